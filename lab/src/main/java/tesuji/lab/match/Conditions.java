package tesuji.lab.match;

import tesuji.core.game.GameId;

/**
 * What is the same in all games of a match.
 *
 * @param opening how many moves are played at random before the players begin
 * @param longest a game with this many moves is given up as a draw if the rules have not ended it
 * @param sides who moves first
 */
public record Conditions(GameId game, int opening, int longest, Sides sides) {
    /** A number of moves no game reaches. */
    public static final int ENDLESS = Integer.MAX_VALUE;

    /** The sides are exchanged. */
    public Conditions(GameId game, int opening, int longest) {
        this(game, opening, longest, Sides.EXCHANGED);
    }

    public Conditions {
        if (opening < 0) throw new IllegalArgumentException("opening " + opening);
        if (longest <= opening) throw new IllegalArgumentException("longest " + longest);
    }
}
