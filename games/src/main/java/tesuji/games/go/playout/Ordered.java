package tesuji.games.go.playout;

import tesuji.games.go.GoGame;
import tesuji.games.go.board.EyeRule;

/**
 * The recipe of {@link OrderedPlayout}: which of the heuristics of Go GAME are asked. Their order is fixed (Śliwa 2013,
 * §6.4.2); a random move comes last.
 *
 * @param attack take the chain that the opponent has just moved into atari
 * @param defence save the own chains that the opponent has just put into atari
 * @param minimise put the chain of the opponent's last move into atari
 * @param capture take any chain in atari
 * @param eyes what is not filled. Śliwa says no more than "single-point eye" (§6.2.2), but also that a block with two
 *     eyes can never be captured (§2.2), which false eyes do not give it
 */
public record Ordered(boolean attack, boolean defence, boolean minimise, boolean capture, EyeRule eyes)
        implements GoPlayout {
    public static final Ordered STANDARD = new Ordered(true, true, true, true, EyeRule.DIAGONAL);

    @Override
    public OrderedPlayout on(GoGame game) {
        return new OrderedPlayout(game, this);
    }
}
