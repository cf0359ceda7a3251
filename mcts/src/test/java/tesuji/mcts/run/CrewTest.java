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
final class CrewTest {
    private static final Game GO = Games.library().open("go:size=5");

    static Stream<String> crews() {
        List<String> crews = new ArrayList<>(List.of("Alone"));
        for (int threads : new int[] {2, 3}) {
            crews.add("RootCrew[threads=" + threads + "]");
            crews.add("BlockCrew[trees=" + threads + ",batch=7]");
            crews.add("LeafCrew[threads=" + threads + "]");
            crews.add("LeafCrew[threads=" + threads + ",earlyStop=1]");
            for (Locking locking : Locking.values()) {
                crews.add("TreeCrew[threads=" + threads + ",locking=" + locking + ",virtualLoss=1]");
                crews.add("TreeCrew[threads=" + threads + ",locking=" + locking + ",virtualLoss=1000000]");
            }
        }
        return crews.stream();
    }

    private static Team team(Game game, String crew, String rest, long seed) {
        String capacity = rest.contains("capacity") ? "" : ",capacity=5000";
        Mcts recipe = Mcts.read("mcts[crew=" + crew + capacity + (rest.isEmpty() ? "" : "," + rest) + "]");
        return recipe.crew().on(recipe.plan(game, Knowledge.of(game)), seed);
    }

    private static void search(Team team, Game game, Limits limits) {
        team.trees().forEach(Tree::clear);
        team.begin(game.start(), AnalysisRequest.within(limits));
        team.work(new Watch(limits, Long.MAX_VALUE, () -> {}, further -> false));
    }

