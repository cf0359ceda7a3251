package tesuji.games.go.board;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;

/**
 * The board of light playouts: moves, captures and simple ko as fast as we can make them, and no way back.
 *
 * <p>Chains are cycles with pseudo-liberties as in {@link Chains}, without the sums that only exact liberties need. The
 * empty cells stand in one dense list; a cell drawn and refused is moved behind those still to be drawn, so the choice
 * stays uniform over the playable cells (Śliwa 2013, §6.2.2, without copying his list). Cells are drawn by their index,
 * so that nothing needs to know where in the list a cell stands.
 *
 * <p>Branches that cannot be predicted, and loads, are the cost of a playout. {@link PackedCell} and
 * {@link PackedChain} keep what belongs together in one int, and masks replace questions about colour: a cell without a
 * stone is a chain of its own with {@linkplain PackedChain#NONE plenty of liberties}. Owned by one thread.
 */
public final class PlayoutBoard {
    private static final int NO_CELL = 0;

    /** More than the four that a chain can have with one cell. */
    private static final int FIVE_LIBERTIES = 5 * PackedChain.LIBERTY;

    private final Geometry geometry;
    private final int stride;
    private final int[] cells;
    /** By head. */
    private final int[] chains;
    /** By stone, the next one of its chain; an empty cell is its own. */
    private final int[] next;

    private final int[] empty;
    private final int[] eyeStart;
    private int empties;
    private int ko;
    private int lead;

    public PlayoutBoard(Geometry geometry, EyeRule eyes) {
        this.geometry = geometry;
        stride = geometry.stride();
        cells = new int[geometry.cells()];
        chains = new int[geometry.cells()];
        next = new int[geometry.cells()];
        empty = new int[geometry.points()];
        eyeStart = eyes.starts(geometry);
    }

    /** Takes over a position; {@code koCell} may not be played at once, 0 for none. */
    public void load(Chains board, int koCell) {
        for (int cell = 0; cell < cells.length; cell++) {
            int head = board.head[cell];
            int noStone = (head - 1) >> 31; // all bits for chain 0
            int chain = PackedChain.of(board.size[cell], PseudoLiberties.number(board.pseudoLiberties[cell]));
            cells[cell] = PackedCell.of(board.around[cell], board.colour[cell], head | (cell & noStone));
            chains[cell] = (chain & ~noStone) | (PackedChain.NONE & noStone);
            next[cell] = (board.next[cell] & ~noStone) | (cell & noStone);
        }
        ko = koCell;
        lead = 0;
        empties = 0;
        for (int cell = geometry.firstCell(); cell <= geometry.lastCell(); cell++) {
            int here = board.colour[cell];
            if (here == Chains.EMPTY) empty[empties++] = cell;
            else if (here != Chains.BORDER) lead += stoneLead(here);
        }
    }

    /** What a stone adds to Black's lead. */
    private static int stoneLead(int colour) {
        return 3 - 2 * colour;
    }

    public int colour(int cell) {
        return PackedCell.colour(cells[cell]);
    }

    /** The head of the chain of a stone; the cell itself without one. */
    int head(int cell) {
        return PackedCell.head(cells[cell]);
    }

    int chainSize(int head) {
        return PackedChain.stones(chains[head]);
    }

    int pseudoLiberties(int head) {
        return PackedChain.pseudoLiberties(chains[head]);
    }

    /** The cell that may not be played at once, or 0. */
    public int ko() {
        return ko;
    }

    /** Whether a stone of the mover may be put on this empty cell. */
    public boolean isLegal(int cell, int mover) {
        int around = cells[cell];
        return NeighbourCounts.empty(around) != 0 || (cell != ko && wouldLive(cell, mover, around));
    }

    /** Whether the empty cell is an eye of this colour by the board's rule. */
    public boolean isEye(int cell, int owner) {
        return NeighbourCounts.of(owner, cells[cell]) == 4 && diagonalsHold(cell, owner);
    }

