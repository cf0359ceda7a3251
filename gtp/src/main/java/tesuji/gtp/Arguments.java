package tesuji.gtp;

import java.math.BigInteger;
import java.util.List;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;

/** The words after a command, read as what the command expects; anything else is a {@code syntax error}. */
public record Arguments(List<String> words) {
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]{1,9}");
    private static final Pattern LARGE = Pattern.compile("[+-]?[0-9]{1,99}");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]{1,3})?");

    public Arguments {
        words = List.copyOf(words);
    }

    public static InputException syntaxError(String what) {
        return new InputException("syntax error: " + what);
    }

    public int count() {
        return words.size();
    }

    public boolean isEmpty() {
        return words.isEmpty();
    }

    /** The word at this place, counted from 0. */
    public String word(int place) {
        if (place >= words.size()) throw syntaxError("argument " + (place + 1) + " is missing");
        return words.get(place);
    }

    /** All words from this place on, as one text. */
    public String text(int place) {
        return place >= words.size() ? "" : String.join(" ", words.subList(place, words.size()));
    }

    public int integer(int place) {
        String word = word(place);
        if (!INTEGER.matcher(word).matches()) throw syntaxError("\"" + word + "\" is not a whole number");
        return Integer.parseInt(word);
    }

    /** A whole number of any size; one that does not fit is as large or as small as fits. */
    public long large(int place) {
        String word = word(place);
        if (!LARGE.matcher(word).matches()) throw syntaxError("\"" + word + "\" is not a whole number");
        BigInteger value = new BigInteger(word);
        return value.bitLength() < Long.SIZE ? value.longValue() : value.signum() > 0 ? Long.MAX_VALUE : Long.MIN_VALUE;
    }

    /** A finite number, with or without a fraction. */
    public double decimal(int place) {
        String word = word(place);
        double value = DECIMAL.matcher(word).matches() ? Double.parseDouble(word) : Double.NaN;
        if (!Double.isFinite(value)) throw syntaxError("\"" + word + "\" is not a number");
        return value;
    }

    /** 0 for black, 1 for white. */
    public int side(int place) {
        return Colours.side(word(place)).orElseThrow(() -> syntaxError("\"" + word(place) + "\" is not a colour"));
    }
}
