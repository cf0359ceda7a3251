package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.mcts.run.SearchControl;
import tesuji.mcts.run.SearchWorkers;
import tesuji.mcts.tree.Tree;

/** One thread and one seed: the same search everywhere, and no garbage. */
final class DeterminismTest {
    private static List<TreeView.Branch> search(Game game) {
        MctsPlayer player = Mcts.read("mcts[capacity=50000,play=PlaySettings[stopEarly=false]]")
                .player("test", game, Knowledge.of(game), 7);
        player.choose(GameRecord.of(game), Limits.steps(1000));
        return player.level(List.of()).orElseThrow().branches().stream()
                .sorted(Comparator.comparingInt(TreeView.Branch::move))
                .toList();
    }

    /** Visits of the root's children in the order of the moves. A change here must be meant. */
    @ParameterizedTest
    @CsvSource({
        "tictactoe, 67 98 161 109 204 45 128 92 95",
        "connectfour, 126 129 158 195 146 117 128",
        "go:size=5, 21 38 55 36 38 27 42 26 23 30 57 55 52 41 41 38 57 65 43 28 24 43 36 35 17 31",
    })
    void theSameSearchAsEver(String name, String visits) {
        assertThat(search(Games.library().open(name)).stream()
                        .map(branch -> String.valueOf(branch.visits()))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(visits);
    }

    @ParameterizedTest
    @CsvSource({"go:size=9, 9ddade3ad16f945d", "hex:size=7, f3d58c50b2b4d367"})
    void theSameLargeSearchAsEver(String name, String fingerprint) {
        long hash = 0;
        for (TreeView.Branch branch : search(Games.library().open(name))) {
            hash = Rng.mix(hash ^ (branch.visits() << 32 | branch.move()));
        }
        assertThat(Long.toHexString(hash)).isEqualTo(fingerprint);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "connectfour", "go:size=9", "hex:size=5", "nim"})
    void twoRunsAreIdentical(String name) {
        Game game = Games.library().open(name);
        assertThat(search(game)).isEqualTo(search(game));
    }

    @ParameterizedTest
    @ValueSource(strings = {"go:size=9", "connectfour", "hex:size=7"})
    void simulationsAllocateNothing(String name) {
        Game game = Games.library().open(name);
        Mcts recipe = Mcts.read("mcts[capacity=300000]");
        SearchWorkers workers = recipe.parallelism().on(recipe.plan(game, Knowledge.of(game)), 1);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 4; round++) {
            workers.trees().forEach(Tree::clear);
            workers.begin(game.start(), AnalysisRequest.within(Limits.NONE));
            SearchControl control = new SearchControl(Limits.steps(10_000), Long.MAX_VALUE, () -> {}, further -> false);
            long before = threads.getThreadAllocatedBytes(thread);
            workers.work(control);
            least = Math.min(least, threads.getThreadAllocatedBytes(thread) - before);
        }
        // a search has its lists of threads and quota; one object per simulation would be 160000 bytes
        assertThat(least).isLessThan(2_000);
    }
}
