package tesuji.solve.estimate;

import java.util.HashSet;
import java.util.Set;
import tesuji.core.game.Folding;

/**
 * The first moves of Pentomino, in which two players in turn put one of the twelve pieces on the free squares of a board of
 * 8 × 8 until there is no room (Orman 1996; Goluch, §2.3). Immutable.
 *
 * <p>A placement is five squares that hang together, as bits; every such five are some piece in some place.
 */
public final class PentominoOpenings {
    private static final int SIZE = 8;
    private static final int SQUARES = 5;
    private static final long LEFT = 0x0101010101010101L;
    private static final long RIGHT = LEFT << (SIZE - 1);
    private static final long LOWEST = 0xFFL;
    private static final Folding TURNS = turns();

    private final Set<Long> placements;

    public PentominoOpenings() {
        Set<Long> grown = new HashSet<>();
        for (int square = 0; square < SIZE * SIZE; square++) grown.add(1L << square);
        for (int squares = 1; squares < SQUARES; squares++) grown = larger(grown);
        placements = Set.copyOf(grown);
    }

    /** The eight ways to turn and mirror: bit 0 mirrors the columns, bit 1 the rows, bit 2 then swaps them. */
    private static Folding turns() {
        int[][] bits = new int[8][SIZE * SIZE];
        for (int symmetry = 0; symmetry < bits.length; symmetry++) {
            for (int square = 0; square < SIZE * SIZE; square++) {
                int column = (symmetry & 1) != 0 ? SIZE - 1 - square % SIZE : square % SIZE;
                int row = (symmetry & 2) != 0 ? SIZE - 1 - square / SIZE : square / SIZE;
                bits[symmetry][square] = (symmetry & 4) != 0 ? SIZE * column + row : SIZE * row + column;
            }
        }
        return new Folding(bits);
    }

    /** All of them with one square more at their side. */
    private static Set<Long> larger(Set<Long> figures) {
        Set<Long> larger = new HashSet<>();
        for (long figure : figures) {
            long beside = (figure & ~RIGHT) << 1 | (figure & ~LEFT) >>> 1 | figure << SIZE | figure >>> SIZE;
            for (long left = beside & ~figure; left != 0; left &= left - 1) {
                larger.add(figure | Long.lowestOneBit(left));
            }
        }
        return larger;
    }

    /** The first placements of all pieces. */
    public Set<Long> all() {
        return placements;
    }

    /** One first placement for each class that turning and mirroring the board makes one. */
    public Set<Long> different() {
        Set<Long> classes = new HashSet<>();
        for (long placement : placements) classes.add(TURNS.canonical(placement));
        return classes;
    }

    /** The placements of the eleven other pieces that a first one leaves room for. */
    public int replies(long first) {
        long piece = piece(first);
        int replies = 0;
        for (long reply : placements) {
            if ((reply & first) == 0 && piece(reply) != piece) replies++;
        }
        return replies;
    }

    /** A number for the piece, wherever and however it lies: the smallest of its turns in the corner. */
    public long piece(long placement) {
        long smallest = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < TURNS.count(); symmetry++) {
            smallest = Math.min(smallest, inCorner(TURNS.image(symmetry, placement)));
        }
        return smallest;
    }

    private static long inCorner(long placement) {
        long figure = placement;
        while ((figure & LOWEST) == 0) figure >>>= SIZE;
        while ((figure & LEFT) == 0) figure >>>= 1;
        return figure;
    }
}
