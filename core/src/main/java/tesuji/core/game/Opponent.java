package tesuji.core.game;

import java.util.List;

/**
 * A player that a game offers to people who want to play it, and what they are asked about it.
 *
 * @param player its name in the catalogue of players
 * @param meaning one phrase for a list of players
 * @param parameters what is asked for; the answers stand in brackets behind the name
 * @param seconds how long it thinks about a move if the person does not say otherwise; empty if it does not think
 */
public record Opponent(String player, String meaning, List<Parameter> parameters, String seconds) {
    private static final String WHOLE = "[0-9]{1,6}";
    private static final String DECIMAL = "[0-9]{1,6}(\\.[0-9]{1,17})?";

    public Opponent {
        parameters = List.copyOf(parameters);
    }

    /**
     * A number to be asked for.
     *
     * @param name in the brackets
     * @param question what the person is asked for
     * @param standard what is taken without an answer
     * @param allowed what the answer may be, in words: {@code a number larger than 0}
     * @param whole whether fractions are refused
     * @param least the answer must not be smaller than this
     * @param most the answer must not be larger than this
     */
    public record Parameter(
            String name, String question, String standard, String allowed, boolean whole, double least, double most) {
        public boolean accepts(String answer) {
            if (!answer.matches(whole ? WHOLE : DECIMAL)) return false;
            double value = Double.parseDouble(answer);
            return value >= least && value <= most;
        }
    }
}
