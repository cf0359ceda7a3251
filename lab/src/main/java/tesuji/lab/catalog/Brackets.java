package tesuji.lab.catalog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;

/**
 * What stands in the brackets of a named player, as in {@code taifho-uct-hg[c=3.5, g=20]}; what is left out is
 * standard, and every refusal is one sentence with what is allowed.
 */
final class Brackets {
    private static final String DECIMAL = "-?[0-9]{1,9}(\\.[0-9]{1,17})?([eE]-?[0-9]{1,2})?";
    private static final String INTEGER = "[0-9]{1,9}";

    private final String player;
    private final Map<String, String> given = new LinkedHashMap<>();

    /**
     * Cuts the text between the brackets into names and values.
     *
     * @param player who has these parameters
     * @param names of the parameters he has
     * @param example one of them with a value
     */
    Brackets(String player, List<String> names, String example, String inside) {
        this.player = player;
        for (String part : RecordText.split(inside)) {
            int equals = part.indexOf('=');
            String written = part.substring(0, Math.max(0, equals)).strip();
            String name = names.stream()
                    .filter(known -> known.equalsIgnoreCase(written))
                    .findFirst()
                    .orElseThrow(() -> new InputException(player + " has no parameter \"" + part.strip() + "\"; it has "
                            + String.join(", ", names) + ", as in " + player + "[" + example + "]."));
            if (given.put(name, part.substring(equals + 1).strip()) != null) {
                throw new InputException(player + " was given the parameter \"" + name + "\" twice.");
            }
        }
    }

    /** A number above a bound. */
    double above(String name, int bound, double standard) {
        String text = given.get(name);
        if (text == null) return standard;
        if (!text.matches(DECIMAL) || !(Double.parseDouble(text) > bound)) {
            throw refusal(name, "a number larger than " + bound, text);
        }
        return Double.parseDouble(text);
    }

    /** A number between the bounds, both included. */
    double number(String name, int low, int high, double standard) {
        String text = given.get(name);
        if (text == null) return standard;
        boolean decimal = text.matches(DECIMAL);
        if (!decimal || Double.parseDouble(text) < low || Double.parseDouble(text) > high) {
            throw refusal(name, "a number from " + low + " to " + high, text);
        }
        return Double.parseDouble(text);
    }

    /** A whole number between the bounds, both included. */
    int whole(String name, int low, int high, int standard) {
        String text = given.get(name);
        if (text == null) return standard;
        boolean digits = text.matches(INTEGER);
        if (!digits || Integer.parseInt(text) < low || Integer.parseInt(text) > high) {
            throw refusal(name, "a whole number from " + low + " to " + high, text);
        }
        return Integer.parseInt(text);
    }

    boolean truth(String name, boolean standard) {
        return word(name, "" + standard, "" + !standard).equals("true");
    }

    /** One of two words; the first is standard. */
    String word(String name, String standard, String other) {
        String text = given.getOrDefault(name, standard).toLowerCase(Locale.ROOT);
        if (!text.equals(standard) && !text.equals(other)) {
            throw refusal(name, standard + " or " + other, text);
        }
        return text;
    }

    /** The name of a part that the game brings; whether it has such a part shows when the player is opened for it. */
    String text(String name, String standard) {
        return given.getOrDefault(name, standard);
    }

    /** One of the records of a family, as recipes write them. */
    <T> T part(String name, Class<T> family, T standard) {
        String text = given.get(name);
        if (text == null) return standard;
        if (!RecordText.isOf(family, text)) {
            throw refusal(name, "one of " + String.join(", ", RecordText.names(family)), text);
        }
        return RecordText.read(family, text);
    }

    private InputException refusal(String name, String allowed, String text) {
        return new InputException(player + ": " + name + " must be " + allowed + ", not \"" + text + "\".");
    }
}
