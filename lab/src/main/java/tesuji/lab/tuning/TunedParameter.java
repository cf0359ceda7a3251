package tesuji.lab.tuning;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A parameter of a player.
 *
 * @param name as it stands in braces in the player's text
 * @param low the least value
 * @param high the largest value
 * @param logarithmic whether equal steps are equal factors
 * @param whole whether only whole numbers make sense
 * @param standard the value it has now, to compare with, if there is one
 * @param values those of a sweep; empty if they are to be found
 */
public record TunedParameter(
        String name,
        double low,
        double high,
        boolean logarithmic,
        boolean whole,
        OptionalDouble standard,
        List<Double> values) {
    /** More digits tell nothing: the noise of thousands of games hides the third. */
    private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_UP);

    public TunedParameter {
        values = List.copyOf(values);
        if (!(low < high)) throw new IllegalArgumentException(name + " from " + low + " to " + high);
        if (logarithmic && !(low > 0)) throw new IllegalArgumentException(name + " from " + low);
    }

    /** A parameter of a sweep. */
    static TunedParameter listed(String name, List<Double> values, OptionalDouble standard) {
        double low = values.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        double high = values.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        return new TunedParameter(name, low, low < high ? high : low + 1, false, false, standard, values);
    }

    /** The value at a place from -1 to 1, with four digits. */
    double value(double place) {
        double share = (place + 1) / 2;
        double exact = logarithmic ? low * Math.pow(high / low, share) : low + (high - low) * share;
        double rounded =
                whole ? Math.rint(exact) : new BigDecimal(exact).round(DIGITS).doubleValue();
        return Math.max(low, Math.min(high, rounded));
    }

    /** The place of a value from {@code low} to {@code high}. */
    double place(double value) {
        double share = logarithmic ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
        return 2 * share - 1;
    }

    /** A value as recipes write it. */
    static String text(double value) {
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }
}
