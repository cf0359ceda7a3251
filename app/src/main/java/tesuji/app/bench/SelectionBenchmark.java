package tesuji.app.bench;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.IntList;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.mcts.Mcts;
import tesuji.mcts.run.SearchWorkers;
import tesuji.mcts.select.Selector;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * How fast a formula chooses among children: selections per second on random ways down a tree that a search has left
 * behind. Nothing is played and nothing written down, so formulas can be compared whatever their playouts cost.
 */
public record SelectionBenchmark(String player) implements Benchmark {
    public static final SelectionBenchmark STANDARD = new SelectionBenchmark("uct");

    private static final int SIMULATIONS = 20_000;
    private static final int WAYS = 256;
    private static final int DEEPEST = 100;

    @Override
    public String name() {
        return "selection";
    }

    @Override
    public String unit() {
        return "selections";
    }

    @Override
    public String meaning() {
        return "children chosen by a formula, by default that of plain UCT";
    }

    @Override
    public String standardGame() {
        return "go:size=9";
    }

    @Override
    public Benchmark of(String other, int threads) {
        return new SelectionBenchmark(other.isEmpty() ? player : other);
    }

    @Override
    public Worker worker(Game game, int thread) {
        return new Descents(Catalog.recipe(player, game).alone(), game, thread + 1L);
    }

    @Override
    public long fingerprint(Game game) {
        Descents descents = new Descents(Catalog.recipe(player, game).alone(), game, 0);
        descents.portion();
        return descents.hash;
    }

    /**
     * A way down: its nodes from the root on, all open, so that there is something to choose; and who is to move there.
     */
    private static final class Way {
        private final IntList nodes = new IntList(DEEPEST);
        private final IntList sides = new IntList(DEEPEST);

        void add(int node, int side) {
            nodes.add(node);
            sides.add(side);
        }
    }

    /** One thread's ways down one tree. */
    private static final class Descents implements Worker {
        private final Selector selector;
        private final Trace trace;
        private final Tree tree;
        private final List<Way> ways = new ArrayList<>();
        private long hash;

        Descents(Mcts recipe, Game game, long seed) {
            SearchWorkers workers = recipe.parallelism().on(recipe.plan(game, Games.parts(game)), seed);
            tree = workers.trees().get(0);
            trace = new Trace(game.maxLength());
            MctsBenchmark.search(workers, game, SIMULATIONS);
            selector = recipe.selection().on(tree, recipe.firstPlay(), game);
            Rng rng = new Rng(seed);
            for (int i = 0; i < WAYS; i++) ways.add(way(game.start(), rng));
        }

        /** Goes to any open child of each node, until there is none. */
        private Way way(Position position, Rng rng) {
            Way way = new Way();
            way.add(Tree.ROOT, position.toMove());
            List<Integer> open = openChildren(Tree.ROOT);
            while (!open.isEmpty() && way.nodes.size() < DEEPEST) {
                int child = open.get(rng.nextInt(open.size()));
                position.play(tree.move(child));
                way.add(child, position.toMove());
                open = openChildren(child);
            }
            return way;
        }

        private List<Integer> openChildren(int node) {
            List<Integer> open = new ArrayList<>();
            for (int i = 0; i < tree.childCount(node); i++) {
                if (tree.isOpen(tree.firstChild(node) + i)) open.add(tree.firstChild(node) + i);
            }
            return open;
        }

        @Override
        public long portion() {
            long selections = 0;
            for (Way way : ways) {
                trace.restart(way.sides.at(0), 0);
                for (int i = 0; i < way.nodes.size(); i++) {
                    int node = way.nodes.at(i);
                    if (i > 0) trace.descend(node, tree.move(node), way.sides.at(i));
                    hash = Rng.mix(hash ^ selector.select(node, trace));
                }
                selections += way.nodes.size();
            }
            return selections;
        }
    }
}
