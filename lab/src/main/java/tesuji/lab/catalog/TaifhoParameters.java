package tesuji.lab.catalog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tesuji.core.base.InputException;
import tesuji.games.taifho.knowledge.Stragglers;

/**
 * The parameters of the searches of Przybyłek and Chojecki (2022, §2), with the defaults of their program; those after G
 * mend what their report complains of.
 *
 * @param c C, the weight of exploration
 * @param steps random moves before the heuristic judges
 * @param g G of h_G
 * @param byVisits whether the move with the most visits is played, not the one with the best mean
 * @param endings whether a game that ends within the random moves counts as won or lost
 * @param flat whether the predictor divides its exponents by the number of moves
 * @param reuse whether the tree is kept from move to move
 * @param closing whether the race is run by its solver once the sides have passed each other
 */
record TaifhoParameters(
        double c,
        int steps,
        double g,
        boolean byVisits,
        boolean endings,
        boolean flat,
        boolean reuse,
        boolean closing) {
    static final TaifhoParameters STANDARD =
            new TaifhoParameters(Math.sqrt(2), 6, Stragglers.STANDARD.g(), false, false, true, false, false);

    static final String C = "c";
    static final String STEPS = "steps";
    static final String G = "g";
    static final String FINAL = "final";
    static final String ENDINGS = "endings";
    static final String FLAT = "flat";
    static final String REUSE = "reuse";
    static final String CLOSING = "closing";

    private static final int MOST_STEPS = 9999;
    private static final String VISITS = "visits";
    private static final String MEAN = "mean";

    /**
     * Reads {@code c=3.5, g=20}; what is left out is standard.
     *
     * @param player who has these parameters
     * @param names of the parameters he has
     */
    static TaifhoParameters read(String player, List<String> names, String inside) {
        Reading reading = new Reading(player, names, inside);
        return new TaifhoParameters(
                reading.number(C, 0, STANDARD.c),
                reading.whole(STEPS, MOST_STEPS, STANDARD.steps),
                reading.number(G, 1, STANDARD.g),
                reading.word(FINAL, MEAN, VISITS).equals(VISITS),
                reading.truth(ENDINGS, STANDARD.endings),
                reading.truth(FLAT, STANDARD.flat),
                reading.truth(REUSE, STANDARD.reuse),
                reading.truth(CLOSING, STANDARD.closing));
    }

    /** The inside of the brackets, cut into names and values. */
    private static final class Reading {
        private final String player;
        private final Map<String, String> given = new LinkedHashMap<>();

        Reading(String player, List<String> names, String inside) {
            this.player = player;
            for (String part : inside.isBlank() ? List.<String>of() : List.of(inside.split(",", -1))) {
                int equals = part.indexOf('=');
                String name = part.substring(0, Math.max(0, equals)).strip().toLowerCase(Locale.ROOT);
                if (!names.contains(name)) {
                    throw new InputException(player + " has no parameter \"" + part.strip() + "\"; it has "
                            + String.join(", ", names) + ", as in " + player + "[c=3.5].");
                }
                if (given.put(name, part.substring(equals + 1).strip()) != null) {
                    throw new InputException(player + " was given the parameter \"" + name + "\" twice.");
                }
            }
        }

        double number(String name, int above, double standard) {
            String text = given.get(name);
            if (text == null) return standard;
            boolean decimal = text.matches("[0-9]{1,9}(\\.[0-9]{1,17})?");
            if (!decimal || !(Double.parseDouble(text) > above)) {
                throw refusal(name, "a number larger than " + above, text);
            }
            return Double.parseDouble(text);
        }

        int whole(String name, int most, int standard) {
            String text = given.get(name);
            if (text == null) return standard;
            boolean digits = text.matches("[0-9]{1,9}");
            if (!digits || Integer.parseInt(text) < 1 || Integer.parseInt(text) > most) {
                throw refusal(name, "a whole number from 1 to " + most, text);
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

        private InputException refusal(String name, String allowed, String text) {
            return new InputException(player + ": " + name + " must be " + allowed + ", not \"" + text + "\".");
        }
    }
}
