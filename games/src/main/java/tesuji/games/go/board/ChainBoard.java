package tesuji.games.go.board;

/**
 * The stones of a Go board and their chains, with atari known exactly at once: what positions and careful playouts
 * share.
 *
 * <p>A chain is a cycle of stones with one head, which holds its size and its <em>pseudo-liberties</em>: pairs of a
 * stone and an empty neighbour (contacts; Wieczorek 2009, §2.1). Beside their number {@link PseudoLiberties} keeps the
 * sum and the sum of squares of the empty cells' numbers: by Cauchy and Schwarz, number × squares = sum² exactly when
 * all pseudo-liberties are one and the same cell, so atari and its liberty are known at once. All three are additive:
 * merging chains adds them, undoing subtracts them again. Cells without a stone belong to chain 0, which takes part in
 * the arithmetic so that no loop needs to ask; nobody reads it. Owned by one thread.
 */
public abstract sealed class ChainBoard permits Chains, TacticalBoard {
    static final int NO_CELL = 0;

    final int stride;
    final int[] colour;
    final Pattern3x3Board patterns;
    final int[] around;
    final int[] head;
    final int[] next;
    final int[] size;
    final long[] pseudoLiberties;
    final long[] unit;
    final int[] captured = new int[3];

    private final Geometry geometry;
    private final int[] offset;

    ChainBoard(Geometry geometry) {
        this.geometry = geometry;
        stride = geometry.stride();
        int cells = geometry.cells();
        colour = new int[cells];
        patterns = new Pattern3x3Board(geometry);
        around = patterns.around;
        offset = patterns.offset;
        head = new int[cells];
        next = new int[cells];
        size = new int[cells];
        pseudoLiberties = new long[cells];
        unit = new long[cells];
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            unit[cell] = PseudoLiberties.unit(cell);
        }
    }

    final void copyStones(ChainBoard other) {
        int cells = colour.length;
        System.arraycopy(other.colour, 0, colour, 0, cells);
        System.arraycopy(other.around, 0, around, 0, cells);
        System.arraycopy(other.head, 0, head, 0, cells);
        System.arraycopy(other.next, 0, next, 0, cells);
        System.arraycopy(other.size, 0, size, 0, cells);
        System.arraycopy(other.pseudoLiberties, 0, pseudoLiberties, 0, cells);
        System.arraycopy(other.captured, 0, captured, 0, captured.length);
    }

    public final Geometry geometry() {
        return geometry;
    }

    public final int colour(int cell) {
        return colour[cell];
    }

    /** The eight neighbours, numbered as in {@link Pattern3x3}; the first four are orthogonal. */
    public final int neighbour(int cell, int direction) {
        return cell + offset[direction];
    }

    /** Empty orthogonal neighbours. */
    public final int emptyNeighbours(int cell) {
        return NeighbourCounts.empty(around[cell]);
    }

    /** The head of the chain of a stone; 0 for a cell without a stone. */
    public final int chain(int cell) {
        return head[cell];
    }

    /** The next stone of the same chain; going on leads back to the first. */
    public final int nextStone(int cell) {
        return next[cell];
    }

    public final int chainSize(int chain) {
        return size[chain];
    }

    /** Pairs of a stone of the chain and an empty neighbour. */
    public final int pseudoLiberties(int chain) {
        return PseudoLiberties.number(pseudoLiberties[chain]);
    }

    public final boolean inAtari(int chain) {
        return PseudoLiberties.areOne(pseudoLiberties[chain]);
    }

    /** The only liberty of a chain in atari. */
    public final int liberty(int chain) {
        return PseudoLiberties.cell(pseudoLiberties[chain]);
    }

    /** Stones of this colour taken off the board since the game began. */
    public final int captured(int stoneColour) {
        return captured[stoneColour];
    }

    /** The cell that may not be retaken at once, or 0, after a stone on {@code cell} has captured so many. */
    public final int koAfter(int cell, int stones) {
        // one stone took one stone and stands on its last liberty: only then would retaking repeat the position
        boolean isKo = stones == 1 && size[head[cell]] == 1 && PseudoLiberties.number(pseudoLiberties[cell]) == 1;
        return isKo ? PseudoLiberties.cell(pseudoLiberties[cell]) : NO_CELL;
    }

    /** Whether no earlier neighbour of a cell belongs to the same chain as this one. */
    final boolean isFirstNeighbour(int cell, int direction) {
        int chain = head[neighbour(cell, direction)];
        for (int earlier = 0; earlier < direction; earlier++) {
            if (head[neighbour(cell, earlier)] == chain) return false;
        }
        return true;
    }

    /** The hash of the stones of a chain, which may just have been taken off. */
    final long chainKey(int chain, int stoneColour) {
        long stones = 0;
        int stone = chain;
        do {
            stones ^= geometry.key(stone, stoneColour);
            stone = next[stone];
        } while (stone != chain);
        return stones;
    }

    /** Joins two chains under the head of the larger and returns the head that gave way. */
    final int merge(int a, int b) {
        int large = size[a] >= size[b] ? a : b;
        int small = a + b - large;
        size[large] += size[small];
        pseudoLiberties[large] += pseudoLiberties[small];
        ChainCycles.join(head, next, large, small);
        return small;
    }
}
