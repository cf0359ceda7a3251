package tesuji.mcts.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * A search tree as columns of numbers. A node is an int; the children of a node stand side by side, so that a node
 * needs only the first of them and their number.
 *
 * <p>Values and scores are those of the side that moved into the node, so that selection always maximises (storing
 * them with the side to move instead finds the worst move: Wieczorek 2009, appendix A.1). Sums of values are kept in
 * units of 2⁻²⁰: addition is then exact, atomic and free of order.
 *
 * <p>Many threads may work on one tree: visits and sums are added atomically; children are written completely and
 * then published with the number of the first (Enzenberger and Müller 2009). The capacity is fixed: a full tree goes on
 * counting and stops growing.
 */
public final class Tree {
    public static final int ROOT = 0;

    /** The value of a win in {@link #sums}. */
    public static final int UNIT = 1 << 20;

    private static final int CLOSED = 0;
    private static final int OPENING = -1;
    private static final int GONE = -1;
    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

    private final int capacity;
    private final int[] move;
    private final int[] visits;
    private final long[] sums;
    private final int[] firstChild;
    private final int[] childCount;
    private final float[] prior;
    private final float[] advised;
    private final float[] advisedWins;
    private final int[] amafVisits;
    private final float[] amafSums;
    private final double[] squares;
    private final long[] scores;
    /** All children, shown or not. */
    private final int[] allChildren;

    private final AtomicInteger used = new AtomicInteger(1);
    /** Whether children found no room. */
    private volatile boolean full;

    private final Set<Column> columns;
    /** For each move, the equivalent one that stands for it at the root; empty when every move stands for itself. */
    private int[] representatives = {};
    /** For each move, the symmetry that turns it into its representative. */
    private int[] turnings = {};

    public Tree(int capacity, Set<Column> columns) {
        this.capacity = capacity;
        this.columns = Set.copyOf(columns);
        move = new int[capacity];
        visits = new int[capacity];
        sums = new long[capacity];
        firstChild = new int[capacity];
        childCount = new int[capacity];
        prior = new float[length(Column.PRIOR)];
        advised = new float[length(Column.ADVICE)];
        advisedWins = new float[length(Column.ADVICE)];
        amafVisits = new int[length(Column.AMAF)];
        amafSums = new float[length(Column.AMAF)];
        squares = new double[length(Column.SQUARES)];
        scores = new long[length(Column.SCORES)];
        allChildren = new int[length(Column.HIDDEN)];
    }

    private int length(Column column) {
        return has(column) ? capacity : 0;
    }

    public boolean has(Column column) {
        return columns.contains(column);
    }

    /** Whether it has room for exactly so many nodes, with these columns. */
    boolean isLike(int wantedCapacity, Set<Column> wanted) {
        return capacity == wantedCapacity && columns.equals(wanted);
    }

    /** Forgets everything: a root alone. */
    public void clear() {
        used.set(1);
        full = false;
        representatives = new int[0];
        turnings = new int[0];
        reset(ROOT, -1);
    }

    private void reset(int node, int itsMove) {
        move[node] = itsMove;
        visits[node] = 0;
        sums[node] = 0;
        childCount[node] = 0;
        if (prior.length > 0) prior[node] = 0;
        if (advised.length > 0) advised[node] = advisedWins[node] = 0;
        if (amafVisits.length > 0) {
            amafVisits[node] = 0;
            amafSums[node] = 0;
        }
        if (squares.length > 0) squares[node] = 0;
        if (scores.length > 0) scores[node] = 0;
        if (allChildren.length > 0) allChildren[node] = 0;
        firstChild[node] = CLOSED;
    }

    /** Nodes in use. */
    public int size() {
        return Math.min(used.get(), capacity);
    }

    public int capacity() {
        return capacity;
    }

    /** Whether some node has found no room for its children since the tree was cleared or cut. */
    public boolean isFull() {
        return full;
    }

    /** Memory of all columns. */
    public long bytes() {
        return bytes(capacity, columns);
    }

    /** Memory of a tree with so many nodes and these columns. */
    public static long bytes(int capacity, Set<Column> columns) {
        long perNode = 24 + 4L * columns.size();
        for (Column wide : Set.of(Column.AMAF, Column.ADVICE, Column.SCORES, Column.SQUARES)) {
            if (columns.contains(wide)) perNode += 4;
        }
        return perNode * capacity;
    }

    public boolean isOpen(int node) {
        return (int) INTS.getAcquire(firstChild, node) > CLOSED;
    }

    /** Whether the calling thread may give the node its children; it must then {@link #publish} or {@link #giveUp}. */
    public boolean beginOpening(int node) {
        return INTS.compareAndSet(firstChild, node, CLOSED, OPENING);
    }

    /** Takes {@code count} nodes side by side, or returns -1 when the tree is full. */
    public int claim(int count) {
        int first;
        do {
            first = used.get();
            if (first > capacity - count) {
                full = true;
                return -1;
            }
        } while (!used.compareAndSet(first, first + count));
        return first;
    }

    /** Makes a claimed node a fresh child reached by this move. */
    public void write(int child, int itsMove) {
        reset(child, itsMove);
    }

