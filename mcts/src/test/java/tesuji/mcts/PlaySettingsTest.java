package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** How a player ends games, obeys bans and keeps to its limits. */
final class PlaySettingsTest {
    /** Black owns the left, White the right; 15 points against 10. */
    private static final String FINISHED = """
            .XXO.
            XX.XO
            .XXXO
            XXXOO
            .XXO.
            """;

    private static Game go(String komi) {
        return Games.library().open("go:size=5,rules=chinese,komi=" + komi);
    }

    private static MctsPlayer player(Game game, String settings) {
        return Mcts.read("mcts[capacity=20000," + settings + "]").player("test", game, Games.parts(game), 1);
    }

    private static GameRecord finished(Game game, String state) {
        return GameRecord.from(Search.place(game, FINISHED + state));
    }

    private static int pass(Game game) {
        return game.moveLimit() - 1;
    }

    private static Decision choose(Game game, String settings, String state, int steps) {
        return player(game, settings).choose(finished(game, state), Limits.steps(steps));
    }

    private static int move(Decision decision) {
        return ((Decision.Play) decision).move();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 300})
    void aWonGameIsEndedByAPass(int steps) {
        Game game = go("0.5");
        assertThat(move(choose(game, "leaf=Rollouts", "move black\npasses 1\n", steps)))
                .isEqualTo(pass(game));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 300})
    void nobodyPassesIntoALoss(int steps) {
        Game game = go("0.5");
        assertThat(move(choose(game, "leaf=Rollouts", "move white\npasses 1\n", steps)))
                .isNotEqualTo(pass(game));
    }

    @Test
    void aHopelessGameIsGivenUpWhereThatIsUsual() {
        Game game = go("24.5");
        String resigning = "play=PlaySettings[resignBelow=0.3]";
        assertThat(choose(game, resigning, "move black\n", 300)).isInstanceOf(Decision.Play.class);
        GameRecord late = longGame(game);
        assertThat(player(game, resigning).choose(late, Limits.steps(300))).isInstanceOf(Decision.Resign.class);
        assertThat(player(game, "play=PlaySettings[resignBelow=0]").choose(late, Limits.steps(300)))
                .isInstanceOf(Decision.Play.class);
        assertThat(player(game, resigning).choose(late, Limits.steps(50)))
                .as("too early to say")
                .isInstanceOf(Decision.Play.class);
    }

    /** Far enough for resigning, from the empty board, with Black to move. */
    private static GameRecord longGame(Game game) {
        GameRecord record = GameRecord.of(game);
        for (int point : new int[] {12, 7, 11, 6, 13, 8, 10, 5}) record = record.then(point);
        return record;
    }

    /** The lot falls on moves that were hardly tried; what is hopeless is said by the one tried most. */
    @Test
    void aRareMoveDoesNotGiveTheGameUp() {
        Game game = go("-24.5");
        String settings = "finalMove=Secure[width=100, bound=UPPER],play=PlaySettings[resignBelow=0.5]";
        assertThat(player(game, settings).choose(longGame(game), Limits.steps(300)))
                .isInstanceOf(Decision.Play.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 300})
    void aBanHoldsAtTheEndToo(int steps) {
        Game game = go("0.5");
        AnalysisRequest request = new AnalysisRequest(
                Limits.steps(steps),
                Duration.ofDays(1),
                false,
                List.of(new AnalysisRequest.Ban(0, Set.of(pass(game)), 1)));
        Decision decision = player(game, "leaf=Rollouts")
                .analyse(finished(game, "move black\npasses 1\n"), request, analysis -> {});
        assertThat(move(decision)).isNotEqualTo(pass(game));
    }

    /** It goes on only while no move leads in visits and value, and never beyond the limit. */
    @Test
    void maxRobustKeepsToItsLimits() {
        Game hex = Games.library().open("hex:size=5");
        int extended = 0;
        for (int steps = 30; steps < 330; steps += 10) {
            long used = player(hex, "finalMove=MaxRobust,play=PlaySettings[stopEarly=false]")
                    .choose(GameRecord.of(hex), Limits.steps(steps))
                    .analysis()
                    .steps();
            assertThat(used).isBetween(Math.round(steps * 2 / 3.0), (long) steps);
            if (used > Math.round(steps * 2 / 3.0)) extended++;
        }
        assertThat(extended).isBetween(1, 29);
    }

    @Test
    void afterAFailureNothingIsTrusted() {
        Game hex = Games.library().open("hex:size=3");
        AtomicBoolean fails = new AtomicBoolean(true);
        Playout playout = Games.playout(hex);
        Playout once = (position, rng, line) -> {
            if (fails.getAndSet(false)) throw new IllegalArgumentException("on purpose");
            return playout.finish(position, rng, line);
        };
        MctsPlayer player = Mcts.read("mcts[capacity=5000,parallelism=TreeCrew[threads=1,virtualLoss=7]]")
                .player("test", hex, Knowledge.of(hex).with(() -> once), 1);
        GameRecord record = GameRecord.of(hex);
        assertThatThrownBy(() -> player.choose(record, Limits.steps(50))).hasMessage("on purpose");
        player.choose(record, Limits.steps(50));
        long below = player.level(List.of()).orElseThrow().branches().stream()
                .mapToLong(branch -> branch.visits())
                .sum();
        assertThat(below).isEqualTo(49);
    }

    /** A guess is no score. */
    @Test
    void whoGuessesCountsNothing() {
        Game hex = Games.library().open("hex:size=3");
        Decision guessed = Mcts.read("mcts[capacity=5000,leaf=Truncated[steps=0]]")
                .player("test", hex, Knowledge.of(hex), 1)
                .choose(GameRecord.of(hex), Limits.steps(20));
        assertThat(guessed.analysis().lead()).isNaN();
        assertThat(guessed.analysis().deviation()).isNaN();
        assertThat(guessed.analysis().value()).isEqualTo(0.5);
    }
}
