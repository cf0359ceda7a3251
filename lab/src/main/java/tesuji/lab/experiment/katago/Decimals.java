package tesuji.lab.experiment.katago;

import java.util.Locale;

/** Numbers as reports show them. */
final class Decimals {
    private Decimals() {}

    /** With three digits after the point, as the source has them; nothing if there is no number. */
    static String text(double number) {
        return Double.isNaN(number) ? "" : String.format(Locale.ROOT, "%.3f", number);
    }

    /** A p-value, which is never said to be 0; nothing if there was no test. */
    static String p(double value) {
        return value < 0.001 ? "< 0.001" : text(value);
    }
}
