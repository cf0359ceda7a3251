package tesuji.web.endgame;

import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoPosition;

/**
 * How an endgame is to be counted.
 *
 * @param toMove {@code black} or {@code white}; without it whose turn it is
 * @param rules a set of rules instead of the round's own
 * @param strict whether no group may be assumed to live
 * @param ownership whether to say to whom each point may be expected to belong
 * @param proof whether to write the proof of the result and to check it
 * @param seconds at most
 * @param nodes positions of one region at most
 */
public record CountWish(
        @Nullable String toMove,
        @Nullable String rules,
        @Nullable Boolean strict,
        @Nullable Boolean ownership,
        @Nullable Boolean proof,
        @Nullable Double seconds,
        @Nullable Long nodes) {
    private static final long MOST_NODES = 100_000_000;
    private static final double LONGEST_SECONDS = 1e6;

    public CountWish {
        if (toMove != null && !toMove.equals("black") && !toMove.equals("white")) {
            throw new InputException("toMove is black or white.");
        }
        if (seconds != null && !(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            throw new InputException("seconds must be more than 0 and at most 1000000.");
        }
        if (nodes != null && (nodes < 1 || nodes > MOST_NODES)) {
            throw new InputException("nodes must be between 1 and " + MOST_NODES + ".");
        }
    }

    Side side(GoPosition position) {
        if (toMove == null) return position.toMove() == 0 ? Side.BLACK : Side.WHITE;
        return toMove.equals("black") ? Side.BLACK : Side.WHITE;
    }

    boolean isStrict() {
        return Boolean.TRUE.equals(strict);
    }

    boolean wantsOwners() {
        return Boolean.TRUE.equals(ownership);
    }

    boolean wantsProof() {
        return Boolean.TRUE.equals(proof);
    }
}
