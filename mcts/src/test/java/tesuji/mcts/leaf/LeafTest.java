package tesuji.mcts.leaf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.mcts.Knowledge;
import tesuji.mcts.tree.Trace;

final class LeafTest {
    private final Game game = Games.library().open("tictactoe");
    private final Rng rng = new Rng(1);

    /** Follows these moves and values the leaf they lead to. */
    private Trace value(Leaf leaf, Knowledge knowledge, int... moves) {
        return value(game, leaf, knowledge, moves);
    }

    private Trace value(Game rules, Leaf leaf, Knowledge knowledge, int... moves) {
        Position position = rules.start();
        Trace trace = new Trace(rules.maxLength());
        trace.restart(position.toMove(), 0);
        for (int i = 0; i < moves.length; i++) {
            position.play(moves[i]);
            trace.descend(i + 1, moves[i], position.toMove());
        }
        leaf.on(rules, knowledge).value(position, rng, trace);
        return trace;
    }

    private Knowledge guessing(double estimate) {
        return Knowledge.of(game).with(position -> estimate);
    }

    @Test
    void aGuessIsMappedToAReward() {
        Truncated here = new Truncated(0, "any", true);
        assertThat(value(here, guessing(0.5), 0).reward()).isEqualTo(0.75);
        assertThat(value(here, guessing(-1), 0).reward()).isZero();
        assertThat(value(here, guessing(7), 0).reward()).isEqualTo(1);
        assertThat(value(here, guessing(0.5), 0).line().length()).isEqualTo(1);
        assertThat(value(here, guessing(0.5), 0).score()).isZero();
    }

    @Test
    void theGuessComesAfterSoManyMoves() {
        Knowledge counting = Knowledge.of(game)
                .with(position -> game.notation().picture(position).count(0) / 10.0);
        Trace trace = value(new Truncated(3, "any", true), counting, 0);
        assertThat(trace.line().length()).isEqualTo(4);
        assertThat(trace.reward()).isEqualTo(0.6);
    }

    @Test
    void gamesThatEndOnTheWayAreExact() {
        // X has the top row: nothing is played and nothing guessed
        assertThat(value(new Truncated(5, "any", true), guessing(-1), 0, 3, 1, 4, 2)
                        .reward())
                .isEqualTo(1);
        for (int i = 0; i < 20; i++) {
            Trace trace = value(new Truncated(9, "any", true), guessing(0.1), 0);
            assertThat(trace.reward()).isIn(0.0, 0.5, 1.0);
            assertThat(Integer.signum(trace.score()) / 2.0 + 0.5).isEqualTo(trace.reward());
        }
    }

    @Test
    void aGameWithoutHeuristicSaysSo() {
        assertThatThrownBy(() -> Truncated.STANDARD.on(game, Games.parts(game)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("tictactoe");
    }

    @Test
    void twoOpinionsAreWeighed() {
        Leaf first = new Rollouts("any", 1, new WinLoss());
        Leaf second = new Truncated(0, "any", true);
        Trace trace = value(new Blend(0.25, first, second), guessing(0.6), 0, 3, 1, 4, 2);
        assertThat(trace.reward()).isEqualTo(0.75 + 0.25 * 1, within(1e-12)); // over: both say it was won
        for (int i = 0; i < 10; i++) {
            trace = value(new Blend(0.25, first, second), guessing(0.6), 0, 3);
            double won = 0.5 + Integer.signum(trace.score()) / 2.0;
            assertThat(trace.reward()).isEqualTo(0.75 * won + 0.25 * 0.8, within(1e-12));
            assertThat(trace.line().length()).isGreaterThan(4);
        }
    }

    /** The second opinion plays on a copy, and its moves are forgotten. */
    @Test
    void onlyTheFirstOpinionLeavesMoves() {
        Blend blend = new Blend(0.5, new Truncated(0, "any", true), new Rollouts("any", 1, new WinLoss()));
        Trace trace = value(blend, guessing(0), 4);
        assertThat(trace.line().length()).isEqualTo(1);
        assertThat(trace.score()).isZero();
    }

    @Test
    void anEndedGameIsCountedByTheRules() {
        Game go = Games.library().open("go:size=5,komi=0.5");
        // a lone black stone in the middle owns the board, but a playout board sees open regions only
        Trace trace = value(go, new Rollouts("any", 1, new WinLoss()), Knowledge.of(go), 12, 25, 25);
        assertThat(trace.score()).isEqualTo(2 * 25 - 1);
        assertThat(trace.reward()).isEqualTo(1);
        assertThat(trace.line().length()).isEqualTo(3);
    }

    @Test
    void capturesOfAnEndedGameAreItsOwn() {
        Game go = Games.library().open("go:size=5,komi=0.5");
        Valuer valuer = new Rollouts("any", 1, new FewPrisoners()).on(go, Knowledge.of(go));
        Position position = go.start();
        Trace trace = new Trace(go.maxLength());
        trace.restart(0, 0);
        valuer.value(position, rng, trace);
        // Black takes the white stone in the corner, then both pass: 25 points with one prisoner, and none for White
        int[] moves = {1, 0, 5, 25, 25};
        position = go.start();
        trace.restart(0, 0);
        for (int i = 0; i < moves.length; i++) {
            position.play(moves[i]);
            trace.descend(i + 1, moves[i], position.toMove());
        }
        valuer.value(position, rng, trace);
        double own = (25 + 24.5) / 2 / 2;
        double other = (25 - 24.5) / 2;
        assertThat(trace.reward()).isEqualTo(own / (own + other), within(1e-12));
    }

    @Test
    void shortGamesAreBrokenOff() {
        Game go = Games.library().open("go:size=9");
        ShortGames reward = new ShortGames(1, ShortGames.Decay.INVERSE, 0.7);
        Trace trace = value(go, new Rollouts("any", 1, reward), Knowledge.of(go), 12, 13);
        // 1 / (1 + length / 81) < 0.7 from length 35 on
        assertThat(trace.line().length()).isEqualTo(35);
    }

    @Test
    void aLeafIsReadFromWhatItPrints() {
        assertThat(RecordText.read(Leaf.class, Blend.STANDARD.toString())).isEqualTo(Blend.STANDARD);
        assertThatThrownBy(() -> RecordText.read(Leaf.class, "Blend[first=Rollouts[count=2]]"))
                .isInstanceOf(InputException.class);
    }
}
