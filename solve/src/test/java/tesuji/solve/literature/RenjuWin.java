package tesuji.solve.literature;

import java.util.List;

/**
 * The shortest win of Black in Renju against the best defence (Wágner and Virág 2001; Goluch, table 2.3), on a board of 15
 * lines with columns from a to o. Black makes the odd moves.
 */
public final class RenjuWin {
    /** The lines of the board in either direction. */
    public static final int LINES = 15;

    public static final List<String> MOVES = List.of(
            "h8", "h7", "i7", "g9", "j6", "i8", "i6", "g6", "j9", "k5", "k6", "l6", "j7", "j8", "k8", "l9", "l7", "m6",
            "j4", "i4", "k7", "m7", "i5", "h4", "g7", "h6", "h5", "g4", "f5", "g5", "j10", "f4", "e4", "e3", "d2", "g3",
            "g2", "n8", "o9", "i9", "i10", "h11", "k10", "k9", "h10", "g10", "l10");

    private RenjuWin() {}
}
