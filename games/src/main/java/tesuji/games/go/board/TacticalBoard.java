package tesuji.games.go.board;

import tesuji.core.base.Hot;

/**
 * The board of playouts that look before they move: as fast as {@link PlayoutBoard} allows, but with atari and its
 * liberty known exactly at once, self-atari told without playing, and the colours around every cell kept for patterns.
 *
 * <p>Simple ko, no suicide, no way back except through {@link MoveStack}. Owned by one thread.
 */
public final class TacticalBoard extends ChainBoard {
    final MovePreview preview;

    private final EmptyCells empty;
    private final int[] eyeStart;
    private int ko;
    private int lead;
    private int last;
    private int secondLast;

    public TacticalBoard(Geometry geometry, EyeRule eyes) {
        super(geometry);
        empty = new EmptyCells(geometry);
        eyeStart = eyes.starts(geometry);
        preview = new MovePreview(this);
    }

    /** Takes over a position; {@code koCell} may not be played at once, 0 for none. The last moves are forgotten. */
    public void load(Chains board, int koCell) {
        copyStones(board);
        lead = empty.load(geometry(), colour);
        ko = koCell;
        last = NO_CELL;
        secondLast = NO_CELL;
    }

    /** The colours of the eight neighbours, a code of {@link Pattern3x3}. */
    public int code(int cell) {
        return Pattern3x3.code(around[cell]);
    }

    /** Orthogonal neighbours of this colour, the frame included: it counts as both. */
    public int neighbours(int cell, int stoneColour) {
        return NeighbourCounts.of(stoneColour, around[cell]);
    }

    /** Which colours stand next to a cell: bit 0 for Black, bit 1 for White. */
    public int walls(int cell) {
        return Pattern3x3.walls(around[cell]);
    }

    /** Writes liberties of the chain and returns their number; stops looking when there are {@code most}. */
    @Hot
    public int liberties(int chain, int[] into, int most) {
        int[] colour = this.colour;
        int left = PseudoLiberties.number(pseudoLiberties[chain]);
        int count = 0;
        int stone = chain;
        do {
            int free = NeighbourCounts.empty(around[stone]);
            if (free != 0) {
                left -= free;
                for (int direction = 0; direction < 4; direction++) {
                    int q = neighbour(stone, direction);
                    if (colour[q] != Chains.EMPTY || isAmong(q, into, count)) continue;
                    into[count++] = q;
                    if (count == most) return count;
                }
                if (left == 0) return count;
            }
            stone = next[stone];
        } while (stone != chain);
        return count;
    }

    /**
     * Whether the chain has exactly two liberties; then writes them. One of them is looked for and its pseudo-liberties
     * are taken out of the sums; the rest are one cell exactly if number × squares = sum² holds for them, too ({@link
     * PseudoLiberties}).
     */
    @Hot
    public boolean twoLiberties(int chain, int[] into) {
        long all = pseudoLiberties[chain];
        int number = PseudoLiberties.number(all);
        if (number < 2 || number > 8) return false; // a cell is a neighbour of four stones at most
        int stone = chain;
        while (NeighbourCounts.empty(around[stone]) == 0) stone = next[stone];
        int first = colour[stone - stride] == Chains.EMPTY
                ? stone - stride
                : colour[stone - 1] == Chains.EMPTY
                        ? stone - 1
                        : colour[stone + 1] == Chains.EMPTY ? stone + 1 : stone + stride;
        long rest = all - contacts(first, chain) * unit[first];
        if (!PseudoLiberties.areOne(rest)) return false;
        into[0] = first;
        into[1] = PseudoLiberties.cell(rest);
        return true;
    }

    /** How many stones of the chain are neighbours of a cell. */
    @Hot
    private int contacts(int cell, int chain) {
        int[] head = this.head;
        return (head[cell - stride] == chain ? 1 : 0)
                + (head[cell - 1] == chain ? 1 : 0)
                + (head[cell + 1] == chain ? 1 : 0)
                + (head[cell + stride] == chain ? 1 : 0);
    }

