package tesuji.mcts.run;

import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.core.play.Inquiry;
import tesuji.mcts.grow.Grower;
import tesuji.mcts.grow.Nursery;
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
    private final Gate gate;
    private final int virtualLoss;
    private final Position root;
    private final Position position;
    private final Position leaf;
    private final Trace trace;
    private final Nursery nursery;
    private final Grower grower;
    private final Selector selector;
    private final Valuer valuer;
    private final Recorder[] recorders;
    private final int playouts;
    private final Tally tally = new Tally();

    Simulator(Plan plan, Tree tree, Rng rng, Gate gate, int virtualLoss) {
        this.tree = tree;
        this.rng = rng;
        this.gate = gate;
        this.virtualLoss = virtualLoss;
        root = plan.game().start();
        position = plan.game().start();
        leaf = plan.game().start();
        trace = new Trace(plan.game().maxLength());
        nursery = new Nursery(tree, plan.game(), plan.selection().fillers(plan.game(), plan.parts()), rng);
        grower = plan.growth().on(nursery, plan.game(), plan.parts());
        selector = plan.selection().on(tree, plan.firstPlay(), plan.game());
        valuer = plan.leaf().on(plan.game(), plan.parts());
        recorders = plan.recorders().toArray(Recorder[]::new);
        playouts = plan.leaf().simulations();
    }

    /** Prepares for a search from this position. */
    void begin(Position from, Inquiry inquiry) {
        root.copyFrom(from);
        nursery.forbid(inquiry.bans());
        grower.begin(root);
        tally.clear(inquiry.ownership() ? root : null);
    }

    /** What this search has seen so far. */
    Tally tally() {
        return tally;
    }

    Rng rng() {
        return rng;
    }

    /** One way down the tree, with as many playouts from its leaf as the recipe wants. */
    void simulate() {
        descend();
        if (playouts == 1) {
            valuer.value(position, rng, trace);
            record();
            return;
        }
        leaf.copyFrom(position);
        for (int i = 0; i < playouts; i++) {
            if (i > 0) {
                position.copyFrom(leaf);
                trace.backToLeaf();
                mark(virtualLoss);
            }
            valuer.value(position, rng, trace);
            record();
        }
    }

    private void descend() {
        position.copyFrom(root);
        trace.restart(root.toMove(), virtualLoss);
        int node = Tree.ROOT;
        gate.enterTree();
        while (!position.isOver()) {
            gate.enter(node);
            int child = grower.open(node, position, trace) ? selector.select(node, trace) : -1;
            if (child >= 0 && virtualLoss != 0) tree.addVisits(child, virtualLoss);
            gate.leave(node);
            if (child < 0) break;
            int move = tree.move(child);
            position.play(move);
            trace.descend(child, move, position.toMove());
            node = child;
        }
        gate.leaveTree();
    }

    private void mark(int visits) {
        if (visits == 0) return;
        for (int i = 1; i <= trace.depth(); i++) tree.addVisits(trace.node(i), visits);
    }

    private void record() {
        tally.add(trace, valuer);
        gate.enterTree();
        for (Recorder recorder : recorders) recorder.begin(tree, trace);
        for (int i = 0; i <= trace.depth(); i++) {
            gate.enter(trace.node(i));
            for (Recorder recorder : recorders) recorder.record(tree, trace, i);
            gate.leave(trace.node(i));
        }
        gate.leaveTree();
    }
}
