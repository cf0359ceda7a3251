package tesuji.lab.match;

import java.util.OptionalInt;
import tesuji.core.game.Termination;

/**
 * How a game ended.
 *
 * @param winner the side that won; empty for a draw
 * @param score in half-points for side 0, where somebody counted
 * @param note what else there is to know, as a sentence; may be empty
 */
public record GameEnd(Termination termination, OptionalInt winner, OptionalInt score, String note) {
    /** The game was counted. */
    static GameEnd counted(Termination termination, int score, String note) {
        OptionalInt winner = score == 0 ? OptionalInt.empty() : OptionalInt.of(score > 0 ? 0 : 1);
        return new GameEnd(termination, winner, OptionalInt.of(score), note);
    }

    /** A side lost without being counted out. */
    static GameEnd lost(Termination termination, int side, String note) {
        return new GameEnd(termination, OptionalInt.of(1 - side), OptionalInt.empty(), note);
    }

    /** Nobody waited for the end. */
    static GameEnd unfinished(int moves) {
        String note = "Given up as a draw after " + moves + " moves.";
        return new GameEnd(Termination.LIMIT, OptionalInt.empty(), OptionalInt.empty(), note);
    }
}
