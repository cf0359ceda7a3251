package tesuji.games.go.board;

/**
 * Reads whether a chain with two or three liberties can be captured by loose ladders and nets: a lambda search of
 * order 2 (Thomsen 2000), whose attacking moves must each threaten a ladder, so that a defence is needed at once.
 *
 * <p>The owner extends, connects, captures or gives counter-atari next to the chain; breakers elsewhere are not
 * considered, except as stones on the way. Four liberties are an escape, and so is a reading that grows beyond its
 * bounds. Simple ko holds. The board is left as it was. Owned by the board's thread.
 */
public final class CaptureSearch {
    /** Moves of both sides, ladders left out. */
    private static final int DEPTH = 31;

    private static final int WIDTH = 32;

    private final TacticalBoard board;
    private final MovePreview preview;
    private final Ladders ladders;
    private final MoveStack moves;
    private final int[] cells = new int[WIDTH * (DEPTH + 1)];
    private final int[] free = new int[4];
    private final int[] near = new int[3];
    private final int budget;
    private int left;
    private int limit;
    private boolean cut;
    private int end;

    /**
     * @param budget the most moves tried in one reading, after which the chain is taken to escape
     * @param ladder the most moves tried in reading each ladder on the way
     */
    public CaptureSearch(TacticalBoard board, int budget, int ladder) {
        this.board = board;
        this.budget = budget;
        preview = board.preview;
        ladders = new Ladders(board, ladder);
        moves = new MoveStack(board, DEPTH + 2);
    }

    /** Whether the other side, on the move, captures the chain. */
    public boolean falls(int chain) {
        return read(chain, false, ChainBoard.NO_CELL);
    }

    /** Whether the owner, on the move, saves the chain. */
    public boolean stands(int chain) {
        return !read(chain, true, ChainBoard.NO_CELL);
    }

    /** Whether the other side captures the chain by this move, which must be no forbidden ko. */
    public boolean fallsTo(int cell, int chain) {
        return read(chain, false, cell);
    }

    /** Whether the owner saves the chain by this move, which must be no forbidden ko. */
    public boolean standsBy(int cell, int chain) {
        return !read(chain, true, cell);
    }

    /**
     * Whether the chain falls when its owner or the other side begins, with this move or, for no cell, with any. Read
     * deeper and deeper, so that short captures are found before the budget is spent on a wrong way.
     */
    private boolean read(int chain, boolean owner, int cell) {
        left = budget;
        for (limit = 1; limit <= DEPTH; limit = 2 * limit + 1) {
            cut = false;
            boolean falls = owner ? !owned(cell, chain) : attacked(cell, chain);
            if (falls || !cut || left <= 0) return falls;
        }
        return false;
    }

    private boolean owned(int cell, int chain) {
        return cell == ChainBoard.NO_CELL ? stands(chain, 0, board.ko()) : standsBy(cell, chain, 0);
    }

    private boolean attacked(int cell, int chain) {
        return cell == ChainBoard.NO_CELL ? falls(chain, 0, board.ko()) : fallsTo(cell, chain, 0);
    }

    /** Writes the cells where the other side begins to capture a chain and returns their number. */
    public int attacks(int chain, int[] into) {
        int count = board.liberties(chain, free, 4);
        if (count > 3) return 0;
        end = 0;
        addAttacks(count, 0);
        int candidates = copyTo(into);
        int found = 0;
        for (int i = 0; i < candidates; i++) {
            if (into[i] != board.ko() && fallsTo(into[i], chain)) into[found++] = into[i];
        }
        return found;
    }

    /** Writes the cells where the owner saves a chain that would fall and returns their number. */
    public int defences(int chain, int[] into) {
        end = 0;
        addDefences(chain, 0);
        int candidates = copyTo(into);
        int found = 0;
        for (int i = 0; i < candidates; i++) {
            if (into[i] != board.ko() && standsBy(into[i], chain)) into[found++] = into[i];
        }
        return found;
    }