    /**
     * Plays random moves by turns, each uniform over the legal cells that are no eyes of the mover, until two passes in
     * a row or the cap; a pass comes only when there is no such cell. Drawing and playing stand in one method: a call
     * for each move costs a tenth of the speed.
     *
     * @param passes passes just made
     * @param cap the most moves to play
     * @param played receives the cells played, 0 for a pass, from index {@code from} on
     * @return the number of moves
     */
    @Hot
    public int playOut(int mover, int passes, int cap, Rng rng, int[] played, int from) {
        int[] empty = this.empty;
        int[] cells = this.cells;
        int[] chains = this.chains;
        int[] next = this.next;
        int stride = this.stride;
        int empties = this.empties;
        int ko = this.ko;
        int lead = this.lead;
        int count = 0;
        while (passes < 2 && count < cap) {
            int move = NO_CELL;
            int candidates = empties;
            while (candidates > 0) {
                int index = rng.nextInt(candidates);
                int cell = empty[index];
                int around = cells[cell];
                if (NeighbourCounts.empty(around) == 0 && !isPlayable(cell, mover, around, ko)) {
                    empty[index] = empty[--candidates];
                    empty[candidates] = cell;
                    continue;
                }
                move = cell;
                empty[index] = empty[--empties];
                lead += stoneLead(mover);

                // the neighbours count one stone more, their chains lose a pseudo-liberty
                int change = NeighbourCounts.change(mover);
                int south = cells[cell - stride] + change;
                int west = cells[cell - 1] + change;
                int east = cells[cell + 1] + change;
                int north = cells[cell + stride] + change;
                cells[cell - stride] = south;
                cells[cell - 1] = west;
                cells[cell + 1] = east;
                cells[cell + stride] = north;
                int southHead = PackedCell.head(south);
                int westHead = PackedCell.head(west);
                int eastHead = PackedCell.head(east);
                int northHead = PackedCell.head(north);
                int southChain = chains[southHead] - PackedChain.LIBERTY;
                chains[southHead] = southChain;
                int westChain = chains[westHead] - PackedChain.LIBERTY;
                chains[westHead] = westChain;
                int eastChain = chains[eastHead] - PackedChain.LIBERTY;
                chains[eastHead] = eastChain;
                int northChain = chains[northHead] - PackedChain.LIBERTY;
                chains[northHead] = northChain;

                // the fewest pseudo-liberties of opposing chains; own ones have the largest number instead
                int southIsOwn = PackedCell.mask(south, mover);
                int westIsOwn = PackedCell.mask(west, mover);
                int eastIsOwn = PackedCell.mask(east, mover);
                int northIsOwn = PackedCell.mask(north, mover);
                int weakest = Math.min(
                        Math.min(southChain | (southIsOwn >>> 1), westChain | (westIsOwn >>> 1)),
                        Math.min(eastChain | (eastIsOwn >>> 1), northChain | (northIsOwn >>> 1)));

                int stone = PackedChain.STONE + NeighbourCounts.empty(around) * PackedChain.LIBERTY;
                int friends = -(southIsOwn + westIsOwn + eastIsOwn + northIsOwn);
                if (friends < 2) {
                    // a chain of its own, or one stone more in the only own chain: the same arithmetic
                    int alone = (friends - 1) >> 31;
                    int head = (southHead & southIsOwn)
                            | (westHead & westIsOwn)
                            | (eastHead & eastIsOwn)
                            | (northHead & northIsOwn)
                            | (cell & alone);
                    cells[cell] = PackedCell.of(around, mover, head);
                    next[cell] = next[head];
                    next[head] = cell;
                    chains[head] = (chains[head] & ~alone) + stone;
                } else {
                    connect(cell, mover, around, stone);
                }
                ko = NO_CELL;
                if (weakest < PackedChain.LIBERTY) {
                    int other = Chains.BLACK + Chains.WHITE - mover;
                    int captured = capture(cell, other, empties);
                    if (captured == 1 && NeighbourCounts.of(other, around) == 4) ko = empty[empties];
                    empties += captured;
                    lead += captured * stoneLead(mover);
                }
                break;
            }
            passes = move == NO_CELL ? passes + 1 : 0;
            if (move == NO_CELL) ko = NO_CELL;
            played[from + count++] = move;
            mover = Chains.BLACK + Chains.WHITE - mover;
        }
        this.empties = empties;
        this.ko = ko;
        this.lead = lead;
        return count;
    }

    /** For a cell without empty neighbours. */
    @Hot
    private boolean isPlayable(int cell, int mover, int around, int ko) {
        if (NeighbourCounts.of(mover, around) == 4 && diagonalsHold(cell, mover)) return false;
        return wouldLive(cell, mover, around) && cell != ko;
    }

    @Hot
    private boolean diagonalsHold(int cell, int owner) {
        int[] cells = this.cells;
        int other = Chains.BLACK + Chains.WHITE - owner;
        int opposing = PackedCell.mask(cells[cell - stride - 1], other)
                + PackedCell.mask(cells[cell - stride + 1], other)
                + PackedCell.mask(cells[cell + stride - 1], other)
                + PackedCell.mask(cells[cell + stride + 1], other);
        return eyeStart[cell] - opposing < 2;
    }

    /**
     * Whether a stone on a cell without empty neighbours lives. Takes the cell's pseudo-liberties away for a moment: an
     * own neighbour that still has one survives, an opposing one that has none is captured (Wieczorek 2009, §2.2.2).
     */
    @Hot
    private boolean wouldLive(int cell, int mover, int around) {
        int[] cells = this.cells;
        int[] chains = this.chains;
        int south = cells[cell - stride];
        int west = cells[cell - 1];
        int east = cells[cell + 1];
        int north = cells[cell + stride];
        int southHead = PackedCell.head(south);
        int westHead = PackedCell.head(west);
        int eastHead = PackedCell.head(east);
        int northHead = PackedCell.head(north);
        int weakest =
                Math.min(Math.min(chains[southHead], chains[westHead]), Math.min(chains[eastHead], chains[northHead]));
        // as a rule all have liberties elsewhere: nothing is captured, and any own stone will do
        if (weakest >= FIVE_LIBERTIES) return NeighbourCounts.of(Chains.BLACK + Chains.WHITE - mover, around) != 4;
        chains[southHead] -= PackedChain.LIBERTY;
        chains[westHead] -= PackedChain.LIBERTY;
        chains[eastHead] -= PackedChain.LIBERTY;
        chains[northHead] -= PackedChain.LIBERTY;
        int lives = (PackedCell.mask(south, mover) ^ PackedChain.captured(chains[southHead]))
                | (PackedCell.mask(west, mover) ^ PackedChain.captured(chains[westHead]))
                | (PackedCell.mask(east, mover) ^ PackedChain.captured(chains[eastHead]))
                | (PackedCell.mask(north, mover) ^ PackedChain.captured(chains[northHead]));
        chains[southHead] += PackedChain.LIBERTY;
        chains[westHead] += PackedChain.LIBERTY;
        chains[eastHead] += PackedChain.LIBERTY;
        chains[northHead] += PackedChain.LIBERTY;
        return lives != 0;
    }

