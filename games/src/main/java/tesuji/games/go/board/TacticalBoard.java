package tesuji.games.go.board;

import tesuji.core.base.Hot;

/**
 * The board of playouts that look before they move: as fast as {@link PlayoutBoard} allows, but with atari and its
 * liberty known exactly at once, self-atari told without playing, and the colours around every cell kept for patterns.
 *
 * <p>Simple ko, no suicide, no way back except through {@link Trial}. Owned by one thread.
 */
public final class TacticalBoard {
    static final int NO_CELL = 0;

    final int stride;
    final int[] colour;
    final Vicinity vicinity;
    final Foresight foresight;
    final int[] around;
    final int[] head;
    final int[] next;
    final int[] size;
    final long[] contacts;
    final long[] unit;

    private final Geometry geometry;
    private final int[] offset;
    private final int[] empty;
    private final int[] place;
    private final int[] eyeStart;
    private final int[] captured = new int[3];
    private int empties;
    private int ko;
    private int lead;
    private int last;
    private int secondLast;

    public TacticalBoard(Geometry geometry, EyeRule eyes) {
        this.geometry = geometry;
        stride = geometry.stride();
        int cells = geometry.cells();
        colour = new int[cells];
        vicinity = new Vicinity(geometry);
        offset = vicinity.offset;
        around = vicinity.around;
        head = new int[cells];
        next = new int[cells];
        size = new int[cells];
        contacts = new long[cells];
        unit = new long[cells];
        empty = new int[geometry.points()];
        place = new int[cells];
        eyeStart = new int[cells];
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            unit[cell] = Contacts.unit(cell);
            eyeStart[cell] = eyes.start(Surroundings.border(around[cell]) > 0);
        }
        foresight = new Foresight(this);
    }

    /** Takes over a position; {@code koCell} may not be played at once, 0 for none. The last moves are forgotten. */
    public void load(Chains board, int koCell) {
        int cells = colour.length;
        System.arraycopy(board.colour, 0, colour, 0, cells);
        System.arraycopy(board.head, 0, head, 0, cells);
        System.arraycopy(board.next, 0, next, 0, cells);
        System.arraycopy(board.size, 0, size, 0, cells);
        vicinity.clear();
        System.arraycopy(board.captured, 0, captured, 0, captured.length);
        ko = koCell;
        last = NO_CELL;
        secondLast = NO_CELL;
        empties = 0;
        lead = 0;
        for (int cell = geometry.firstCell(); cell <= geometry.lastCell(); cell++) {
            int here = colour[cell];
            if (here == Chains.EMPTY) {
                place[cell] = empties;
                empty[empties++] = cell;
            } else if (here != Chains.BORDER) {
                lead += 3 - 2 * here;
                vicinity.come(cell, here);
                contacts[cell] = Contacts.of(board.contacts[cell], board.sum[cell], board.squares[cell]);
            }
        }
    }

    public Geometry geometry() {
        return geometry;
    }

    public int colour(int cell) {
        return colour[cell];
    }

    /** The eight neighbours, numbered as in {@link Surroundings}; the first four are orthogonal. */
    public int neighbour(int cell, int direction) {
        return cell + offset[direction];
    }

    /** The colours of the eight neighbours, a code of {@link Surroundings}. */
    public int code(int cell) {
        return Surroundings.code(around[cell]);
    }

    /** Empty orthogonal neighbours. */
    public int emptyNeighbours(int cell) {
        return Surroundings.empty(around[cell]);
    }

    /** Orthogonal neighbours of this colour, the frame included: it counts as both. */
    public int neighbours(int cell, int stoneColour) {
        return Surroundings.of(stoneColour, around[cell]);
    }

    /** Which colours stand next to a cell: bit 0 for Black, bit 1 for White. */
    public int walls(int cell) {
        return Surroundings.walls(around[cell]);
    }

    /** The head of the chain of a stone; 0 for a cell without a stone. */
    public int chain(int cell) {
        return head[cell];
    }

    /** The next stone of the same chain; going on leads back to the first. */
    public int nextStone(int cell) {
        return next[cell];
    }

    public int chainSize(int chain) {
        return size[chain];
    }

    /** Pairs of a stone of the chain and an empty neighbour. */
    public int contacts(int chain) {
        return Contacts.number(contacts[chain]);
    }

    public boolean inAtari(int chain) {
        return Contacts.areOne(contacts[chain]);
    }

    /** The only liberty of a chain in atari. */
    public int liberty(int chain) {
        return Contacts.cell(contacts[chain]);
    }

    /** Writes liberties of the chain and returns their number; stops looking when there are {@code most}. */
    @Hot
    public int liberties(int chain, int[] into, int most) {
        int[] colour = this.colour;
        int left = Contacts.number(contacts[chain]);
        int count = 0;
        int stone = chain;
        do {
            int free = Surroundings.empty(around[stone]);
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

    /** Stones of this colour taken off the board since the game began. */
    public int captured(int stoneColour) {
        return captured[stoneColour];
    }

    /** Black's stones on the board less White's. */
    public int lead() {
        return lead;
    }

    public int empties() {
        return empties;
    }

    /** The empty cells in no particular order. */
    public int empty(int index) {
        return empty[index];
    }

    /** Exchanges two entries of the list of empty cells, so that one drawn and refused is not drawn again. */
    @Hot
    public void swapEmpty(int a, int b) {
        int t = empty[a];
        empty[a] = empty[b];
        empty[b] = t;
        place[empty[a]] = a;
        place[t] = b;
    }

    /** Whether a stone of the mover may be put on this empty cell. */
    @Hot
    public boolean isLegal(int cell, int mover) {
        return Surroundings.empty(around[cell]) != 0 || (cell != ko && foresight.after(cell, mover) != 0);
    }

    /** Whether the empty cell is an eye of this colour by the board's rule. */
    @Hot
    public boolean isEye(int cell, int owner) {
        int bits = around[cell];
        return Surroundings.of(owner, bits) == 4
                && eyeStart[cell] + Surroundings.diagonals(Chains.BLACK + Chains.WHITE - owner, bits) < 2;
    }

    /** Whether the chain that a legal move makes has a single liberty, captures and merged chains considered. */
    @Hot
    public boolean isSelfAtari(int cell, int mover) {
        return Surroundings.empty(around[cell]) < 2 && Contacts.areOne(foresight.after(cell, mover));
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
        int index = place[cell];
        int moved = empty[--empties];
        empty[index] = moved;
        place[moved] = index;
        lead += 3 - 2 * mover;
        secondLast = last;
        last = cell;
        join(cell, mover, bits);
        ko = NO_CELL;
        int other = Chains.BLACK + Chains.WHITE - mover;
        int border = Surroundings.border(bits);
        int enemies = Surroundings.of(other, bits) - border;
        if (enemies == 0) return;
        int before = empties;
        int south = cell - stride;
        int west = cell - 1;
        int east = cell + 1;
        int north = cell + stride;
        if (colour[south] == other && contacts[head[south]] == 0) lift(head[south], other);
        if (colour[west] == other && contacts[head[west]] == 0) lift(head[west], other);
        if (colour[east] == other && contacts[head[east]] == 0) lift(head[east], other);
        if (colour[north] == other && contacts[head[north]] == 0) lift(head[north], other);
        if (enemies + border == 4 && empties == before + 1) ko = empty[before];
    }

    /** The stone itself, without captures: its chain and the contacts that its neighbours lose. */
    @Hot
    private void join(int cell, int mover, int bits) {
        int[] head = this.head;
        long[] contacts = this.contacts;
        colour[cell] = mover;
        vicinity.come(cell, mover);
        int south = cell - stride;
        int west = cell - 1;
        int east = cell + 1;
        int north = cell + stride;
        long here = unit[cell];
        contacts[head[south]] -= here;
        contacts[head[west]] -= here;
        contacts[head[east]] -= here;
        contacts[head[north]] -= here;
        long free = 0;
        if (Surroundings.empty(bits) != 0) {
            if (colour[south] == Chains.EMPTY) free += unit[south];
            if (colour[west] == Chains.EMPTY) free += unit[west];
            if (colour[east] == Chains.EMPTY) free += unit[east];
            if (colour[north] == Chains.EMPTY) free += unit[north];
        }
        if (Surroundings.of(mover, bits) == Surroundings.border(bits)) {
            head[cell] = cell;
            next[cell] = cell;
            size[cell] = 1;
            contacts[cell] = free;
            return;
        }
        int chain = colour[south] == mover
                ? head[south]
                : colour[west] == mover ? head[west] : colour[east] == mover ? head[east] : head[north];
        head[cell] = chain;
        next[cell] = next[chain];
        next[chain] = cell;
        size[chain]++;
        contacts[chain] += free;
        if (colour[west] == mover) merge(head[cell], head[west]);
        if (colour[east] == mover) merge(head[cell], head[east]);
        if (colour[north] == mover) merge(head[cell], head[north]);
    }

    @Hot
    private void merge(int a, int b) {
        if (a == b) return;
        int large = size[a] >= size[b] ? a : b;
        int small = a + b - large;
        size[large] += size[small];
        contacts[large] += contacts[small];
        int[] head = this.head;
        int[] next = this.next;
        int stone = small;
        do {
            head[stone] = large;
            stone = next[stone];
        } while (stone != small);
        int t = next[large];
        next[large] = next[small];
        next[small] = t;
    }

    @Hot
    private void lift(int chain, int stoneColour) {
        int[] head = this.head;
        long[] contacts = this.contacts;
        int count = empties;
        int stone = chain;
        do {
            colour[stone] = Chains.EMPTY;
            head[stone] = 0;
            place[stone] = count;
            empty[count++] = stone;
            vicinity.go(stone, stoneColour);
            long here = unit[stone];
            contacts[head[stone - stride]] += here;
            contacts[head[stone - 1]] += here;
            contacts[head[stone + 1]] += here;
            contacts[head[stone + stride]] += here;
            stone = next[stone];
        } while (stone != chain);
        lead -= (count - empties) * (3 - 2 * stoneColour);
        captured[stoneColour] += count - empties;
        empties = count;
    }

    /**
     * Black's lead in points by area, komi left out: stones, and empty cells next to stones of one colour only. Unlike
     * light playouts, careful ones may end with eyes of more than one cell.
     */
    public int areaLead() {
        int area = lead;
        for (int i = 0; i < empties; i++) area += owner(empty[i]);
        return area;
    }

    /** 1 for Black, -1 for White, 0 for an empty cell next to both or none. */
    public int owner(int cell) {
        int owner = colour[cell] == Chains.EMPTY ? walls(cell) : colour[cell];
        return (owner & 1) - (owner >> 1);
    }
}
