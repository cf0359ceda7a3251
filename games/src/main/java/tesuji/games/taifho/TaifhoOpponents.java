package tesuji.games.taifho;

import java.util.List;
import tesuji.core.game.Opponent;
import tesuji.core.game.Opponent.Parameter;

/**
 * The questionnaire of Przybyłek and Chojecki (2022, §3): which player, and those of its parameters that it has; and,
 * beyond the source, our own player.
 */
final class TaifhoOpponents {
    static final String STRONG = "taifho-strong";

    private static final String SECONDS = "10";
    private static final String SECONDS_OF_STRONG = "1";

    private static final Parameter C = new Parameter(
            "c",
            "C, the weight of curiosity",
            "" + Math.sqrt(2),
            "a number larger than 0",
            false,
            Double.MIN_VALUE,
            Double.POSITIVE_INFINITY);
    private static final Parameter STEPS = new Parameter(
            "steps", "steps, random moves before judging", "6", "a whole number from 1 to 9999", true, 1, 9999);
    private static final Parameter G = new Parameter(
            "g",
            "G, smaller punishes stragglers more",
            "20",
            "a number larger than 1",
            false,
            Math.nextUp(1.0),
            Double.POSITIVE_INFINITY);

    static final List<Opponent> ALL = List.of(
            new Opponent("random", "plays any legal move", List.of(), ""),
            search("taifho-uct", "UCT, random games to the end", C),
            search("taifho-puct", "PUCT, random games to the end", C),
            search("taifho-uct-h", "UCT, a few random moves, then the rows advanced", C, STEPS),
            search("taifho-uct-hg", "the same, stragglers count more", C, STEPS, G),
            search("taifho-puct-h", "PUCT, a few random moves, then the rows advanced", C, STEPS),
            search("taifho-puct-hg", "the same, stragglers count more", C, STEPS, G),
            new Opponent(STRONG, "looks ahead and finishes races in the fewest moves", List.of(), SECONDS_OF_STRONG));

    private TaifhoOpponents() {}

    private static Opponent search(String player, String meaning, Parameter... parameters) {
        return new Opponent(player, meaning, List.of(parameters), SECONDS);
    }
}
