package tesuji.lab.tuning;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A parameter of a player: a number, or in a sweep one of several words, such as the names of parts of a recipe. A word
 * is then told by its place in their list, from 0.
 *
 * @param name as it stands in braces in the player's text
 * @param low the least value
 * @param high the largest value
 * @param logarithmic whether equal steps are equal factors
 * @param whole whether only whole numbers make sense
 * @param standard the value it has now, to compare with, if there is one
 * @param values those of a sweep; empty if they are to be found
 * @param words what the values stand for; empty if they are numbers
 */
public record TunedParameter(
        String name,
        double low,
        double high,
        boolean logarithmic,
        boolean whole,
        OptionalDouble standard,
        List<Double> values,
        List<String> words) {
    /** More digits tell nothing: the noise of thousands of games hides the third. */
    private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_UP);

    public TunedParameter {
        values = List.copyOf(values);
        words = List.copyOf(words);
        if (!(low < high)) throw new IllegalArgumentException(name + " from " + low + " to " + high);
        if (logarithmic && !(low > 0)) throw new IllegalArgumentException(name + " from " + low);
    }

    /** A number. */
    TunedParameter(
            String name,
            double low,
            double high,
            boolean logarithmic,
            boolean whole,
            OptionalDouble standard,
            List<Double> values) {
        this(name, low, high, logarithmic, whole, standard, values, List.of());
    }

    /** A word of a sweep, and the one it is now, which need not be among them. */
    static TunedParameter ofWords(String name, List<String> listed, Optional<String> standard) {
        List<String> words =
                Stream.concat(listed.stream(), standard.stream()).distinct().toList();
        List<Double> values =
                IntStream.range(0, listed.size()).mapToObj(Double::valueOf).toList();
        OptionalDouble now =
                standard.isPresent() ? OptionalDouble.of(words.indexOf(standard.get())) : OptionalDouble.empty();
        return new TunedParameter(name, 0, Math.max(1, words.size() - 1), false, true, now, values, words);
    }

    /** A number of a sweep. */
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

    /** Whether it is one of several words. */
    public boolean isWord() {
        return !words.isEmpty();
    }

    /** A value as recipes write it. */
    public String text(double value) {
        if (isWord()) return words.get((int) value);
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }

    /** As the first line of journals has it, in which numbers have no words. */
    @Override
    public String toString() {
        return "TunedParameter[name=" + name + ", low=" + low + ", high=" + high + ", logarithmic=" + logarithmic
                + ", whole=" + whole + ", standard=" + standard + ", values=" + values
                + (isWord() ? ", words=" + words : "") + "]";
    }
}
