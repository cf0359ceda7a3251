package tesuji.mcts.tree;

import java.util.Arrays;
import tesuji.core.eval.Line;

/**
 * One simulation: the nodes it went through, all moves in order, and how it ended. Owned by one thread and used again
 * and again.
 */
public final class Trace {
    private final Line line;
    private int[] nodes = new int[64];
    private int[] sides = new int[64];
    private int depth;
    private int mark;
    private int score;
    private double reward;

    public Trace(int longestGame) {
        line = new Line(longestGame);
    }

    /** Starts at the root, where this side is to move; {@code virtualLoss} is what each node carries meanwhile. */
    public void restart(int sideToMove, int virtualLoss) {
        line.clear();
        depth = 0;
        nodes[0] = Tree.ROOT;
        sides[0] = sideToMove;
        mark = virtualLoss;
    }

    /** Goes down to a child. */
    public void descend(int child, int move, int sideToMove) {
        if (++depth == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * depth);
            sides = Arrays.copyOf(sides, 2 * depth);
        }
        nodes[depth] = child;
        sides[depth] = sideToMove;
        line.add(move);
    }

    /** Goes to a sibling of the leaf instead. */
    public void sidestep(int sibling, int move, int sideToMove) {
        line.cut(--depth);
        descend(sibling, move, sideToMove);
    }

    /** Takes back the moves behind the tree, to play from the same leaf again. */
    public void backToLeaf() {
        line.cut(depth);
    }

    /** Takes over where another simulation stands. */
    public void copyFrom(Trace other) {
        restart(other.sides[0], other.mark);
        for (int i = 1; i <= other.depth; i++) descend(other.nodes[i], other.line.move(i - 1), other.sides[i]);
    }

    /** How it ended. */
    public void finish(int halfPoints, double rewardOfSide0) {
        score = halfPoints;
        reward = rewardOfSide0;
    }

    /** The number of moves inside the tree; {@code node(depth())} is the leaf. */
    public int depth() {
        return depth;
    }

    public int node(int index) {
        return nodes[index];
    }

    /** The side to move at a node of the path. */
    public int side(int index) {
        return sides[index];
    }

    /** The side that moved into a node of the path; at the root, the one that is not to move. */
    public int mover(int index) {
        return index == 0 ? 1 - sides[0] : sides[index - 1];
    }

    /** The side that made a move of the line, in the tree or behind it. */
    public int sideOfMove(int index) {
        return index <= depth ? sides[index] : (sides[depth] + index - depth) & 1;
    }

    /** All moves, those in the tree first. */
    public Line line() {
        return line;
    }

    /** The virtual loss that this simulation left on each node below the root. */
    public int mark() {
        return mark;
    }

    /** In half-points for side 0. */
    public int score() {
        return score;
    }

    /** From 0 to 1, for side 0. */
    public double reward() {
        return reward;
    }
}
