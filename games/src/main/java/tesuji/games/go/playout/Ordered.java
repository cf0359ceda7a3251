package tesuji.games.go.playout;

import tesuji.games.go.GoGame;

/**
 * The recipe of {@link OrderedPlayout}: which of the heuristics of Go GAME are asked. Their order is fixed (Śliwa 2013,
 * §6.4.2); a random move comes last.
 *
 * @param attack take the chain that the opponent has just moved into atari
 * @param defence save the own chains that the opponent has just put into atari
 * @param minimise put the chain of the opponent's last move into atari
 * @param capture take any chain in atari
 */
public record Ordered(boolean attack, boolean defence, boolean minimise, boolean capture) implements GoPlayout {
    public static final Ordered STANDARD = new Ordered(true, true, true, true);

    @Override
    public OrderedPlayout on(GoGame game) {
        return new OrderedPlayout(game, this);
    }
}
