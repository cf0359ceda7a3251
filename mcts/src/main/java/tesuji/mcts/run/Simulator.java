package tesuji.mcts.run;

import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.mcts.grow.Expansion;
import tesuji.mcts.grow.Grower;
import tesuji.mcts.leaf.Valuer;
import tesuji.mcts.record.Recorder;
import tesuji.mcts.select.Selector;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * Makes simulations: down the tree, to the end of the game, and back (Śliwa 2013, Algorithms 3.1 to 3.3; Browne et al.
 * 2012). Owns its position, trace and workers; one per thread, all allocated beforehand.
 */
final class Simulator {
    private final Tree tree;
    private final Rng rng;
    private final TreeLocks locks;
    private final int virtualLoss;
    private final Position root;
    private final Position position;
    private final Position leaf;
    private final Trace trace;
    private final Expansion expansion;
    private final Grower grower;
    private final Selector selector;
    private final Valuer valuer;
    private final Recorder[] recorders;
    private final SiblingQueue siblings;
    private final boolean together;
    private final SimulationStats tally = new SimulationStats();

    Simulator(Plan plan, Tree tree, Valuer valuer, Rng rng, TreeLocks locks, int virtualLoss) {
        this.tree = tree;
        this.valuer = valuer;
        this.rng = rng;
        this.locks = locks;
        this.virtualLoss = virtualLoss;
        root = plan.game().start();
        position = plan.game().start();
        leaf = plan.game().start();
        trace = new Trace(plan.game().maxLength());
        expansion = new Expansion(tree, plan.game(), plan.selection().fillers(plan.game(), plan.parts()), rng);
        grower = plan.growth().on(expansion, plan.game(), plan.parts());
        selector = plan.selection().on(tree, plan.firstPlay(), plan.game());
        recorders = plan.recorders().toArray(Recorder[]::new);
        siblings = new SiblingQueue(tree, plan.game());
        together = plan.growth().together();
    }

    /** Prepares for a search from this position. */
    void begin(Position from, AnalysisRequest request) {
        // the same root with its tree: what was seen of its ends still holds
        boolean goesOn = tree.visits(Tree.ROOT) > 0 && root.key() == from.key();
        root.copyFrom(from);
        valuer.beginSearch(root);
        expansion.forbid(request.bans());
        if (!goesOn) expansion.beginSearch();
        grower.begin(root);
        expansion.refillRoot(root);
        siblings.clear();
        tally.clear(request.ownership() ? root : null);
    }

    /** What this search has seen so far. */
    SimulationStats tally() {
        return tally;
    }

    Rng rng() {
        return rng;
    }

    /** Where the last way down has led; the caller's to use. */
    Position position() {
        return position;
    }

    Trace trace() {
        return trace;
    }

    /** One way down the tree, with so many playouts from its leaf. */
    void simulate(int playouts) {
        descend();
        if (playouts > 1) leaf.copyFrom(position);
        valuer.begin(playouts, rng);
        for (int i = 0; i < playouts; i++) {
            if (i > 0) {
                position.copyFrom(leaf);
                trace.backToLeaf();
                mark(virtualLoss);
            }
            valuer.value(position, rng, trace);
            record(trace, valuer);
        }
    }

    /** Goes down to the next leaf: a sibling of the last one if some still wait to be tried at once. */
    void descend() {
        if (!siblings.isEmpty()) {
            sidestep();
            return;
        }
        position.copyFrom(root);
        trace.restart(root.toMove(), virtualLoss);
        int node = Tree.ROOT;
        locks.enterTree();
        try {
            while (!position.isOver()) {
                int child = step(node);
                if (child < 0) break;
                int move = tree.move(child);
                position.play(move);
                trace.descend(child, move, position.toMove());
                node = child;
            }
        } finally {
            locks.leaveTree();
        }
    }

    /** The child to go to, or -1. */
    private int step(int node) {
        locks.enter(node);
        try {
            int child = grower.open(node, position, trace) ? choose(node) : -1;
            if (child >= 0 && virtualLoss != 0) tree.addVisits(child, virtualLoss);
            return child;
        } finally {
            locks.leave(node);
        }
    }

    private int choose(int node) {
        if (!together || tree.visits(tree.firstChild(node)) > 0) return selector.select(node, trace);
        siblings.gather(node, position);
        return siblings.take();
    }

    private void sidestep() {
        position.copyFrom(siblings.parent());
        int child = siblings.take();
        int move = tree.move(child);
        position.play(move);
        trace.sidestep(child, move, position.toMove());
        mark(virtualLoss);
    }

    private void mark(int visits) {
        if (visits == 0) return;
        for (int i = 1; i <= trace.depth(); i++) tree.addVisits(trace.node(i), visits);
    }

    /** Writes down how a simulation from the last leaf ended. */
    void record(Trace finished, Valuer witness) {
        tally.add(finished, witness);
        boolean news = expansion.watch(finished.score(), witness);
        locks.enterTree();
        try {
            if (news) refillRoot();
            for (Recorder recorder : recorders) recorder.begin(tree, finished);
            for (int i = 0; i <= finished.depth(); i++) record(finished, i);
        } finally {
            locks.leaveTree();
        }
    }

    private void refillRoot() {
        locks.enter(Tree.ROOT);
        try {
            expansion.refillRoot(root);
        } finally {
            locks.leave(Tree.ROOT);
        }
    }

    private void record(Trace finished, int index) {
        int node = finished.node(index);
        locks.enter(node);
        try {
            for (Recorder recorder : recorders) recorder.record(tree, finished, index);
        } finally {
            locks.leave(node);
        }
    }
}
