package tesuji.games.go.board;

import tesuji.core.base.Hot;

/**
 * What chain a move would make, told without playing it: pseudo-liberties are additive, so those of the merged chains,
 * of the new stone and of the cells of captured stones only need to be added up. Belongs to one board.
 */
final class MovePreview {
    /** The answer of {@link #libertiesAfter} when the move captures something and so has more than was counted. */
    static final int CAPTURES = -1;

    private final TacticalBoard board;
    private final int[] colour;
    private final int[] head;
    private final int[] next;
    private final long[] pseudoLiberties;
    private final long[] unit;
    private final int[] cells = new int[4];
    /** Five liberties are three besides two that do not count. */
    private final int[] free = new int[5];

    MovePreview(TacticalBoard board) {
        this.board = board;
        colour = board.colour;
        head = board.head;
        next = board.next;
        pseudoLiberties = board.pseudoLiberties;
        unit = board.unit;
    }

    /** The pseudo-liberties of the chain that a move makes; 0 if it would be suicide. */
    @Hot
    long after(int cell, int mover) {
        long sum = 0;
        long here = unit[cell];
        int first = 0;
        int second = 0;
        int third = 0;
        int prey = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            int there = colour[q];
            if (there == Chains.EMPTY) {
                sum += unit[q];
            } else if (there == mover) {
                int chain = head[q];
                sum -= here;
                if (chain != first && chain != second && chain != third) {
                    sum += pseudoLiberties[chain];
                    third = second;
                    second = first;
                    first = chain;
                }
            } else if (there != Chains.BORDER && board.inAtari(head[q])) {
                prey++;
            }
        }
        return prey == 0 ? sum : sum + gains(cell, mover);
    }

    /** Whether a stone here would have a liberty, ko aside. */
    boolean mayStand(int cell, int mover) {
        return board.emptyNeighbours(cell) != 0 || after(cell, mover) != 0;
    }

    /** The pseudo-liberties with the stones that a move captures. */
    private long gains(int cell, int mover) {
        long sum = 0;
        int other = Chains.BLACK + Chains.WHITE - mover;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (colour[q] != other || !board.inAtari(head[q]) || !board.isFirstNeighbour(cell, direction)) continue;
            int stone = q;
            do {
                sum += touches(stone, cell, mover) * unit[stone];
                stone = next[stone];
            } while (stone != q);
        }
        return sum;
    }

    /**
     * Liberties besides {@code taken} of the chain that a move makes, counted up to three, if it captures nothing.
     *
     * @param spent a chain known to have no liberties but these two cells, 0 for none
     */
    @Hot
    int libertiesAfter(int cell, int mover, int taken, int spent) {
        int count = 0;
        boolean captures = false;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            int there = colour[q];
            if (there == Chains.EMPTY) {
                if (q != taken) cells[count++] = q;
            } else if (there == Chains.BLACK + Chains.WHITE - mover) {
                captures |= board.inAtari(head[q]);
            }
        }
        if (count >= 3) return 3;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (colour[q] != mover || head[q] == spent) continue;
            int found = board.liberties(head[q], free, free.length);
            for (int i = 0; i < found; i++) {
                int liberty = free[i];
                if (liberty == cell || liberty == taken || isRoom(liberty, count)) continue;
                if (count == 2) return 3;
                cells[count++] = liberty;
            }
        }
        return captures ? CAPTURES : count;
    }

    @Hot
    private boolean isRoom(int cell, int count) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) return true;
        }
        return false;
    }

    /** How many neighbours of a stone would belong to the chain that a move at {@code cell} makes. */
    private int touches(int stone, int cell, int mover) {
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(stone, direction);
            if (q == cell || (colour[q] == mover && board.isNextTo(cell, head[q]))) count++;
        }
        return count;
    }
}
