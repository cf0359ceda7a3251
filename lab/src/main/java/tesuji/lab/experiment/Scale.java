package tesuji.lab.experiment;

import java.util.Locale;
import tesuji.core.base.InputException;

/**
 * How much work an experiment may be: small, or a share of what the source did. What a share means (fewer games, less
 * thinking for each move, or both) is told by {@link Experiment#conditions}.
 *
 * @param share of the source's work, 1 for all of it; 0 for a small run, whose size the experiment chooses
 */
public record Scale(double share) {
    /** A minute or a few on one core; most experiments then limit simulations, so that a run can be repeated. */
    public static final Scale SMALL = new Scale(0);

    /** As the source did it: its thinking for each move and its numbers of games. */
    public static final Scale FULL = new Scale(1);

    /** The largest share: more games than the source's make its results more certain. */
    private static final double MOST = 100;

    private static final String SMALL_WORD = "small";
    private static final String FULL_WORD = "full";

    public Scale {
        if (!(share >= 0 && share <= MOST)) throw new IllegalArgumentException("share " + share);
    }

    /** A share of the source's work, as people write it: {@code small}, {@code full} or a number such as 0.1. */
    public static Scale read(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        if (word.equals(SMALL_WORD)) return SMALL;
        if (word.equals(FULL_WORD)) return FULL;
        double share = word.matches("[0-9]{1,3}(\\.[0-9]{1,6})?") ? Double.parseDouble(word) : 0;
        if (share > 0 && share <= MOST) return new Scale(share);
        throw new InputException("A scale is small, full, or a share of the source's work above 0 and at most "
                + (int) MOST + ", such as 0.1, not \"" + text.substring(0, Math.min(20, text.length())) + "\".");
    }

    /** As people write it. */
    public String word() {
        if (isSmall()) return SMALL_WORD;
        if (share == 1) return FULL_WORD;
        return share == Math.rint(share) ? "" + (long) share : "" + share;
    }

    public boolean isSmall() {
        return share == 0;
    }

    /** One of two: for small runs, and for those that are compared with the source's size. */
    public <T> T of(T small, T source) {
        return isSmall() ? small : source;
    }

    /** How many: a number of its own for small runs, else this share of the source's, at least 1. */
    public int count(int small, int source) {
        return isSmall() ? small : Math.toIntExact(Math.max(1, Math.round(share * source)));
    }
}
