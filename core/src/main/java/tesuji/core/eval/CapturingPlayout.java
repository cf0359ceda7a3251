package tesuji.core.eval;

/** A playout of a game in which pieces are captured, and that counts them. */
public interface CapturingPlayout extends Playout {
    /** Pieces that this side has captured, from the beginning of the game to the end of the last playout. */
    int captures(int side);
}
