package tesuji.app.solve;

import java.util.Locale;
import tesuji.app.terminal.Amount;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.solve.estimate.GameTree;

/**
 * The ways to play, estimated by random games: branching to the power of the length.
 *
 * @param games random games played
 * @param branching legal moves on average
 * @param length moves of a game on average
 * @param exponent of ten
 */
public record TreeSize(int games, double branching, double length, double exponent) {
    /** How many games are usually played. */
    public static final int SAMPLES = 200;

    private static final int MOST_SAMPLES = 1_000_000;

    public static TreeSize of(Game rules, int games, long seed) {
        GameTree tree = GameTree.sample(rules, games, seed);
        return new TreeSize(games, tree.branching(), tree.length(), tree.exponent());
    }

    /** Refuses a number of games that cannot be meant. */
    public static void checkSamples(int games) {
        if (games < 0 || games > MOST_SAMPLES) {
            throw new InputException("--samples must be between 0 and " + MOST_SAMPLES + ", not " + games + ".");
        }
    }

    /** In a line for people. */
    public String sentence() {
        return String.format(
                Locale.ROOT,
                "about 10^%.1f ways to play: %.2f moves to choose from and %.1f moves long, on average of %s random"
                        + " games",
                exponent,
                branching,
                length,
                Amount.exact(games));
    }
}
