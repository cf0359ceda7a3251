package tesuji.mcts.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.mcts.Knowledge;
import tesuji.mcts.Mcts;
import tesuji.mcts.tree.Tree;

/** What holds after every search, whoever worked on which tree. */
final class ParallelismTest {
    private static final Game GO = Games.library().open("go:size=5");

    static Stream<String> kinds() {
        List<String> kinds = new ArrayList<>(List.of("SingleThread"));
        for (int threads : new int[] {2, 3}) {
            kinds.add("RootParallel[threads=" + threads + "]");
            kinds.add("BlockParallel[trees=" + threads + ",batch=7]");
            kinds.add("LeafParallel[threads=" + threads + "]");
            kinds.add("LeafParallel[threads=" + threads + ",earlyStop=1]");
            for (Locking locking : Locking.values()) {
                kinds.add("TreeParallel[threads=" + threads + ",locking=" + locking + ",virtualLoss=1]");
                kinds.add("TreeParallel[threads=" + threads + ",locking=" + locking + ",virtualLoss=1000000]");
            }
        }
        return kinds.stream();
    }

    private static SearchWorkers workers(Game game, String parallelism, String rest, long seed) {
        String capacity = rest.contains("capacity") ? "" : ",capacity=5000";
        Mcts recipe =
                Mcts.read("mcts[parallelism=" + parallelism + capacity + (rest.isEmpty() ? "" : "," + rest) + "]");
        return recipe.parallelism().on(recipe.plan(game, Knowledge.of(game)), seed);
    }

    private static void search(SearchWorkers workers, Game game, Limits limits) {
        workers.trees().forEach(Tree::clear);
        workers.begin(game.start(), AnalysisRequest.within(limits));
        workers.work(new SearchControl(limits, Long.MAX_VALUE, () -> {}, further -> false));
    }

    /** Visits of the roots together; every node has at least the visits of its children, and values in bounds. */
    private static long check(SearchWorkers workers) {
        long visits = 0;
        for (Tree tree : workers.trees()) {
            visits += tree.visits(Tree.ROOT);
            assertThat(IntStream.range(0, tree.size()).filter(node -> !isSound(tree, node)))
                    .isEmpty();
        }
        return visits;
    }

