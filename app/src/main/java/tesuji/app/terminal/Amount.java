package tesuji.app.terminal;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Locale;

/** Numbers as people like to read them; always with a decimal point. */
public final class Amount {
    private static final String[] STEPS = {"", " k", " M", " G", " T"};

    private static final BigInteger LARGE = BigInteger.TEN.pow(15);

    private Amount() {}

    /** All digits, in groups of three: {@code 1,234,567}. */
    public static String exact(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** All digits of however large a number, in groups of three. */
    public static String whole(BigInteger number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** All digits if there are at most fifteen, else the first five: {@code 3.2113e24}. */
    public static String large(BigInteger number) {
        if (number.abs().compareTo(LARGE) < 0) return exact(number.longValueExact());
        BigDecimal rounded = new BigDecimal(number).round(new MathContext(5));
        int exponent = rounded.precision() - rounded.scale() - 1;
        return rounded.movePointLeft(exponent).setScale(4).toPlainString() + "e" + exponent;
    }

    /** Three or four digits that matter: {@code 987}, {@code 12.3 k}, {@code 4.56 M}. */
    public static String rough(double number) {
        int step = 0;
        double scaled = number;
        while (scaled >= 999.5 && step < STEPS.length - 1) {
            scaled /= 1000;
            step++;
        }
        String digits = step == 0 || scaled >= 99.95 ? "%.0f" : scaled >= 9.995 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, digits, scaled) + STEPS[step];
    }

    /** A share of one as a percentage: {@code 63.0 %}. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** A time in the two units that matter: {@code 0.42 s}, {@code 12 s}, {@code 3 min 20 s}, {@code 5 h 3 min}. */
    public static String time(double seconds) {
        if (seconds < 9.995) return String.format(Locale.ROOT, "%.2f s", seconds);
        long whole = Math.round(seconds);
        if (whole < 60) return whole + " s";
        if (whole < 3600) return whole / 60 + " min " + whole % 60 + " s";
        return whole / 3600 + " h " + whole % 3600 / 60 + " min";
    }
}