    /** Puts a new stone into the first own chain around it, and joins the other ones with that. */
    @Hot
    private void connect(int cell, int mover, int around, int stone) {
        int[] cells = this.cells;
        int south = cells[cell - stride];
        int west = cells[cell - 1];
        int first =
                PackedCell.colour(south) == mover ? south : PackedCell.colour(west) == mover ? west : cells[cell + 1];
        int head = PackedCell.head(first);
        cells[cell] = PackedCell.of(around, mover, head);
        next[cell] = next[head];
        next[head] = cell;
        chains[head] += stone;
        head = join(head, cell - 1, mover);
        head = join(head, cell + 1, mover);
        join(head, cell + stride, mover);
    }

    /** Makes one chain of two if the neighbour is of this colour; returns the head. */
    @Hot
    private int join(int chain, int neighbour, int colour) {
        int[] cells = this.cells;
        int[] next = this.next;
        int other = PackedCell.head(cells[neighbour]);
        if (PackedCell.colour(cells[neighbour]) != colour || other == chain) return chain;
        int large = PackedChain.stones(chains[chain]) >= PackedChain.stones(chains[other]) ? chain : other;
        int small = chain + other - large;
        chains[large] += chains[small];
        int stone = small;
        do {
            cells[stone] = PackedCell.withHead(cells[stone], large);
            stone = next[stone];
        } while (stone != small);
        ChainCycles.swap(next, large, small);
        return large;
    }

    /** Takes off the chains of this colour around a cell that have no liberty; returns the number of stones. */
    @Hot
    private int capture(int cell, int colour, int empties) {
        int end = lift(cell - stride, colour, empties);
        end = lift(cell - 1, colour, end);
        end = lift(cell + 1, colour, end);
        return lift(cell + stride, colour, end) - empties;
    }

    /** Takes the chain of this cell off if it is of this colour and has no liberty; returns the empty cells then. */
    @Hot
    private int lift(int cell, int colour, int empties) {
        int[] cells = this.cells;
        int[] chains = this.chains;
        int head = PackedCell.head(cells[cell]);
        if (PackedCell.colour(cells[cell]) != colour || chains[head] >= PackedChain.LIBERTY) return empties;
        int change = NeighbourCounts.change(colour);
        int stone = head;
        do {
            cells[stone] = PackedCell.of(cells[stone], Chains.EMPTY, stone);
            chains[stone] = PackedChain.NONE;
            empty[empties++] = stone;
            int south = cells[stone - stride] - change;
            int west = cells[stone - 1] - change;
            int east = cells[stone + 1] - change;
            int north = cells[stone + stride] - change;
            cells[stone - stride] = south;
            cells[stone - 1] = west;
            cells[stone + 1] = east;
            cells[stone + stride] = north;
            chains[PackedCell.head(south)] += PackedChain.LIBERTY;
            chains[PackedCell.head(west)] += PackedChain.LIBERTY;
            chains[PackedCell.head(east)] += PackedChain.LIBERTY;
            chains[PackedCell.head(north)] += PackedChain.LIBERTY;
            int following = next[stone];
            next[stone] = stone;
            stone = following;
        } while (stone != head);
        return empties;
    }

    /**
     * Black's lead in points by area, komi left out: stones, and empty cells surrounded by one colour. After a playout
     * to the end no two empty cells touch, so this is the whole area; in a game cut off, open regions count for
     * nobody.
     */
    public int areaLead() {
        int area = lead;
        for (int i = 0; i < empties; i++) area += owner(empty[i]);
        return area;
    }

    /** Adds 1 for each point that is Black's, takes 1 for each that is White's. */
    public void addOwners(int[] sums) {
        for (int point = 0; point < sums.length; point++) {
            int cell = geometry.cell(point);
            int here = colour(cell);
            sums[point] += here == Chains.EMPTY ? owner(cell) : stoneLead(here);
        }
    }

    private int owner(int cell) {
        int around = cells[cell];
        boolean black = NeighbourCounts.of(Chains.BLACK, around) == 4;
        boolean white = NeighbourCounts.of(Chains.WHITE, around) == 4;
        return black == white ? 0 : black ? 1 : -1;
    }
}
