package tesuji.games.go.board;

import java.util.Arrays;
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
 * <p>{@link PackedCell} and {@link PackedChain} keep what belongs together in one int. Methods for others take and give
 * the cells of {@link Geometry}. Owned by one thread.
 */
public final class PlayoutBoard extends PlayoutStones {
    /** More than the four that a chain can have with one cell. */
    private static final int FIVE_LIBERTIES = 5 * PackedChain.LIBERTY;

    /** Neighbours that a cell of the frame begins with: room for two stones beside it to come, and to go. */
    private static final int FRAME = 3 | (3 << 3) | (3 << 6);

    private final Geometry geometry;
    /** By cell of the geometry, the cell here; 0 for the frame. */
    private final int[] inner;

    private final int[] point;
    private final int[] frame;
    private final int[] eyeStart;

    public PlayoutBoard(Geometry geometry, EyeRule eyes) {
        super(geometry.size());
        int size = geometry.size();
        if (size >= STRIDE) throw new IllegalArgumentException("boards of Go have at most 25 rows, not " + size);
        this.geometry = geometry;
        inner = new int[geometry.cells()];
        frame = new int[cells.length];
        point = new int[cells.length];
        eyeStart = new int[cells.length];
        int[] starts = eyes.starts(geometry);
        for (int cell = 0; cell < frame.length; cell++) frame[cell] = PackedCell.alone(FRAME, cell);
        for (int at = 0; at < geometry.points(); at++) {
            int cell = (at / size + 1) * STRIDE + at % size + 1;
            inner[geometry.cell(at)] = cell;
            point[cell] = at;
            eyeStart[cell] = starts[geometry.cell(at)];
        }
    }

    /** Takes over a position; {@code koCell} may not be played at once, 0 for none. */
    public void load(Chains board, int koCell) {
        System.arraycopy(frame, 0, cells, 0, frame.length);
        Arrays.fill(chains, 0, frame.length, PackedChain.NONE);
        captured[Chains.BLACK] = board.captured(Chains.BLACK);
        captured[Chains.WHITE] = board.captured(Chains.WHITE);
        ko = inner[koCell];
        lead = 0;
        empties = 0;
        for (int row = 1; row <= geometry.size(); row++) loadRow(board, geometry.cell(row, 1), row * STRIDE + 1);
    }

    private void loadRow(Chains board, int first, int to) {
        int[] cells = this.cells;
        int[] inner = this.inner;
        int count = empties;
        int shift = to - first;
        int last = first + geometry.size() - 1;
        for (int cell = first; cell <= last; cell++) {
            int here = cell + shift;
            int counts = PackedCell.counts(board.around[cell]);
            int colour = board.colour[cell];
            if (colour == Chains.EMPTY) {
                cells[here] = PackedCell.alone(counts, here);
                empty[count++] = here;
                continue;
            }
            int head = board.head[cell];
            int chain = (colour * COLOUR) | inner[head];
            cells[here] = PackedCell.of(counts, inner[board.next[cell]], chain);
            lead += stoneLead(colour);
            if (head == cell) {
                int pseudoLiberties = PseudoLiberties.number(board.pseudoLiberties[cell]);
                chains[chain] = PackedChain.of(colour, board.size[cell], pseudoLiberties);
            }
        }
        empties = count;
    }

    public int colour(int cell) {
        return inner[cell] == NO_CELL ? Chains.BORDER : PackedCell.colour(cells[inner[cell]]);
    }

    /** The head of the chain of a stone; the cell itself without one. */
    int head(int cell) {
        return geometry.cell(point[PackedCell.chain(cells[inner[cell]]) & PackedCell.CELLS]);
    }

    int chainSize(int head) {
        return PackedChain.stones(chains[PackedCell.chain(cells[inner[head]])]);
    }

    int pseudoLiberties(int head) {
        return PackedChain.pseudoLiberties(chains[PackedCell.chain(cells[inner[head]])]);
    }

    /** The cell that may not be played at once, or 0. */
    public int ko() {
        return ko == NO_CELL ? NO_CELL : geometry.cell(point[ko]);
    }

    /** Stones of this colour taken off the board since the game began. */
    public int captured(int colour) {
        return captured[colour];
    }

    /** Whether a stone of the mover may be put on this empty cell. */
    public boolean isLegal(int cell, int mover) {
        int here = inner[cell];
        return PackedCell.empty(cells[here]) != 0 || (here != ko && wouldLive(here, mover));
    }

    /** Whether the empty cell is an eye of this colour by the board's rule. */
    public boolean isEye(int cell, int owner) {
        int here = inner[cell];
        return PackedCell.neighbours(owner, cells[here]) == 4
                && diagonals(here, Chains.BLACK + Chains.WHITE - owner) < 2;
    }

