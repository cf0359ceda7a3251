package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a region is worth, in games of an arena.
 *
 * @param standing how sure that is
 * @param atLeast a game that it is at least worth; its value, where it is known
 * @param atMost a game that it is at most worth
 * @param moves what comes of the moves of the side to move that were looked at
 * @param ko the ko that keeps it from having a value, if it is one of those whose mean is known
 */
public record LocalValue(Standing standing, int atLeast, int atMost, List<LocalMove> moves, Optional<Ko> ko) {
    /** A value without ko. */
    public LocalValue(Standing standing, int atLeast, int atMost, List<LocalMove> moves) {
        this(standing, atLeast, atMost, moves, Optional.empty());
    }

    public LocalValue {
        moves = List.copyOf(moves);
    }

    /** The same with more known of one move. */
    public LocalValue with(LocalMove better) {
        List<LocalMove> all = new ArrayList<>(moves);
        all.replaceAll(move -> move.point() == better.point() ? better : move);
        return new LocalValue(standing, atLeast, atMost, all, ko);
    }

    /** Whether the value is known; otherwise it lies between two bounds, which hold. */
    public boolean isExact() {
        return atLeast == atMost;
    }
}