    private static boolean isSound(Tree tree, int node) {
        long sum = tree.sums()[node];
        if (sum < 0 || sum > (long) Tree.UNIT * tree.visits(node)) return false;
        if (!tree.isOpen(node)) return true;
        int first = tree.firstChild(node);
        long below = 0;
        for (int child = first; child < first + tree.allChildren(node); child++) {
            below += tree.visits(child);
            sum -= (long) Tree.UNIT * tree.visits(child) - tree.sums()[child];
        }
        // what the children's movers lost their opponent won; the rest are simulations that ended here
        long own = tree.visits(node) - below;
        return own >= 0 && sum >= 0 && sum <= Tree.UNIT * own;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everySimulationIsCountedOnce(String parallelism) {
        SearchWorkers workers = workers(GO, parallelism, "", 1);
        for (int steps : new int[] {1, 2, 5, 333}) {
            search(workers, GO, Limits.steps(steps));
            assertThat(check(workers)).as("%s steps", steps).isEqualTo(steps);
            assertThat(workers.findings().simulations()).isEqualTo(steps);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void severalPlayoutsFromALeafAreAllCounted(String parallelism) {
        SearchWorkers workers = workers(GO, parallelism, "leaf=Rollouts[count=3],growth=AllAtOnce", 1);
        search(workers, GO, Limits.steps(200));
        assertThat(check(workers)).isEqualTo(200);
        assertThat(workers.findings().simulations()).isEqualTo(200);
    }

    /** Where nothing is drawn every simulation ends in a loss of one side: sums of scores and of values must agree. */
    @ParameterizedTest
    @MethodSource("kinds")
    void scoresBelongToTheirSimulations(String parallelism) {
        Game hex = Games.library().open("hex:size=3");
        SearchWorkers workers = workers(hex, parallelism, "", 2);
        search(workers, hex, Limits.steps(400));
        for (Tree tree : workers.trees()) {
            assertThat(IntStream.range(0, tree.size())
                            .filter(node -> tree.visits(node) > 0)
                            .filter(node -> Math.abs(tree.meanScore(node) - 4 * tree.mean(node) + 2) > 1e-9))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void anInterruptEndsTheSearchAndLosesNothing(String parallelism) throws InterruptedException {
        SearchWorkers workers = workers(GO, parallelism, "", 3);
        AtomicInteger flagged = new AtomicInteger();
        Thread thinker = new Thread(() -> {
            search(workers, GO, Limits.NONE);
            if (Thread.currentThread().isInterrupted()) flagged.incrementAndGet();
        });
        thinker.start();
        while (workers.trees().get(0).visits(Tree.ROOT) < 50) Thread.onSpinWait();
        thinker.interrupt();
        thinker.join();
        assertThat(flagged).hasValue(1);
        assertThat(check(workers)).isEqualTo(workers.findings().simulations()).isGreaterThanOrEqualTo(50);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aFullTreeGoesOnCounting(String parallelism) {
        for (int capacity : new int[] {2, 27, 100}) {
            SearchWorkers workers = workers(GO, parallelism, "capacity=" + capacity, 4);
            search(workers, GO, Limits.steps(300));
            assertThat(check(workers)).isEqualTo(300);
            workers.trees().forEach(tree -> assertThat(tree.size()).isLessThanOrEqualTo(capacity));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SingleThread",
                "RootParallel[threads=3]",
                "BlockParallel[trees=3,batch=16]",
                "LeafParallel[threads=3]",
                "TreeParallel[threads=1]"
            })
    void aFixedNumberOfSimulationsRepeatsExactly(String parallelism) {
        SearchWorkers first = workers(GO, parallelism, "", 5);
        SearchWorkers second = workers(GO, parallelism, "", 5);
        search(first, GO, Limits.steps(500));
        search(second, GO, Limits.steps(500));
        for (int i = 0; i < first.trees().size(); i++) {
            Tree one = first.trees().get(i);
            Tree other = second.trees().get(i);
            assertThat(one.size()).isEqualTo(other.size());
            for (int node = 0; node < one.size(); node++) {
                assertThat(one.move(node)).isEqualTo(other.move(node));
                assertThat(one.visits(node)).isEqualTo(other.visits(node));
                assertThat(one.sums()[node]).isEqualTo(other.sums()[node]);
            }
        }
        SearchWorkers third = workers(GO, parallelism, "", 6);
        search(third, GO, Limits.steps(500));
        assertThat(third.trees().get(0).sums()[Tree.ROOT])
                .isNotEqualTo(first.trees().get(0).sums()[Tree.ROOT]);
    }

    @Test
    void treesShareTheSimulationsEqually() {
        SearchWorkers workers = workers(GO, "RootParallel[threads=3]", "", 7);
        search(workers, GO, Limits.steps(100));
        assertThat(workers.trees()).extracting(tree -> tree.visits(Tree.ROOT)).containsExactly(34, 33, 33);
    }

    /** Each iteration of a tree is one way down and a whole block of playouts. */
    @Test
    void aBlockPlaysOutFromOneLeaf() {
        SearchWorkers workers = workers(GO, "BlockParallel[trees=4,batch=256]", "", 8);
        search(workers, GO, Limits.steps(3 * 1024));
        for (Tree tree : workers.trees()) {
            assertThat(tree.visits(Tree.ROOT)).isEqualTo(3 * 256);
            assertThat(visitsOfTriedMoves(tree)).containsExactly(256, 256);
        }
    }

    /** Every thread plays out from the same leaf. */
    @Test
    void aLeafCrewPlaysOutFromOneLeaf() {
        SearchWorkers workers = workers(GO, "LeafParallel[threads=3]", "", 8);
        search(workers, GO, Limits.steps(9));
        Tree tree = workers.trees().get(0);
        assertThat(visitsOfTriedMoves(tree)).containsExactly(3, 3);
    }

    private static int[] visitsOfTriedMoves(Tree tree) {
        int first = tree.firstChild(Tree.ROOT);
        return IntStream.range(first, first + tree.childCount(Tree.ROOT))
                .map(tree::visits)
                .filter(visits -> visits > 0)
                .toArray();
    }

    /** What playout i of a block draws does not depend on how much the one before it has drawn. */
    @Test
    void thePlayoutsOfABlockHaveTheirNumbersFromATable() {
        List<List<Long>> draws = new ArrayList<>();
        for (int greed : new int[] {1, 5}) {
            List<Long> drawn = new ArrayList<>();
            Playout greedy = (position, rng, line) -> {
                drawn.add(rng.nextLong());
                for (int i = 1; i < greed; i++) rng.nextLong();
                return 2;
            };
            Mcts recipe = Mcts.read("mcts[capacity=5000,parallelism=BlockParallel[trees=1,batch=8]]");
            SearchWorkers workers =
                    recipe.parallelism().on(recipe.plan(GO, Knowledge.of(GO).with(() -> greedy)), 1);
            search(workers, GO, Limits.steps(8));
            draws.add(drawn);
        }
        assertThat(draws.get(0)).hasSize(8).doesNotHaveDuplicates().isEqualTo(draws.get(1));
    }

    /** A failure inside the tree, where locks are held, does not stop the others for ever. */
    @ParameterizedTest
    @EnumSource
    void whoFailsLetsGoOfHisLocks(Locking locking) {
        Prior failing = (position, moves, count, weights) -> {
            if (Thread.currentThread().getName().equals("simulator")) throw new IllegalArgumentException("on purpose");
            Arrays.fill(weights, 0, count, 1);
        };
        Mcts recipe = Mcts.read(
                "mcts[capacity=5000,selection=Puct,parallelism=TreeParallel[threads=2,locking=" + locking + "]]");
        SearchWorkers workers =
                recipe.parallelism().on(recipe.plan(GO, Knowledge.of(GO).with(failing)), 1);
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> assertThatThrownBy(() -> search(workers, GO, Limits.NONE))
                        .isInstanceOf(IllegalStateException.class)
                        .hasRootCauseMessage("on purpose"));
    }

    /** Selections that remember more than visits and values share trees as well. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "selection=Rave",
                "selection=Ucb1Tuned,firstPlay=ParentMinus",
                "growth=Widening,firstPlay=LookAhead",
                "selection=Grave,growth=AllAtOnce"
            })
    void everyRecipeWorksTogether(String recipe) {
        SearchWorkers workers = workers(GO, "TreeParallel[threads=3]", recipe, 9);
        search(workers, GO, Limits.steps(2000));
        assertThat(check(workers)).isEqualTo(2000);
    }

    /** The worker's first playout lasts until the lead has made ten without it. */
    @Test
    void outstandingPlayoutsAreGivenUpWhenAllAreLost() {
        CountDownLatch ten = new CountDownLatch(10);
        // side 1 wins from the root, where side 1 is not to move: lost for side 0, who moves into the next leaves
        Playout losing = (position, rng, line) -> {
            if (!Thread.currentThread().getName().equals("worker")) ten.countDown();
            else await(ten);
            return position.toMove() == 0 ? 2 : -2;
        };
        Mcts recipe = Mcts.read("mcts[capacity=5000,parallelism=LeafParallel[threads=2,earlyStop=1]]");
        SearchWorkers workers =
                recipe.parallelism().on(recipe.plan(GO, Knowledge.of(GO).with(() -> losing)), 1);
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> search(workers, GO, Limits.steps(100)));
        assertThat(check(workers)).isEqualTo(100);
        assertThat(workers.findings().simulations()).isEqualTo(100);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TreeParallel[threads=2]", "RootParallel[threads=2]", "LeafParallel[threads=2]"})
    void aFailureOnAnotherThreadIsToldToTheCaller(String parallelism) {
        Thread caller = Thread.currentThread();
        Playout failing = (position, rng, line) -> {
            if (Thread.currentThread() != caller) throw new IllegalArgumentException("on purpose");
            return 0;
        };
        Mcts recipe = Mcts.read("mcts[capacity=5000,parallelism=" + parallelism + "]");
        SearchWorkers workers =
                recipe.parallelism().on(recipe.plan(GO, Knowledge.of(GO).with(() -> failing)), 1);
        assertThatThrownBy(() -> search(workers, GO, Limits.NONE))
                .isInstanceOf(IllegalStateException.class)
                .hasRootCauseMessage("on purpose");
    }
}
