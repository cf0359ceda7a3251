package tesuji.core.eval;

import tesuji.core.base.Rng;
import tesuji.core.game.Position;

/** Knows how to end a game whose end is a matter of agreement, as passing is in Go. Owned by one thread. */
public interface PassPolicy {
    /** No such move. */
    int NONE = -1;

    /** The move that ends the game or offers its end, if that wins and nothing is left to gain; else {@link #NONE}. */
    int closing(Position position, Rng rng);

    /** The same where nobody agrees about anything: the position counts as it stands. */
    default PassPolicy asItStands() {
        return this;
    }

    /** Whether a game that looks lost may be given up so early. */
    default boolean mayResign(Position position) {
        return true;
    }

    /** Whether the move would end the game, or offer its end, and that loses. */
    boolean isSurrender(Position position, int move, Rng rng);
}
