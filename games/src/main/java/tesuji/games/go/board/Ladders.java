package tesuji.games.go.board;

/**
 * Reads ladders: may a chain in atari escape, may one with two liberties be captured by one atari after the other.
 *
 * <p>The chain extends or captures a neighbour in atari; three liberties are an escape, and so is a reading that grows
 * beyond its bounds. Simple ko holds. The board is left as it was. Owned by the board's thread.
 */
public final class Ladders {
    /** Beyond any ladder without a cycle on the usual boards. */
    static final int DEPTH = 120;

    /** Captures considered in one position; more than one is rare. */
    private static final int CAPTURES = 4;

    private final TacticalBoard board;
    private final MovePreview preview;
    private final MoveStack moves;
    private final int[] captures = new int[CAPTURES * (DEPTH + 1)];
    private final int[] free = new int[2];
    private final int budget;
    private int left;

    /** {@code budget}: the most moves tried in one reading, after which the chain is taken to escape. */
    public Ladders(TacticalBoard board, int budget) {
        this.board = board;
        this.budget = budget;
        preview = board.preview;
        moves = new MoveStack(board, DEPTH + 4);
    }

    /** Whether a chain in atari, on the move, gets away. */
    public boolean escapes(int chain) {
        left = budget;
        return escapes(chain, 0, board.ko());
    }

    /** Whether a legal move of its owner saves a chain in atari. */
    public boolean escapesBy(int cell, int chain) {
        left = budget;
        return escapesBy(cell, chain, 0);
    }

    /** The cell where the other side begins a ladder that captures a chain with these two liberties, or 0. */
    public int attack(int chain, int a, int b) {
        return attack(chain, a, b, board.ko());
    }

    /** The same where {@code ko} may not be played at once. */
    int attack(int chain, int a, int b, int ko) {
        left = budget;
        return attack(chain, a, b, 0, ko);
    }

    /**
     * Whether an atari on a chain with two liberties, answered at the other one, only gives it two liberties again: so
     * begins a ladder, and where it does not catch, each atari makes matters worse.
     */
    public boolean leadsOn(int cell, int wayOut, int chain) {
        return preview.libertiesAfter(wayOut, board.colour[chain], cell, chain) == 2;
    }

    private boolean escapes(int stone, int depth, int ko) {
        int chain = board.head[stone];
        int base = CAPTURES * depth;
        int count = captures(chain, base);
        for (int i = base; i < base + count; i++) {
            if (captures[i] != ko && escapesBy(captures[i], stone, depth)) return true;
        }
        int liberty = board.liberty(board.head[stone]);
        for (int i = base; i < base + count; i++) {
            if (captures[i] == liberty) return false;
        }
        return liberty != ko && preview.mayStand(liberty, board.colour[stone]) && escapesBy(liberty, stone, depth);
    }

    private boolean escapesBy(int cell, int stone, int depth) {
        if (depth >= DEPTH || --left < 0 || preview.libertiesAfter(cell, board.colour[stone], 0, 0) == 3) return true;
        int ko = board.koAfter(cell, moves.play(cell, board.colour[stone]));
        int chain = board.head[stone];
        boolean escaped = board.twoLiberties(chain, free)
                ? attack(stone, free[0], free[1], depth + 1, ko) == 0
                : !board.inAtari(chain);
        moves.undo();
        return escaped;
    }

    /** The attack that leaves the chain fewer ways out is read first. */
    private int attack(int stone, int a, int b, int depth, int ko) {
        boolean swap = board.emptyNeighbours(b) > board.emptyNeighbours(a);
        int first = swap ? b : a;
        int second = swap ? a : b;
        if (first != ko && captures(first, second, stone, depth)) return first;
        return second != ko && captures(second, first, stone, depth) ? second : 0;
    }

    /** Most attacks are settled at a glance, by what the only way out leads to; the others are tried. */
    private boolean captures(int cell, int wayOut, int stone, int depth) {
        int owner = board.colour[stone];
        int attacker = Chains.BLACK + Chains.WHITE - owner;
        int liberties = preview.libertiesAfter(wayOut, owner, cell, board.head[stone]);
        if (liberties == 3 || depth >= DEPTH || --left < 0 || !preview.mayStand(cell, attacker)) return false;
        if (liberties != MovePreview.CAPTURES
                && liberties < 2
                && !board.isSelfAtari(cell, attacker)
                && captures(board.head[stone], CAPTURES * depth) == 0) {
            return true;
        }
        int ko = board.koAfter(cell, moves.play(cell, attacker));
        boolean captured = board.inAtari(board.head[stone]) && !escapes(stone, depth + 1, ko);
        moves.undo();
        return captured;
    }

    /** Where the chain's owner can capture a neighbour in atari. */
    private int captures(int chain, int base) {
        int other = Chains.BLACK + Chains.WHITE - board.colour[chain];
        int count = 0;
        int stone = chain;
        do {
            if (board.neighbours(stone, other) != 0) {
                for (int direction = 0; direction < 4; direction++) {
                    int q = board.neighbour(stone, direction);
                    if (board.colour[q] != other || !board.inAtari(board.head[q])) continue;
                    int cell = board.liberty(board.head[q]);
                    if (isNew(cell, base, count)) captures[base + count++] = cell;
                    if (count == CAPTURES) return count;
                }
            }
            stone = board.next[stone];
        } while (stone != chain);
        return count;
    }

    private boolean isNew(int cell, int base, int count) {
        for (int i = base; i < base + count; i++) {
            if (captures[i] == cell) return false;
        }
        return true;
    }
}
