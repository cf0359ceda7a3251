package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tesuji.core.base.Memory;
import tesuji.core.base.Rng;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.mcts.grow.Growth;
import tesuji.mcts.leaf.Leaf;
import tesuji.mcts.leaf.Valuer;
import tesuji.mcts.record.Mean;
import tesuji.mcts.record.Recorder;
import tesuji.mcts.record.Scores;
import tesuji.mcts.select.Selection;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.tree.TreePool;
import tesuji.mcts.urgency.FirstPlay;

/**
 * A recipe spread out for one game: builds trees and the simulators that work on them.
 *
 * @param capacity the most nodes of all trees together
 * @param pool where trees come from
 */
public record Plan(
        Game game,
        Parts parts,
        Selection selection,
        FirstPlay firstPlay,
        Growth growth,
        Leaf leaf,
        int capacity,
        TreePool pool) {
    /** One of {@code share} trees that divide the capacity. */
    Tree tree(int share) {
        Set<Column> columns = EnumSet.noneOf(Column.class);
        if (leaf.counts()) columns.add(Column.SCORES);
        columns.addAll(selection.columns());
        columns.addAll(growth.columns());
        Memory.demand(String.format(Locale.ROOT, "A tree of %,d nodes", capacity), Tree.bytes(capacity, columns));
        return pool.take(Math.max(2, capacity / share), columns);
    }

    Simulator simulator(Tree tree, Rng rng, TreeLocks locks, int virtualLoss) {
        return new Simulator(this, tree, valuer(), rng, locks, virtualLoss);
    }

    Valuer valuer() {
        return leaf.on(game, parts);
    }

    List<Recorder> recorders() {
        List<Recorder> recorders = new ArrayList<>(List.of(new Mean()));
        if (leaf.counts()) recorders.add(new Scores());
        recorders.addAll(selection.recorders(game));
        return recorders;
    }
}