    private int copyTo(int[] into) {
        int count = Math.min(end, into.length);
        System.arraycopy(cells, 0, into, 0, count);
        return count;
    }

    private boolean falls(int stone, int depth, int ko) {
        int chain = board.head[stone];
        int count = board.liberties(chain, free, 4);
        if (count > 3) return false;
        if (count == 1) return free[0] != ko;
        if (count == 2 && ladders.attack(chain, free[0], free[1], ko) != 0) return true;
        if (depth >= limit) {
            cut = true;
            return false;
        }
        int base = WIDTH * depth;
        end = base;
        addAttacks(count, base);
        int last = end;
        for (int i = base; i < last; i++) {
            if (cells[i] != ko && fallsTo(cells[i], stone, depth)) return true;
        }
        return false;
    }

    private boolean fallsTo(int cell, int stone, int depth) {
        int attacker = Chains.BLACK + Chains.WHITE - board.colour[stone];
        if (--left < 0 || !preview.mayStand(cell, attacker)) return false;
        int ko = board.koAfter(cell, moves.play(cell, attacker));
        boolean falls = isThreatened(stone) && !stands(stone, depth + 1, ko);
        moves.undo();
        return falls;
    }

    /** Whether a ladder catches the chain if its owner does not move. */
    private boolean isThreatened(int stone) {
        int chain = board.head[stone];
        int count = board.liberties(chain, free, 3);
        return count == 1 || (count == 2 && ladders.attack(chain, free[0], free[1], 0) != 0);
    }

    private boolean stands(int stone, int depth, int ko) {
        int base = WIDTH * depth;
        end = base;
        addDefences(board.head[stone], base);
        int last = end;
        for (int i = base; i < last; i++) {
            if (cells[i] != ko && standsBy(cells[i], stone, depth)) return true;
        }
        return false;
    }

    private boolean standsBy(int cell, int stone, int depth) {
        int owner = board.colour[stone];
        if (!preview.mayStand(cell, owner)) return false;
        if (--left < 0) return true;
        int ko = board.koAfter(cell, moves.play(cell, owner));
        boolean stands = !falls(stone, depth + 1, ko);
        moves.undo();
        return stands;
    }

    /** Liberties, and next to two liberties the points of a net. */
    private void addAttacks(int count, int base) {
        addFree(count, base);
        if (count == 2) addAround(base, 2);
    }

    /** Captures, liberties, counter-ataris and the points next to the liberties. */
    private void addDefences(int chain, int base) {
        addCounters(chain, base, 1);
        int count = board.liberties(chain, free, 3);
        addFree(count, base);
        if (count == 1) return;
        addAround(base, count);
        addCounters(chain, base, 2);
    }

    /** The liberties, those with most room first. */
    private void addFree(int count, int base) {
        for (int room = 3; room >= 0; room--) {
            for (int i = 0; i < count; i++) {
                if (Math.min(3, board.emptyNeighbours(free[i])) == room) add(base, free[i]);
            }
        }
    }

    private void addAround(int base, int count) {
        for (int i = 0; i < count; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(free[i], direction);
                if (board.colour[q] == Chains.EMPTY) add(base, q);
            }
        }
    }

    /** The liberties of chains around that have so many. */
    private void addCounters(int chain, int base, int liberties) {
        int other = Chains.BLACK + Chains.WHITE - board.colour[chain];
        int stone = chain;
        do {
            if (board.neighbours(stone, other) != 0) {
                for (int direction = 0; direction < 4; direction++) {
                    int q = board.neighbour(stone, direction);
                    if (board.colour[q] != other) continue;
                    int count = board.liberties(board.head[q], near, 3);
                    if (count != liberties) continue;
                    for (int i = 0; i < count; i++) add(base, near[i]);
                }
            }
            stone = board.next[stone];
        } while (stone != chain);
    }

    private void add(int base, int cell) {
        for (int i = base; i < end; i++) {
            if (cells[i] == cell) return;
        }
        if (end < base + WIDTH) cells[end++] = cell;
    }
}
