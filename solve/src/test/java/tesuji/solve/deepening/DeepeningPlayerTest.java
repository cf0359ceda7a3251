package tesuji.solve.deepening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.PlayerContract;
import tesuji.games.Games;

/** Looks ahead as far as its limits allow; the games are small enough for their values to be known. */
final class DeepeningPlayerTest implements PlayerContract {
    private static final Heuristic NO_IDEA = position -> 0;
    private static final Prior ANY = (position, moves, count, weights) -> Arrays.fill(weights, 0, count, 1);

    @Override
    public Game game() {
        return Games.library().open("tictactoe");
    }

    @Override
    public Player player(Game game, long seed) {
        return new DeepeningPlayer("ahead", game, NO_IDEA, ANY, EndgamePlayer.NONE, 12, seed);
    }

    private Decision.Play play(String id, String... moves) {
        Game game = Games.library().open(id);
        GameRecord record = GameRecord.of(game);
        for (String move : moves) record = record.then(game.notation().move(move));
        try (Player player = player(game, 1)) {
            return (Decision.Play) player.choose(record, Limits.steps(100_000));
        }
    }

    @Test
    void aWinIsFoundAndKnown() {
        Decision.Play win = play("tictactoe", "a1", "b2", "a2", "c1");
        assertThat(game().notation().move(win.move())).isEqualTo("a3");
        assertThat(win.analysis().value()).isEqualTo(1);
    }

    @Test
    void aLossIsPutOff() {
        // the other side threatens a3
        Decision.Play defence = play("tictactoe", "a1", "b2", "a2");
        assertThat(game().notation().move(defence.move())).isEqualTo("a3");
    }

    /** Nim is a second player's win exactly when the heaps add up to 0 without carrying (Bouton 1902). */
    @Test
    void nimIsPlayedPerfectly() {
        assertThat(play("nim:piles=3-4-5").analysis().value()).isEqualTo(1);
        assertThat(play("nim:piles=1-2-3").analysis().value()).isZero();
    }

    @Test
    void anEndgamePlayerComesFirst() {
        Game game = game();
        Decision told = new Decision.Play(4, new Analysis(1, 1, List.of()));
        try (Player player =
                new DeepeningPlayer("told", game, NO_IDEA, ANY, (position, limits) -> Optional.of(told), 4, 1)) {
            assertThat(player.choose(GameRecord.of(game), Limits.steps(10))).isEqualTo(told);
        }
    }

    /**
     * What an endgame player only believes is followed, unless the search sees that it loses or that something else
     * wins.
     */
    @Test
    void adviceIsLookedThrough() {
        assertThat(advised("c3", "a1", "b2")).isEqualTo("c3");
        // the other side threatens a3
        assertThat(advised("c3", "a1", "b2", "a2")).isEqualTo("a3");
        assertThat(advised("c3", "a1", "b2", "a2", "c1")).isEqualTo("a3");
    }

    private String advised(String advice, String... moves) {
        Game game = game();
        GameRecord record = GameRecord.of(game);
        for (String move : moves) record = record.then(game.notation().move(move));
        Decision told = new Decision.Play(game.notation().move(advice), new Analysis(1, 0.95, List.of()));
        try (Player player =
                new DeepeningPlayer("told", game, NO_IDEA, ANY, (position, limits) -> Optional.of(told), 12, 1)) {
            return game.notation().move(((Decision.Play) player.choose(record, Limits.steps(100_000))).move());
        }
    }

    /** The cap decides a game shortly before it, and says nothing about the same position in a game that goes on. */
    @Test
    void whatTheCapDecidesIsNotRemembered() {
        Game game = Games.library().open("taifho:cap=8");
        GameRecord near = GameRecord.of(game);
        for (String move : List.of("B9B8", "B0B1", "G9G8", "B1C1", "B8B7", "C1B1"))
            near = near.then(game.notation().move(move));
        GameRecord far = GameRecord.from(near.replay(game));
        Decision decided = choose(player(game, 1), near);
        Decision open = choose(player(game, 1), far);
        assertThat(decided.analysis().value()).isEqualTo(1);
        assertThat(open.analysis().value()).isStrictlyBetween(0.0, 1.0);
        for (int first = 0; first < 2; first++) {
            Player player = player(game, 1);
            if (first == 0) assertThat(choose(player, near)).isEqualTo(decided);
            assertThat(choose(player, far)).isEqualTo(open);
            assertThat(choose(player, near).analysis().value())
                    .isEqualTo(decided.analysis().value());
        }
    }

    private static Decision choose(Player player, GameRecord record) {
        return player.choose(record, Limits.steps(3000));
    }

    @Test
    void theTableKeepsWhatWasSearchedDeeper() {
        DepthTable table = new DepthTable(4);
        table.begin();
        table.store(1, -70_000, DepthTable.LOWER, 5, 6400);
        long entry = table.find(1);
        assertThat(DepthTable.score(entry)).isEqualTo(-70_000);
        assertThat(DepthTable.bound(entry)).isEqualTo(DepthTable.LOWER);
        assertThat(DepthTable.depth(entry)).isEqualTo(5);
        assertThat(DepthTable.move(entry)).isEqualTo(6400);
        table.store(17, 3, DepthTable.EXACT, 4, 1);
        assertThat(table.find(17)).isEqualTo(DepthTable.NOTHING);
        table.begin();
        table.store(17, 3, DepthTable.EXACT, 4, 1);
        assertThat(table.find(1)).isEqualTo(DepthTable.NOTHING);
        assertThat(DepthTable.score(table.find(17))).isEqualTo(3);
    }
}
