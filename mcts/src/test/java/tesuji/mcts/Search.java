package tesuji.mcts;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.StringJoiner;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.mcts.choose.FinalMove;
import tesuji.mcts.run.SearchControl;
import tesuji.mcts.run.SearchWorkers;
import tesuji.mcts.run.SingleThread;
import tesuji.mcts.select.Selection;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.FirstPlay;

/** Whole searches of single positions, for tests: one thread, a number of simulations, and the tree they leave. */
public final class Search {
    private static final int CAPACITY = 20_000;

    private Search() {}

    public static Mcts recipe(Selection selection, FirstPlay firstPlay) {
        return recipe(selection, firstPlay, CAPACITY);
    }

    public static Mcts recipe(Selection selection, FirstPlay firstPlay, int capacity) {
        Mcts standard = Mcts.STANDARD;
        FinalMove finalMove = standard.finalMove();
        return new Mcts(
                selection,
                firstPlay,
                standard.growth(),
                standard.leaf(),
                finalMove,
                SingleThread.STANDARD,
                standard.play(),
                capacity);
    }

    /** The position of a diagram. */
    public static Position place(Game game, String diagram) {
        Position position = game.start();
        game.notation().place(diagram, position);
        return position;
    }

    public static Tree from(Position root, Mcts recipe, long seed, long simulations) {
        SearchWorkers workers = workers(root, recipe, seed);
        workers.work(control(simulations));
        return workers.trees().get(0);
    }

    /** Bytes allocated by so many simulations: the least of some rounds, since the first ones also warm up. */
    public static long garbage(Position root, Mcts recipe, long simulations) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        SearchWorkers workers = workers(root, recipe, 1);
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 4; round++) {
            SearchControl control = control(simulations);
            long before = threads.getCurrentThreadAllocatedBytes();
            workers.work(control);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }

    private static SearchWorkers workers(Position root, Mcts recipe, long seed) {
        Game game = root.game();
        SearchWorkers workers = recipe.parallelism().on(recipe.plan(game, Games.parts(game)), seed);
        workers.trees().forEach(Tree::clear);
        workers.begin(root, AnalysisRequest.within(Limits.NONE));
        return workers;
    }

    private static SearchControl control(long simulations) {
        return new SearchControl(Limits.steps(simulations), Long.MAX_VALUE, () -> {}, further -> false);
    }

    /** Moves, visits and means of all nodes in the order in which they were added. */
    public static String print(Tree tree) {
        StringJoiner nodes = new StringJoiner("\n");
        for (int node = 0; node < tree.size(); node++) {
            nodes.add(tree.move(node) + " " + tree.visits(node) + " " + tree.sums()[node]);
        }
        return nodes.toString();
    }

    /** The child of the root with the most visits, or the best mean among equals. */
    public static int favourite(Tree tree) {
        int first = tree.firstChild(Tree.ROOT);
        int best = first;
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            boolean better = tree.visits(child) != tree.visits(best)
                    ? tree.visits(child) > tree.visits(best)
                    : tree.mean(child) > tree.mean(best);
            if (better) best = child;
        }
        return tree.move(best);
    }
}