    public void publish(int node, int first, int count) {
        childCount[node] = count;
        if (allChildren.length > 0) allChildren[node] = count;
        INTS.setRelease(firstChild, node, first);
    }

    public void giveUp(int node) {
        INTS.setRelease(firstChild, node, CLOSED);
    }

    /** The first child; the node must be open. */
    public int firstChild(int node) {
        return (int) INTS.getAcquire(firstChild, node);
    }

    /** The children to choose from. */
    public int childCount(int node) {
        return childCount[node];
    }

    /** All children, those not to choose from included. */
    public int allChildren(int node) {
        return allChildren.length > 0 ? allChildren[node] : childCount[node];
    }

    /** Shows only the first {@code count} children; the others stay, hidden. */
    public void show(int node, int count) {
        int shown = Math.min(count, allChildren[node]);
        if (shown != childCount[node]) childCount[node] = shown;
    }

    public int move(int node) {
        return move[node];
    }

    public int visits(int node) {
        return visits[node];
    }

    /** The mean value for the side that moved into the node; there must be a visit. */
    public double mean(int node) {
        return sums[node] / ((double) UNIT * visits[node]);
    }

    /** The mean score in half-points for the side that moved into the node; there must be a visit. */
    public double meanScore(int node) {
        return scores.length == 0 ? Double.NaN : scores[node] / (double) visits[node];
    }

    public void addVisits(int node, int count) {
        INTS.getAndAdd(visits, node, count);
    }

    public void addValue(int node, long units) {
        LONGS.getAndAdd(sums, node, units);
    }

    public void addScore(int node, int halfPoints) {
        LONGS.getAndAdd(scores, node, (long) halfPoints);
    }

    /** The child reached by this move, or -1. */
    public int child(int node, int itsMove) {
        if (!isOpen(node)) return -1;
        int first = firstChild(node);
        int end = first + allChildren(node);
        for (int child = first; child < end; child++) {
            if (move[child] == itsMove) return child;
        }
        return -1;
    }

    /** The columns themselves, for loops over children. */
    public int[] moves() {
        return move;
    }

    public int[] visits() {
        return visits;
    }

    public long[] sums() {
        return sums;
    }

    public float[] priors() {
        return prior;
    }

    public float[] advised() {
        return advised;
    }

    public float[] advisedWins() {
        return advisedWins;
    }

    public int[] amafVisits() {
        return amafVisits;
    }

    public float[] amafSums() {
        return amafSums;
    }

    public double[] squares() {
        return squares;
    }

    /**
     * Says which move stands for which at the root, if its symmetries leave the position unchanged: only such
     * representatives have children there (Wieczorek 2009, §4.3).
     *
     * @param standsFor for each move, the equivalent one that has a child
     * @param by for each move, the symmetry that turns it into that one
     */
    public void unite(int[] standsFor, int[] by) {
        representatives = standsFor.clone();
        turnings = by.clone();
    }

    /** The symmetry that turns a first move into the one that stands for it: 0, unless the root is symmetric. */
    public int turning(int itsMove) {
        return turnings.length == 0 ? 0 : turnings[itsMove];
    }

    /** The move whose child of the root stands for this one: itself, unless the root is symmetric. */
    public int representative(int itsMove) {
        return representatives.length == 0 ? itsMove : representatives[itsMove];
    }

    /** All moves for which the child of the root with this move stands. */
    public int[] orbit(int itsMove) {
        if (representatives.length == 0) return new int[] {itsMove};
        return IntStream.range(0, representatives.length)
                .filter(equivalent -> representatives[equivalent] == itsMove)
                .toArray();
    }

    /**
     * Keeps only what lies below a node, which becomes the root. Children lie behind their parents, so that everything
     * can slide forward in place, in its old order.
     */
    public void keep(int node) {
        int[] place = places(node);
        for (int from = node; from < place.length; from++) {
            if (place[from] != GONE) slide(from, place[from], place);
        }
        full = false;
        representatives = new int[0];
        turnings = new int[0];
    }

    /** Where each node goes; sets the number of those in use. */
    private int[] places(int root) {
        int[] place = new int[size()];
        Arrays.fill(place, GONE);
        place[root] = ROOT;
        int kept = 0;
        for (int node = root; node < place.length; node++) {
            if (place[node] == GONE) continue;
            place[node] = kept++;
            if (isOpen(node)) Arrays.fill(place, firstChild[node], firstChild[node] + allChildren(node), ROOT);
        }
        used.set(kept);
        return place;
    }

    private void slide(int from, int to, int[] place) {
        int first = firstChild[from];
        move[to] = move[from];
        visits[to] = visits[from];
        sums[to] = sums[from];
        childCount[to] = childCount[from];
        if (prior.length > 0) prior[to] = prior[from];
        if (advised.length > 0) {
            advised[to] = advised[from];
            advisedWins[to] = advisedWins[from];
        }
        if (amafVisits.length > 0) {
            amafVisits[to] = amafVisits[from];
            amafSums[to] = amafSums[from];
        }
        if (squares.length > 0) squares[to] = squares[from];
        if (scores.length > 0) scores[to] = scores[from];
        if (allChildren.length > 0) allChildren[to] = allChildren[from];
        firstChild[to] = first > CLOSED ? place[first] : CLOSED;
    }
}
