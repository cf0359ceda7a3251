package tesuji.games.go.tactics;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Pattern3x3;

/**
 * The 3×3 shapes worth an answer: hane, cuts and moves at the edge (Gelly, Wang, Munos and Teytaud 2006, §3.2; with the
 * additions of Baudiš and Gailly 2011). Every shape holds in all eight symmetries and with colours exchanged.
 */
public final class Shapes {
    /**
     * Rows from the top, the move in the middle. X and O are the two colours, x and o anything but them, ? anything, #
     * the frame, . an empty point; a tenth sign tells that the shape is for X alone.
     */
    private static final String[] SHAPES = {
        "XOX" + "..." + "???", // hane that encloses
        "XO." + "..." + "?.?", // hane that does not cut
        "XO?" + "X.." + "x.?", // magari
        "XOO" + "..." + "?.?" + "X", // thin hane
        ".O." + "X.." + "...", // diagonal attachment
        "XOo" + "O.o" + "?o?", // unprotected cut
        "XO?" + "O.X" + "???", // peeped cut
        "?X?" + "O.O" + "ooo", // cut between two stones
        "OX?" + "?.O" + "?o?", // cut of a keima
        "X.?" + "O.?" + "###", // chase at the edge
        "OX?" + "X.O" + "###", // block of a cut at the edge
        "?X?" + "x.O" + "###", // block of a connection at the edge
        "?XO" + "x.x" + "###", // descent
        "?OX" + "X.O" + "###", // cut at the edge
    };

    /** Places of {@link Pattern3x3} as they stand in the text of a shape. */
    private static final int[] PLACE_IN_TEXT = {7, 3, 5, 1, 6, 8, 0, 2};

    /** One bit for each code, small enough to stay in the fastest memory. */
    private static final long[] BLACK = bits(Chains.BLACK);

    private static final long[] WHITE = bits(Chains.WHITE);

    private Shapes() {}

    /** Whether these eight neighbours make a shape worth a move of this colour in the middle. */
    @Hot
    public static boolean isGood(int code, int mover) {
        long[] bits = mover == Chains.BLACK ? BLACK : WHITE;
        return (bits[code >> 6] >>> code & 1) != 0;
    }

    private static long[] bits(int mover) {
        long[] bits = new long[Pattern3x3.CODES / Long.SIZE];
        for (String shape : SHAPES) {
            String turned = shape.substring(0, 9);
            boolean both = shape.length() == 9;
            for (int symmetry = 0; symmetry < 8; symmetry++) {
                fill(bits, turned, mover, 0, 0);
                if (both) fill(bits, turned, Chains.BLACK + Chains.WHITE - mover, 0, 0);
                turned = symmetry == 3 ? mirrored(turned) : quarterTurned(turned);
            }
        }
        return bits;
    }

    /** {@code x}: the colour that X stands for. */
    private static void fill(long[] bits, String shape, int x, int place, int code) {
        if (place == 8) {
            bits[code >> 6] |= 1L << code;
            return;
        }
        char sign = shape.charAt(PLACE_IN_TEXT[place]);
        for (int colour = Chains.EMPTY; colour <= Chains.BORDER; colour++) {
            if (fits(sign, colour, x)) fill(bits, shape, x, place + 1, code | colour << (2 * place));
        }
    }

    private static boolean fits(char sign, int colour, int x) {
        return switch (sign) {
            case 'X' -> colour == x;
            case 'O' -> colour == Chains.BLACK + Chains.WHITE - x;
            case 'x' -> colour != x;
            case 'o' -> colour != Chains.BLACK + Chains.WHITE - x;
            case '.' -> colour == Chains.EMPTY;
            case '#' -> colour == Chains.BORDER;
            default -> true;
        };
    }

    private static String quarterTurned(String shape) {
        StringBuilder turned = new StringBuilder();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) turned.append(shape.charAt(3 * column + 2 - row));
        }
        return turned.toString();
    }

    private static String mirrored(String shape) {
        StringBuilder mirrored = new StringBuilder();
        for (int row = 0; row < 3; row++) {
            for (int column = 2; column >= 0; column--) mirrored.append(shape.charAt(3 * row + column));
        }
        return mirrored.toString();
    }
}
