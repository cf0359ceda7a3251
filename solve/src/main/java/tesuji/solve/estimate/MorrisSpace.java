package tesuji.solve.estimate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.Arrangements;

/** The state space of nine men's morris by the numbers of men on the board (Goluch, §3.1.2, table 3.2). */
public final class MorrisSpace {
    /** The points of the board. */
    public static final int POINTS = 24;

    /** The men of a side. */
    public static final int MEN = 9;

    /** Whoever has fewer men after all are placed has lost. */
    public static final int FEWEST = 3;

    private MorrisSpace() {}

    /** The arrangements of so many men of the one and of the other side. */
    public static BigInteger states(int first, int second) {
        return Arrangements.permutations(first, second, POINTS - first - second);
    }

    /** All cells of the table together. */
    public static BigInteger sum() {
        BigInteger sum = BigInteger.ZERO;
        for (int first = 0; first <= MEN; first++) {
            for (int second = 0; second <= MEN; second++) sum = sum.add(states(first, second));
        }
        return sum;
    }

    /**
     * A part of the game after all men are placed, with so many men on either side; which side has more does not
     * matter, for the colours can be exchanged. Captured men do not come back, so parts can be solved one after
     * another.
     */
    public record Subspace(int more, int fewer) {
        public Subspace {
            if (fewer < FEWEST || more < fewer || more > MEN) throw new IllegalArgumentException(more + "-" + fewer);
        }

        /** The parts that a capture leads to; beyond those the game is over. */
        public List<Subspace> transitions() {
            List<Subspace> next = new ArrayList<>();
            if (more > fewer) next.add(new Subspace(more - 1, fewer));
            if (fewer > FEWEST) next.add(new Subspace(more, fewer - 1));
            return next;
        }
    }

    /** All parts in an order in which each comes after those it leads to. */
    public static List<Subspace> subspaces() {
        List<Subspace> all = new ArrayList<>();
        for (int more = FEWEST; more <= MEN; more++) {
            for (int fewer = FEWEST; fewer <= more; fewer++) all.add(new Subspace(more, fewer));
        }
        return all;
    }
}
