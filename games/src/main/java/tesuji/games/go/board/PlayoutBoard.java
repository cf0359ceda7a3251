package tesuji.games.go.board;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;

/**
 * The board of light playouts: moves, captures and simple ko as fast as we can make them, and no way back.
 *
 * <p>Chains are cycles with pseudo-liberties as in {@link Chains}, without the sums that only exact liberties need. The
 * empty cells stand in one dense list; a cell drawn and refused is moved behind those still to be drawn, so the choice
 * stays uniform over the playable cells (Śliwa 2013, §6.2.2, without copying his list). Branches are the cost of a
 * playout: packed neighbour counts settle most questions with one comparison, and the arithmetic on chain 0, to which
 * all cells without a stone belong, replaces questions about colour. Owned by one thread.
 */
public final class PlayoutBoard {
    /** More pseudo-liberties than any chain can gain or lose, so that chain 0 never seems captured. */
    private static final int PLENTY = 1 << 24;

    private static final int NO_CELL = 0;

    private final Geometry geometry;
    private final int stride;
    private final int[] colour;
    private final int[] neighbours;
    final int[] head;
    final int[] size;
    final int[] pseudoLiberties;
    private final int[] next;
    private final EmptyCells empty;
    private final int[] eyeStart;
    private int ko;
    private int lead;

    public PlayoutBoard(Geometry geometry, EyeRule eyes) {
        this.geometry = geometry;
        stride = geometry.stride();
        int cells = geometry.cells();
        colour = new int[cells];
        neighbours = new int[cells];
        head = new int[cells];
        next = new int[cells];
        size = new int[cells];
        pseudoLiberties = new int[cells];
        empty = new EmptyCells(geometry);
        eyeStart = eyes.starts(geometry);
    }

    /** Takes over a position; {@code koCell} may not be played at once, 0 for none. */
    public void load(Chains board, int koCell) {
        int cells = colour.length;
        System.arraycopy(board.colour, 0, colour, 0, cells);
        System.arraycopy(board.head, 0, head, 0, cells);
        System.arraycopy(board.next, 0, next, 0, cells);
        System.arraycopy(board.size, 0, size, 0, cells);
        for (int cell = 0; cell < cells; cell++) {
            neighbours[cell] = NeighbourCounts.counts(board.around[cell]);
            pseudoLiberties[cell] = PseudoLiberties.number(board.pseudoLiberties[cell]);
        }
        pseudoLiberties[0] = PLENTY;
        ko = koCell;
        lead = empty.load(geometry, colour);
    }

    public int colour(int cell) {
        return colour[cell];
    }

    /** The cell that may not be played at once, or 0. */
    public int ko() {
        return ko;
    }

    /**
     * Plays random moves by turns, each uniform over the legal cells that are no eyes of the mover, until two passes in
     * a row or the cap; a pass comes only when there is no such cell. The loop over the moves stands here and not with
     * the caller: a call per move costs a tenth of the speed.
     *
     * @param passes passes just made
     * @param cap the most moves to play
     * @param cells receives the cells played, 0 for a pass, from index {@code from} on
     * @return the number of moves
     */
    @Hot
    public int playOut(int mover, int passes, int cap, Rng rng, int[] cells, int from) {
        EmptyCells empty = this.empty;
        int[] neighbours = this.neighbours;
        int count = 0;
        while (passes < 2 && count < cap) {
            int played = NO_CELL;
            int candidates = empty.count();
            while (candidates > 0) {
                int index = rng.nextInt(candidates);
                int cell = empty.at(index);
                int around = neighbours[cell];
                if (NeighbourCounts.empty(around) != 0 || isPlayable(cell, mover, around)) {
                    play(cell, mover);
                    played = cell;
                    break;
                }
                empty.swap(index, --candidates);
            }
            if (played == NO_CELL) {
                ko = NO_CELL;
                passes++;
            } else {
                passes = 0;
            }
            cells[from + count++] = played;
            mover = Chains.BLACK + Chains.WHITE - mover;
        }
        return count;
    }

    /** Whether a stone of the mover may be put on this empty cell. */
    public boolean isLegal(int cell, int mover) {
        return NeighbourCounts.empty(neighbours[cell]) != 0 || (cell != ko && wouldLive(cell, mover));
    }

    /** Whether the empty cell is an eye of this colour by the board's rule. */
    public boolean isEye(int cell, int owner) {
        return NeighbourCounts.of(owner, neighbours[cell]) == 4 && diagonalsHold(cell, owner);
    }

    /** For a cell without empty neighbours. */
    @Hot
    private boolean isPlayable(int cell, int mover, int around) {
        if (NeighbourCounts.of(mover, around) == 4 && diagonalsHold(cell, mover)) return false;
        return cell != ko && wouldLive(cell, mover);
    }

    @Hot
    private boolean diagonalsHold(int cell, int owner) {
        int other = Chains.BLACK + Chains.WHITE - owner;
        int bad = eyeStart[cell];
        if (colour[cell - stride - 1] == other) bad++;
        if (colour[cell - stride + 1] == other) bad++;
        if (colour[cell + stride - 1] == other) bad++;
        if (colour[cell + stride + 1] == other) bad++;
        return bad < 2;
    }

