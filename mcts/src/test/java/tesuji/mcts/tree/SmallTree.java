package tesuji.mcts.tree;

import java.util.Arrays;
import java.util.Set;

/** Trees written by hand, for tests. Values are those of the side that moved into the node. */
public final class SmallTree {
    private static final int CAPACITY = 1000;

    private SmallTree() {}

    /** A root with so many visits. */
    public static Tree root(int visits, Column... columns) {
        Tree tree = new Tree(CAPACITY, Set.copyOf(Arrays.asList(columns)));
        tree.clear();
        tree.addVisits(Tree.ROOT, visits);
        return tree;
    }

    /** Gives a node children with these moves; returns the first of them. */
    public static int open(Tree tree, int node, int... moves) {
        int first = tree.claim(moves.length);
        for (int i = 0; i < moves.length; i++) tree.write(first + i, moves[i]);
        tree.publish(node, first, moves.length);
        return first;
    }

    /** Adds won and lost simulations to a node; a draw is half a win. */
    public static void play(Tree tree, int node, int visits, double won) {
        tree.addVisits(node, visits);
        tree.addValue(node, Math.round(won * Tree.UNIT));
        if (tree.has(Column.SQUARES)) tree.squares()[node] += won;
    }

    /** Adds simulations in which the move of a node was made later. */
    public static void share(Tree tree, int node, int visits, double won) {
        tree.amafVisits()[node] += visits;
        tree.amafSums()[node] += (float) won;
    }
}
