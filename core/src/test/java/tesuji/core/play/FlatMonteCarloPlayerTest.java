package tesuji.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Playout;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.game.Position;

final class FlatMonteCarloPlayerTest implements PlayerContract {
    private final Game game = new Heaps(4, 3);

    @Override
    public Game game() {
        return game;
    }

    @Override
    public Player player(Game game, long seed) {
        return new FlatMonteCarloPlayer(game, new UniformPlayout(game), seed);
    }

    private Player player(long seed) {
        return player(game, seed);
    }

    private GameRecord after(String... moves) {
        GameRecord record = GameRecord.of(game);
        for (String move : moves) record = record.then(game.notation().move(move));
        return record;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void takesAWinAtOnce(long seed) {
        Decision decision = player(seed).choose(after("a3", "a1", "b1"), Limits.steps(300));
        assertThat(decision).isInstanceOfSatisfying(Decision.Play.class, play -> {
            assertThat(play.move()).isEqualTo(game.notation().move("b3"));
            assertThat(play.analysis().value()).isEqualTo(1.0);
        });
    }

    /**
     * The side to move wins a random game with 1 counter always, with 2 in 1/2, with 3 in (1 + 0 + 1/2) / 3 = 1/2, with
     * 4 in (1/2 + 1/2 + 0) / 3 = 1/3 of the cases; so taking 1, 2, 3 of 4 wins in 1/2, 1/2, 0.
     */
    @Test
    void meansApproachTheExpectedResults() {
        Analysis analysis =
                player(1).choose(after("a3", "a1"), Limits.steps(90_000)).analysis();
        assertThat(analysis.steps()).isEqualTo(90_000);
        assertThat(analysis.candidates()).hasSize(3).allSatisfy(candidate -> {
            assertThat(candidate.visits()).isEqualTo(30_000);
            double expected = candidate.move() == game.notation().move("b3") ? 0 : 0.5;
            assertThat(candidate.value()).isBetween(expected - 0.02, expected + 0.02);
        });
        assertThat(analysis.candidates().get(2).move())
                .isEqualTo(game.notation().move("b3"));
        assertThat(analysis.value()).isEqualTo(analysis.candidates().get(0).value());
    }

    @Test
    void givesEveryMoveItsTurnBeforeAnySecondOne() {
        Analysis analysis = player(1).choose(after("a3", "a1"), Limits.steps(5)).analysis();
        assertThat(analysis.candidates().stream().sorted((a, b) -> Integer.compare(a.move(), b.move())))
                .extracting(Analysis.Candidate::visits)
                .containsExactly(2L, 2L, 1L);
    }

    @Test
    void listsOnlyMovesThatWereTried() {
        Analysis analysis =
                player(1).choose(GameRecord.of(game), Limits.steps(2)).analysis();
        assertThat(analysis.candidates()).extracting(Analysis.Candidate::move).containsExactlyInAnyOrder(0, 1);
    }

    @Test
    void repeatsItselfWithTheSameSeed() {
        Player player = player(7);
        Decision first = player.choose(GameRecord.of(game), Limits.steps(500));
        assertThat(player.choose(GameRecord.of(game), Limits.steps(500))).isEqualTo(first);
        assertThat(player(7).choose(GameRecord.of(game), Limits.steps(500))).isEqualTo(first);
        assertThat(player(8).choose(GameRecord.of(game), Limits.steps(500))).isNotEqualTo(first);
    }

    @Test
    void countsADrawAsHalf() {
        Playout drawn = (position, rng, line) -> 0;
        Analysis analysis = new FlatMonteCarloPlayer(game, drawn, 1)
                .choose(GameRecord.of(game), Limits.steps(30))
                .analysis();
        assertThat(analysis.candidates()).extracting(Analysis.Candidate::value).containsOnly(0.5);
    }

    /** Every move wins, but b1 wins by more. */
    @Test
    void theLargerScoreDecidesAmongEqualMeans() {
        int best = game.notation().move("b1");
        Position after = game.start();
        after.play(best);
        Playout winning = (position, rng, line) -> position.key() == after.key() ? 8 : 2;
        Analysis analysis = new FlatMonteCarloPlayer(game, winning, 1)
                .choose(GameRecord.of(game), Limits.steps(60))
                .analysis();
        assertThat(analysis.candidates()).extracting(Analysis.Candidate::value).containsOnly(1.0);
        assertThat(analysis.candidates().get(0).move()).isEqualTo(best);
    }

    @Test
    void seesResultsWithTheEyesOfTheSideToMove() {
        Playout secondSideWins = (position, rng, line) -> -2;
        FlatMonteCarloPlayer player = new FlatMonteCarloPlayer(game, secondSideWins, 1);
        assertThat(player.choose(GameRecord.of(game), Limits.steps(3))
                        .analysis()
                        .value())
                .isZero();
        assertThat(player.choose(GameRecord.of(game).then(0), Limits.steps(3))
                        .analysis()
                        .value())
                .isEqualTo(1.0);
    }

    @Test
    void thinksAboutAStandardNumberOfPlayoutsWithoutLimits() {
        assertThat(player(1).choose(GameRecord.of(game), Limits.NONE).analysis().steps())
                .isEqualTo(FlatMonteCarloPlayer.STANDARD_STEPS);
    }

    @Test
    void answersEvenWithoutTime() {
        Decision decision = player(1).choose(GameRecord.of(game), Limits.time(Duration.ZERO));
        assertThat(decision.analysis().steps()).isEqualTo(1);
    }

    @Test
    void answersWhenInterruptedAndKeepsTheFlag() {
        Playout interrupting = new Playout() {
            private int played;

            @Override
            public int finish(Position position, Rng rng, Line line) {
                if (++played == 10) Thread.currentThread().interrupt();
                return 2;
            }
        };
        Analysis analysis = new FlatMonteCarloPlayer(game, interrupting, 1)
                .choose(GameRecord.of(game), Limits.NONE)
                .analysis();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(analysis.steps()).isEqualTo(10);
    }

    @Test
    void playoutsAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Player player = player(1);
        GameRecord start = GameRecord.of(game);
        for (long steps : List.of(20_000L, 1_000L)) player.choose(start, Limits.steps(steps));
        long few = allocatedBy(threads, () -> player.choose(start, Limits.steps(1_000)));
        long many = allocatedBy(threads, () -> player.choose(start, Limits.steps(101_000)));
        assertThat(many - few).isLessThan(100_000);
    }

    private static long allocatedBy(ThreadMXBean threads, Runnable work) {
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