    /**
     * Takes the cell's pseudo-liberties away for a moment: an own neighbour that still has one survives, an opposing
     * one that has none is captured (Wieczorek 2009, §2.2.2).
     */
    @Hot
    private boolean wouldLive(int cell, int mover) {
        int south = cell - stride;
        int west = cell - 1;
        int east = cell + 1;
        int north = cell + stride;
        int southHead = head[south];
        int westHead = head[west];
        int eastHead = head[east];
        int northHead = head[north];
        pseudoLiberties[southHead]--;
        pseudoLiberties[westHead]--;
        pseudoLiberties[eastHead]--;
        pseudoLiberties[northHead]--;
        boolean lives = settles(south, southHead, mover)
                || settles(west, westHead, mover)
                || settles(east, eastHead, mover)
                || settles(north, northHead, mover);
        pseudoLiberties[southHead]++;
        pseudoLiberties[westHead]++;
        pseudoLiberties[eastHead]++;
        pseudoLiberties[northHead]++;
        return lives;
    }

    @Hot
    private boolean settles(int cell, int chain, int mover) {
        int here = colour[cell];
        return here != Chains.BORDER && (here == mover) == (pseudoLiberties[chain] != 0);
    }

    /** Puts a stone of the mover on a legal cell. */
    @Hot
    public void play(int cell, int mover) {
        int[] colour = this.colour;
        int[] neighbours = this.neighbours;
        int[] head = this.head;
        int[] pseudoLiberties = this.pseudoLiberties;
        int around = neighbours[cell];
        empty.remove(cell);
        colour[cell] = mover;
        lead += 3 - 2 * mover;

        int south = cell - stride;
        int west = cell - 1;
        int east = cell + 1;
        int north = cell + stride;
        int change = NeighbourCounts.change(mover);
        neighbours[south] += change;
        neighbours[west] += change;
        neighbours[east] += change;
        neighbours[north] += change;
        int southHead = head[south];
        int westHead = head[west];
        int eastHead = head[east];
        int northHead = head[north];
        pseudoLiberties[southHead]--;
        pseudoLiberties[westHead]--;
        pseudoLiberties[eastHead]--;
        pseudoLiberties[northHead]--;

        int other = Chains.BLACK + Chains.WHITE - mover;
        int border = NeighbourCounts.border(around);
        int friends = NeighbourCounts.of(mover, around) - border;
        int enemies = NeighbourCounts.of(other, around) - border;
        if (friends == 0) {
            head[cell] = cell;
            next[cell] = cell;
            size[cell] = 1;
            pseudoLiberties[cell] = NeighbourCounts.empty(around);
        } else {
            int chain = colour[south] == mover
                    ? southHead
                    : colour[west] == mover ? westHead : colour[east] == mover ? eastHead : northHead;
            head[cell] = chain;
            next[cell] = next[chain];
            next[chain] = cell;
            size[chain]++;
            pseudoLiberties[chain] += NeighbourCounts.empty(around);
            if (friends > 1) {
                if (colour[west] == mover) merge(head[cell], westHead);
                if (colour[east] == mover) merge(head[cell], head[east]);
                if (colour[north] == mover) merge(head[cell], head[north]);
            }
        }
        ko = NO_CELL;
        if (enemies != 0) {
            int before = empty.count();
            if (pseudoLiberties[southHead] == 0 && colour[south] == other) lift(southHead, other);
            if (pseudoLiberties[westHead] == 0 && colour[west] == other) lift(westHead, other);
            if (pseudoLiberties[eastHead] == 0 && colour[east] == other) lift(eastHead, other);
            if (pseudoLiberties[northHead] == 0 && colour[north] == other) lift(northHead, other);
            if (enemies + border == 4 && empty.count() == before + 1) ko = empty.at(before);
        }
    }

    @Hot
    private void merge(int a, int b) {
        if (a == b) return;
        int large = size[a] >= size[b] ? a : b;
        int small = a + b - large;
        size[large] += size[small];
        pseudoLiberties[large] += pseudoLiberties[small];
        ChainCycles.join(head, next, large, small);
    }

    @Hot
    private void lift(int chain, int stoneColour) {
        int[] neighbours = this.neighbours;
        int[] head = this.head;
        int[] pseudoLiberties = this.pseudoLiberties;
        int change = NeighbourCounts.change(stoneColour);
        int stone = chain;
        do {
            colour[stone] = Chains.EMPTY;
            head[stone] = 0;
            empty.add(stone);
            int south = stone - stride;
            int west = stone - 1;
            int east = stone + 1;
            int north = stone + stride;
            neighbours[south] -= change;
            neighbours[west] -= change;
            neighbours[east] -= change;
            neighbours[north] -= change;
            pseudoLiberties[head[south]]++;
            pseudoLiberties[head[west]]++;
            pseudoLiberties[head[east]]++;
            pseudoLiberties[head[north]]++;
            stone = next[stone];
        } while (stone != chain);
        lead -= size[chain] * (3 - 2 * stoneColour);
    }

    /**
     * Black's lead in points by area, komi left out: stones, and empty cells surrounded by one colour. After a playout
     * to the end no two empty cells touch, so this is the whole area; in a game cut off, open regions count for
     * nobody.
     */
    public int areaLead() {
        int area = lead;
        for (int i = 0; i < empty.count(); i++) area += owner(empty.at(i));
        return area;
    }

    /** Adds 1 for each point that is Black's, takes 1 for each that is White's. */
    public void addOwners(int[] sums) {
        for (int point = 0; point < sums.length; point++) {
            int cell = geometry.cell(point);
            int here = colour[cell];
            sums[point] += here == Chains.EMPTY ? owner(cell) : 3 - 2 * here;
        }
    }

    private int owner(int cell) {
        int around = neighbours[cell];
        boolean black = NeighbourCounts.of(Chains.BLACK, around) == 4;
        boolean white = NeighbourCounts.of(Chains.WHITE, around) == 4;
        return black == white ? 0 : black ? 1 : -1;
    }
}
