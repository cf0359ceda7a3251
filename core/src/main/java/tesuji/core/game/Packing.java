package tesuji.core.game;

import java.util.Optional;

/** Positions as single longs, board and side to move without history; for solvers that keep many. */
public interface Packing {
    /** Not negative; equal exactly for equal boards with the same side to move. */
    long pack(Position position);

    /** Puts the packed position into {@code into}, as if the game began there. */
    void unpack(long packed, Position into);

    /** How packed positions look in the mirror; for games whose symmetries move bits and do nothing else. */
    default Optional<Folding> folding() {
        return Optional.empty();
    }

    /** Moves run backwards, from position to packed positions; those that play cannot reach are among them. */
    default Optional<Reversal> reversal() {
        return Optional.empty();
    }
}
