package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.OwnerStatistics;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** An advisor that learns from the ends of simulations is told of them, and asked about the root again. */
final class WatchingAdvisorTest {
    private static final Game GAME = Games.library().open("go:size=5,komi=0");

    /** A corner, where no search would play. */
    private static final int LIKED = 0;

    /**
     * Notes how many playouts it knew of whenever it was asked about the root. From 64 playouts on it speaks for a
     * corner and against all else.
     */
    private static final class Watcher implements Advisor {
        private final OwnerStatistics ends = new OwnerStatistics(25);
        private final List<Integer> atTheRoot = new ArrayList<>();
        private final long root;

        Watcher(Position root) {
            this.root = root.key();
        }

        @Override
        public Optional<OwnerStatistics> ends() {
            return Optional.of(ends);
        }

        @Override
        public void advise(Position position, int[] moves, int count, float[] simulations, float[] wins) {
            for (int i = 0; i < count; i++) {
                simulations[i] = 100;
                wins[i] = ends.playouts() < 64 ? 50 : moves[i] == LIKED ? 100 : 1;
            }
            if (position.key() == root) atTheRoot.add(ends.playouts());
        }
    }

    /** A new advisor for each simulator, as the parts of a game have it. */
    private record Advisors(Parts other, Supplier<Advisor> advisors) implements Parts {
        @Override
        public Playout playout(String name) {
            return other.playout(name);
        }

        @Override
        public Prior prior(String name) {
            return other.prior(name);
        }

        @Override
        public Advisor advisor(String name) {
            return advisors.get();
        }
    }

    private static MctsPlayer player(Advisor advisor) {
        return player(() -> advisor, "SingleThread", "same");
    }

    private static MctsPlayer player(Supplier<Advisor> advisors, String parallelism, String rootAdvisor) {
        Mcts recipe = Mcts.read("mcts[selection=AdvisedRave[rootAdvisor=" + rootAdvisor + "], capacity=100000,"
                + " parallelism=" + parallelism + ", play=PlaySettings[stopEarly=false]]");
        return recipe.player("test", GAME, new Advisors(Games.parts(GAME), advisors), 1);
    }

    private static Analysis search(MctsPlayer player, GameRecord record, long steps) {
        return player.analyse(record, AnalysisRequest.within(Limits.steps(steps)), news -> {})
                .analysis();
    }

    /** The share that the corner has in what the advice promises of the moves tried. */
    private static double liking(Analysis analysis) {
        return analysis.candidates().stream()
                .filter(candidate -> candidate.move() == LIKED)
                .mapToDouble(Analysis.Candidate::prior)
                .findFirst()
                .orElse(0);
    }

    /** Before, all moves are promised the same; then the corner has 100 parts, the other 25 moves one each. */
    @Test
    void whatWasLearntIsWrittenAtTheRoot() {
        try (MctsPlayer player = player(new Watcher(GAME.start()))) {
            assertThat(liking(search(player, GameRecord.of(GAME), 40))).isLessThan(0.3);
            assertThat(liking(search(player, GameRecord.of(GAME), 60))).isGreaterThan(0.7);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SingleThread, root",
        "'TreeParallel[threads=2, locking=TREE]', same",
        "'TreeParallel[threads=2, locking=NODE]', same",
        "'TreeParallel[threads=2, locking=FREE]', same",
        "'RootParallel[threads=2]', same",
        "'LeafParallel[threads=2]', same",
        "'BlockParallel', same"
    })
    void whateverTheThreadsAre(String parallelism, String rootAdvisor) {
        try (MctsPlayer player = player(() -> new Watcher(GAME.start()), parallelism, rootAdvisor)) {
            assertThat(liking(search(player, GameRecord.of(GAME), 2000))).isGreaterThan(0.7);
        }
    }

    @Test
    void theRootIsAdvisedAgainAfterMoreAndMoreSimulations() {
        Watcher watcher = new Watcher(GAME.start());
        try (MctsPlayer player = player(watcher)) {
            search(player, GameRecord.of(GAME), 1500);
        }
        assertThat(watcher.atTheRoot).containsExactly(1, 64, 256, 1024);
        assertThat(watcher.ends.playouts()).isEqualTo(1500);
    }

    /** A search in two parts is the same as one in one. */
    @Test
    void aSearchThatGoesOnRemembersItsEnds() {
        Watcher watcher = new Watcher(GAME.start());
        try (MctsPlayer player = player(watcher)) {
            search(player, GameRecord.of(GAME), 100);
            search(player, GameRecord.of(GAME), 200);
        }
        assertThat(watcher.atTheRoot).containsExactly(1, 64, 256);
        assertThat(watcher.ends.playouts()).isEqualTo(300);
    }

    @Test
    void anotherPositionBeginsAnew() {
        GameRecord record = GameRecord.of(GAME);
        GameRecord next = record.then(LIKED);
        Watcher watcher = new Watcher(next.replay(GAME));
        try (MctsPlayer player = player(watcher)) {
            search(player, record, 300);
            watcher.atTheRoot.clear();
            search(player, next, 100);
        }
        assertThat(watcher.ends.playouts()).isEqualTo(100);
        assertThat(watcher.atTheRoot).containsExactly(64);
    }
}
