package tesuji.solve.proof;

/**
 * A share f(x) = 1 / (1 + e<sup>(a - x) / b</sup>) of the first level x that grows from none to all (Breuker 1998;
 * Goluch, §3.5.3, equation 3.12): while the tree is small, a deep second level would hardly solve anything and only
 * delay its growth.
 *
 * <p>The standard puts the steepest growth shortly before twenty million vertices, as Goluch did (§6.1); his constants
 * are not printed. Breuker's for a memory of two million are a tenth of these.
 *
 * @param a where the share is one half
 * @param b how gently it grows, more than 0
 */
public record Logistic(double a, double b) implements SecondLevelSize {
    public static final Logistic STANDARD = new Logistic(18_000_000, 2_400_000);

    public Logistic {
        if (!(b > 0)) throw new IllegalArgumentException("b must be more than 0");
        if (!Double.isFinite(a)) throw new IllegalArgumentException("a must be finite");
    }

    double share(double x) {
        return 1 / (1 + Math.exp((a - x) / b));
    }

    @Override
    public long limit(long firstLevel) {
        return Math.max(1, (long) (firstLevel * share((double) firstLevel)));
    }
}