    /** Visits of the roots together; every node has at least the visits of its children, and values in bounds. */
    private static long check(Team team) {
        long visits = 0;
        for (Tree tree : team.trees()) {
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
    @MethodSource("crews")
    void everySimulationIsCountedOnce(String crew) {
        Team team = team(GO, crew, "", 1);
        for (int steps : new int[] {1, 2, 5, 333}) {
            search(team, GO, Limits.steps(steps));
            assertThat(check(team)).as("%s steps", steps).isEqualTo(steps);
            assertThat(team.findings().simulations()).isEqualTo(steps);
        }
    }

    @ParameterizedTest
    @MethodSource("crews")
    void severalPlayoutsFromALeafAreAllCounted(String crew) {
        Team team = team(GO, crew, "leaf=Rollouts[count=3],growth=AllAtOnce", 1);
        search(team, GO, Limits.steps(200));
        assertThat(check(team)).isEqualTo(200);
        assertThat(team.findings().simulations()).isEqualTo(200);
    }

    /** Where nothing is drawn every simulation ends in a loss of one side: sums of scores and of values must agree. */
    @ParameterizedTest
    @MethodSource("crews")
    void scoresBelongToTheirSimulations(String crew) {
        Game hex = Games.library().open("hex:size=3");
        Team team = team(hex, crew, "", 2);
        search(team, hex, Limits.steps(400));
        for (Tree tree : team.trees()) {
            assertThat(IntStream.range(0, tree.size())
                            .filter(node -> tree.visits(node) > 0)
                            .filter(node -> Math.abs(tree.meanScore(node) - 4 * tree.mean(node) + 2) > 1e-9))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("crews")
    void anInterruptEndsTheSearchAndLosesNothing(String crew) throws InterruptedException {
        Team team = team(GO, crew, "", 3);
        AtomicInteger flagged = new AtomicInteger();
        Thread thinker = new Thread(() -> {
            search(team, GO, Limits.NONE);
            if (Thread.currentThread().isInterrupted()) flagged.incrementAndGet();
        });
        thinker.start();
        while (team.trees().get(0).visits(Tree.ROOT) < 50) Thread.onSpinWait();
        thinker.interrupt();
        thinker.join();
        assertThat(flagged).hasValue(1);
        assertThat(check(team)).isEqualTo(team.findings().simulations()).isGreaterThanOrEqualTo(50);
    }

    @ParameterizedTest
    @MethodSource("crews")
    void aFullTreeGoesOnCounting(String crew) {
        for (int capacity : new int[] {2, 27, 100}) {
            Team team = team(GO, crew, "capacity=" + capacity, 4);
            search(team, GO, Limits.steps(300));
            assertThat(check(team)).isEqualTo(300);
            team.trees().forEach(tree -> assertThat(tree.size()).isLessThanOrEqualTo(capacity));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Alone",
                "RootCrew[threads=3]",
                "BlockCrew[trees=3,batch=16]",
                "LeafCrew[threads=3]",
                "TreeCrew[threads=1]"
            })
    void aFixedNumberOfSimulationsRepeatsExactly(String crew) {
        Team first = team(GO, crew, "", 5);
        Team second = team(GO, crew, "", 5);
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
        Team third = team(GO, crew, "", 6);
        search(third, GO, Limits.steps(500));
        assertThat(third.trees().get(0).sums()[Tree.ROOT])
                .isNotEqualTo(first.trees().get(0).sums()[Tree.ROOT]);
    }

    @Test
    void treesShareTheSimulationsEqually() {
        Team team = team(GO, "RootCrew[threads=3]", "", 7);
        search(team, GO, Limits.steps(100));
        assertThat(team.trees()).extracting(tree -> tree.visits(Tree.ROOT)).containsExactly(34, 33, 33);
    }

    /** Each iteration of a tree is one way down and a whole block of playouts. */
    @Test
    void aBlockPlaysOutFromOneLeaf() {
        Team team = team(GO, "BlockCrew[trees=4,batch=256]", "", 8);
        search(team, GO, Limits.steps(3 * 1024));
        for (Tree tree : team.trees()) {
            assertThat(tree.visits(Tree.ROOT)).isEqualTo(3 * 256);
            assertThat(visitsOfTriedMoves(tree)).containsExactly(256, 256);
        }
    }

    /** Every thread plays out from the same leaf. */
    @Test
    void aLeafCrewPlaysOutFromOneLeaf() {
        Team team = team(GO, "LeafCrew[threads=3]", "", 8);
        search(team, GO, Limits.steps(9));
        Tree tree = team.trees().get(0);
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
            Mcts recipe = Mcts.read("mcts[capacity=5000,crew=BlockCrew[trees=1,batch=8]]");
            Team team = recipe.crew().on(recipe.plan(GO, Knowledge.of(GO).with(() -> greedy)), 1);
            search(team, GO, Limits.steps(8));
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
        Mcts recipe = Mcts.read("mcts[capacity=5000,selection=Puct,crew=TreeCrew[threads=2,locking=" + locking + "]]");
        Team team = recipe.crew().on(recipe.plan(GO, Knowledge.of(GO).with(failing)), 1);
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> assertThatThrownBy(() -> search(team, GO, Limits.NONE))
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
        Team team = team(GO, "TreeCrew[threads=3]", recipe, 9);
        search(team, GO, Limits.steps(2000));
        assertThat(check(team)).isEqualTo(2000);
    }

    /** The partner's first playout lasts until the lead has made ten without it. */
    @Test
    void outstandingPlayoutsAreGivenUpWhenAllAreLost() {
        CountDownLatch ten = new CountDownLatch(10);
        // side 1 wins from the root, where side 1 is not to move: lost for side 0, who moves into the next leaves
        Playout losing = (position, rng, line) -> {
            if (!Thread.currentThread().getName().equals("partner")) ten.countDown();
            else await(ten);
            return position.toMove() == 0 ? 2 : -2;
        };
        Mcts recipe = Mcts.read("mcts[capacity=5000,crew=LeafCrew[threads=2,earlyStop=1]]");
        Team team = recipe.crew().on(recipe.plan(GO, Knowledge.of(GO).with(() -> losing)), 1);
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> search(team, GO, Limits.steps(100)));
        assertThat(check(team)).isEqualTo(100);
        assertThat(team.findings().simulations()).isEqualTo(100);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TreeCrew[threads=2]", "RootCrew[threads=2]", "LeafCrew[threads=2]"})
    void aFailureOnAnotherThreadIsToldToTheCaller(String crew) {
        Thread caller = Thread.currentThread();
        Playout failing = (position, rng, line) -> {
            if (Thread.currentThread() != caller) throw new IllegalArgumentException("on purpose");
            return 0;
        };
        Mcts recipe = Mcts.read("mcts[capacity=5000,crew=" + crew + "]");
        Team team = recipe.crew().on(recipe.plan(GO, Knowledge.of(GO).with(() -> failing)), 1);
        assertThatThrownBy(() -> search(team, GO, Limits.NONE))
                .isInstanceOf(IllegalStateException.class)
                .hasRootCauseMessage("on purpose");
    }
}