    @Hot
    private static boolean isAmong(int cell, int[] cells, int count) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) return true;
        }
        return false;
    }

    /** The cell that may not be played at once, or 0. */
    public int ko() {
        return ko;
    }

    /** The cell of the last move since loading, 0 for a pass or none. */
    public int last() {
        return last;
    }

    /** The cell of the move before the last. */
    public int secondLast() {
        return secondLast;
    }

    /** Tells which moves led to the position just loaded; 0 for a pass or none. */
    public void recall(int lastCell, int secondLastCell) {
        last = lastCell;
        secondLast = secondLastCell;
    }

    /** Black's stones on the board less White's. */
    public int lead() {
        return lead;
    }

    public int empties() {
        return empty.count();
    }

    /** The empty cells in no particular order. */
    public int empty(int index) {
        return empty.at(index);
    }

    /** Exchanges two entries of the list of empty cells, so that one drawn and refused is not drawn again. */
    @Hot
    public void swapEmpty(int a, int b) {
        empty.swap(a, b);
    }

    /** Whether a stone of the mover may be put on this empty cell. */
    @Hot
    public boolean isLegal(int cell, int mover) {
        if (NeighbourCounts.empty(around[cell]) != 0) return true;
        return cell != ko && (joins(cell, mover, 4) || preview.after(cell, mover) != 0);
    }

    /** Whether the empty cell is an eye of this colour by the board's rule. */
    @Hot
    public boolean isEye(int cell, int owner) {
        int bits = around[cell];
        return NeighbourCounts.of(owner, bits) == 4
                && eyeStart[cell] + Pattern3x3.diagonals(Chains.BLACK + Chains.WHITE - owner, bits) < 2;
    }

    /** Whether the chain that a legal move makes has a single liberty, captures and merged chains considered. */
    @Hot
    public boolean isSelfAtari(int cell, int mover) {
        return NeighbourCounts.empty(around[cell]) < 2
                && !joins(cell, mover, 8)
                && PseudoLiberties.areOne(preview.after(cell, mover));
    }

    /**
     * Whether the move joins a chain with more pseudo-liberties than this. A cell can account for four of them, so that
     * more than four leave a liberty beside the move, and more than eight leave two: a quick answer to most questions.
     */
    @Hot
    private boolean joins(int cell, int mover, int most) {
        int[] colour = this.colour;
        int[] head = this.head;
        int south = cell - stride;
        int west = cell - 1;
        int east = cell + 1;
        int north = cell + stride;
        return (colour[south] == mover && PseudoLiberties.number(pseudoLiberties[head[south]]) > most)
                || (colour[west] == mover && PseudoLiberties.number(pseudoLiberties[head[west]]) > most)
                || (colour[east] == mover && PseudoLiberties.number(pseudoLiberties[head[east]]) > most)
                || (colour[north] == mover && PseudoLiberties.number(pseudoLiberties[head[north]]) > most);
    }

    /** Whether a stone of the chain is a neighbour of the cell. */
    @Hot
    public boolean isNextTo(int cell, int chain) {
        return head[cell - stride] == chain
                || head[cell - 1] == chain
                || head[cell + 1] == chain
                || head[cell + stride] == chain;
    }

    /** Leaves the move to the other side. */
    public void pass() {
        ko = NO_CELL;
        secondLast = last;
        last = NO_CELL;
    }

    /** Puts a stone of the mover on a legal cell. */
    @Hot
    public void play(int cell, int mover) {
        int[] colour = this.colour;
        int bits = around[cell];
        empty.remove(cell);
        lead += 3 - 2 * mover;
        secondLast = last;
        last = cell;
        join(cell, mover, bits);
        ko = NO_CELL;
        int other = Chains.BLACK + Chains.WHITE - mover;
        int border = NeighbourCounts.border(bits);
        int enemies = NeighbourCounts.of(other, bits) - border;
        if (enemies == 0) return;
        int before = empty.count();
        int south = cell - stride;
        int west = cell - 1;
        int east = cell + 1;
        int north = cell + stride;
        if (colour[south] == other && pseudoLiberties[head[south]] == 0) lift(head[south], other);
        if (colour[west] == other && pseudoLiberties[head[west]] == 0) lift(head[west], other);
        if (colour[east] == other && pseudoLiberties[head[east]] == 0) lift(head[east], other);
        if (colour[north] == other && pseudoLiberties[head[north]] == 0) lift(head[north], other);
        if (enemies + border == 4 && empty.count() == before + 1) ko = empty.at(before);
    }

    /** The stone itself, without captures: its chain and the pseudo-liberties that its neighbours lose. */
    @Hot
    private void join(int cell, int mover, int bits) {
        int[] head = this.head;
        long[] pseudoLiberties = this.pseudoLiberties;
        colour[cell] = mover;
        patterns.place(cell, mover);
        int south = cell - stride;
        int west = cell - 1;
        int east = cell + 1;
        int north = cell + stride;
        long here = unit[cell];
        pseudoLiberties[head[south]] -= here;
        pseudoLiberties[head[west]] -= here;
        pseudoLiberties[head[east]] -= here;
        pseudoLiberties[head[north]] -= here;
        long free = 0;
        if (NeighbourCounts.empty(bits) != 0) {
            if (colour[south] == Chains.EMPTY) free += unit[south];
            if (colour[west] == Chains.EMPTY) free += unit[west];
            if (colour[east] == Chains.EMPTY) free += unit[east];
            if (colour[north] == Chains.EMPTY) free += unit[north];
        }
        if (NeighbourCounts.of(mover, bits) == NeighbourCounts.border(bits)) {
            head[cell] = cell;
            next[cell] = cell;
            size[cell] = 1;
            pseudoLiberties[cell] = free;
            return;
        }
        int chain = colour[south] == mover
                ? head[south]
                : colour[west] == mover ? head[west] : colour[east] == mover ? head[east] : head[north];
        head[cell] = chain;
        next[cell] = next[chain];
        next[chain] = cell;
        size[chain]++;
        pseudoLiberties[chain] += free;
        if (colour[west] == mover && head[west] != head[cell]) merge(head[cell], head[west]);
        if (colour[east] == mover && head[east] != head[cell]) merge(head[cell], head[east]);
        if (colour[north] == mover && head[north] != head[cell]) merge(head[cell], head[north]);
    }

    @Hot
    private void lift(int chain, int stoneColour) {
        int[] head = this.head;
        long[] pseudoLiberties = this.pseudoLiberties;
        int stone = chain;
        do {
            colour[stone] = Chains.EMPTY;
            head[stone] = 0;
            empty.add(stone);
            patterns.remove(stone, stoneColour);
            long here = unit[stone];
            pseudoLiberties[head[stone - stride]] += here;
            pseudoLiberties[head[stone - 1]] += here;
            pseudoLiberties[head[stone + 1]] += here;
            pseudoLiberties[head[stone + stride]] += here;
            stone = next[stone];
        } while (stone != chain);
        lead -= size[chain] * (3 - 2 * stoneColour);
        captured[stoneColour] += size[chain];
    }

    /**
     * Black's lead in points by area, komi left out: stones, and empty cells next to stones of one colour only. Unlike
     * light playouts, careful ones may end with eyes of more than one cell.
     */
    public int areaLead() {
        int area = lead;
        for (int i = 0; i < empty.count(); i++) area += owner(empty.at(i));
        return area;
    }

    /** 1 for Black, -1 for White, 0 for an empty cell next to both or none. */
    public int owner(int cell) {
        int owner = colour[cell] == Chains.EMPTY ? walls(cell) : colour[cell];
        return (owner & 1) - (owner >> 1);
    }
}
