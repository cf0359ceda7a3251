package tesuji.solve.estimate;

import java.math.BigInteger;
import tesuji.core.base.Arrangements;

/**
 * The state space of English draughts by the number of pieces on the board, men on the row of their promotion excluded
 * (Goluch, §3.1.2, table 3.3). Many of these positions cannot be reached: a king while nothing was captured, for
 * example.
 */
public final class DraughtsSpace {
    /** The pieces of a side. */
    public static final int PIECES = 12;

    private static final int SQUARES = 32;
    private static final int ROW = 4;
    /** Squares on which men of either side can stand. */
    private static final int SHARED = SQUARES - 2 * ROW;

    private DraughtsSpace() {}

    /** The positions with so many pieces, without the side to move. */
    public static BigInteger states(int pieces) {
        BigInteger sum = BigInteger.ZERO;
        for (int first = Math.max(0, pieces - PIECES); first <= Math.min(PIECES, pieces); first++) {
            sum = sum.add(states(first, pieces - first));
        }
        return sum;
    }

    /** The positions with from one to so many pieces. */
    public static BigInteger upTo(int pieces) {
        BigInteger sum = BigInteger.ZERO;
        for (int count = 1; count <= pieces; count++) sum = sum.add(states(count));
        return sum;
    }

    private static BigInteger states(int first, int second) {
        BigInteger sum = BigInteger.ZERO;
        for (int men = 0; men <= first; men++) {
            for (int others = 0; others <= second; others++) {
                BigInteger kings = Arrangements.permutations(
                        first - men, second - others, SQUARES - first - second); // on what the men leave
                sum = sum.add(men(men, others).multiply(kings));
            }
        }
        return sum;
    }

    /** Ways to place the men: some of the first side stand on its own first row, where the others would be kings. */
    private static BigInteger men(int men, int others) {
        BigInteger sum = BigInteger.ZERO;
        for (int home = 0; home <= Math.min(men, ROW); home++) {
            sum = sum.add(Arrangements.choose(ROW, home)
                    .multiply(Arrangements.choose(SHARED, men - home))
                    .multiply(Arrangements.choose(SHARED + ROW - (men - home), others)));
        }
        return sum;
    }
}