    /**
     * Plays random moves by turns, each uniform over the legal cells that are no eyes of the mover, until two passes in
     * a row or the cap; a pass comes only when there is no such cell.
     *
     * @param passes passes just made
     * @param cap the most moves to play
     * @param played receives the points played, the number of points for a pass, from index {@code from} on
     * @return the number of moves
     */
    @Hot
    public int playOut(int mover, int passes, int cap, Rng rng, int[] played, int from) {
        int pass = geometry.points();
        int at = from;
        int end = from + cap;
        while (passes < 2 && at < end) {
            int cell = draw(mover, rng);
            if (cell == NO_CELL) {
                ko = NO_CELL;
                passes++;
                played[at++] = pass;
            } else {
                place(cell, mover);
                passes = 0;
                played[at++] = point[cell];
            }
            mover = Chains.BLACK + Chains.WHITE - mover;
        }
        return at - from;
    }

    /** Takes a random playable cell out of the list; 0 if there is none. */
    @Hot
    private int draw(int mover, Rng rng) {
        int[] empty = this.empty;
        int candidates = empties;
        while (candidates > 0) {
            int index = rng.nextInt(candidates);
            int cell = empty[index];
            int here = cells[cell];
            if (PackedCell.empty(here) != 0 || isPlayable(cell, here, mover)) {
                empty[index] = empty[--empties];
                return cell;
            }
            empty[index] = empty[--candidates];
            empty[candidates] = cell;
        }
        return NO_CELL;
    }

    /**
     * For a cell without empty neighbours. Late in a playout most are surrounded by one colour with liberties
     * elsewhere, an eye to one side and suicide to the other: one question refuses them all, whose turn it may be.
     */
    @Hot
    private boolean isPlayable(int cell, int here, int mover) {
        int[] cells = this.cells;
        int[] chains = this.chains;
        int south = chains[PackedCell.chain(cells[cell - STRIDE])];
        int west = chains[PackedCell.chain(cells[cell - 1])];
        int east = chains[PackedCell.chain(cells[cell + 1])];
        int north = chains[PackedCell.chain(cells[cell + STRIDE])];
        int surrounded = here & PackedCell.SURROUNDED;
        if (surrounded == 0) {
            int strongest = Math.max(
                    Math.max(PackedChain.seenBy(mover, south), PackedChain.seenBy(mover, west)),
                    Math.max(PackedChain.seenBy(mover, east), PackedChain.seenBy(mover, north)));
            return strongest >= PackedChain.OWN + FIVE_LIBERTIES || (cell != ko && wouldLive(cell, mover));
        }
        int weakest = Math.min(
                Math.min(PackedChain.colourless(south), PackedChain.colourless(west)),
                Math.min(PackedChain.colourless(east), PackedChain.colourless(north)));
        int owner = 1 + (surrounded >>> 8);
        int hostile = diagonals(cell, Chains.BLACK + Chains.WHITE - owner);
        if (((hostile - 2) & (FIVE_LIBERTIES - 1 - weakest)) < 0) return false;
        if (owner == mover ? hostile < 2 : weakest >= FIVE_LIBERTIES) return false;
        return cell != ko && wouldLive(cell, mover);
    }

    /** Stones of the colour on the diagonals, from where the rule for eyes begins to count; from 2 on it is no eye. */
    @Hot
    private int diagonals(int cell, int colour) {
        int[] cells = this.cells;
        return eyeStart[cell]
                + PackedCell.isStone(colour, cells[cell - STRIDE - 1])
                + PackedCell.isStone(colour, cells[cell - STRIDE + 1])
                + PackedCell.isStone(colour, cells[cell + STRIDE - 1])
                + PackedCell.isStone(colour, cells[cell + STRIDE + 1]);
    }

    /**
     * Black's lead in points by area, komi left out: stones, and empty cells surrounded by one colour. After a playout
     * to the end no two empty cells touch, so this is the whole area; in a game cut off, open regions count for
     * nobody.
     */
    public int areaLead() {
        int area = lead;
        for (int i = 0; i < empties; i++) area += owner(cells[empty[i]]);
        return area;
    }

    /** Adds 1 for each point that is Black's, takes 1 for each that is White's. */
    public void addOwners(int[] sums) {
        for (int at = 0; at < sums.length; at++) {
            int here = cells[inner[geometry.cell(at)]];
            int colour = PackedCell.colour(here);
            sums[at] += colour == Chains.EMPTY ? owner(here) : stoneLead(colour);
        }
    }

    /** 1 for an empty cell surrounded by Black, -1 by White, else 0. */
    private static int owner(int here) {
        return (PackedCell.neighbours(Chains.BLACK, here) >> 2) - (PackedCell.neighbours(Chains.WHITE, here) >> 2);
    }
}
