package tesuji.core.play;

import java.util.Locale;

/** What the values of an {@link Analysis} are: all run from 0 (lost) to 1 (won), but not all are chances. */
public enum Measure {
    /** The share of games won, a draw being half a win. */
    WIN_RATE("win rate") {
        @Override
        public String text(double value) {
            return String.format(Locale.ROOT, "%.1f %%", 100 * value);
        }
    },

    /** Anything else that is better the larger it is: a heuristic, a share of the points, a result that is proven. */
    VALUE("value") {
        @Override
        public String text(double value) {
            return String.format(Locale.ROOT, "%.3f", value);
        }
    };

    private final String word;

    Measure(String word) {
        this.word = word;
    }

    /** What people call it. */
    public String word() {
        return word;
    }

    /** A value as people read it: {@code 66.4 %} or {@code 0.664}. */
    public abstract String text(double value);
}
