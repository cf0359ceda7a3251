package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Region;
import tesuji.endgame.localsearch.LocalGame;
import tesuji.endgame.value.Side;

/** What comes of the first moves of one side in a region. */
final class FirstMoves {
    private final Side mover;
    private final int ban;

    /**
     * @param mover whose moves are looked at
     * @param ban a point where he may not play at once, negative if there is none
     */
    FirstMoves(Side mover, int ban) {
        this.mover = mover;
        this.ban = ban;
    }

    /** Values what comes of each move; nothing if that is too much for one of them. */
    Optional<List<LocalMove>> valued(Region region, LocalGame below, LocalGame above) {
        List<LocalMove> moves = new ArrayList<>();
        LocalPosition start = region.start();
        for (int point : region.empty()) {
            int move = region.graph().index(point);
            if (point == ban || !below.isLegal(start, move, mover)) continue;
            OptionalInt low = below.atLeast(start, move, mover);
            OptionalInt high = low.isEmpty() ? low : above.atMost(start, move, mover);
            if (high.isEmpty()) return Optional.empty();
            moves.add(new LocalMove(point, low.getAsInt(), high.getAsInt()));
        }
        return Optional.of(moves);
    }

    /**
     * Bounds what comes of each move by whole numbers.
     *
     * @param isRefinable whether more could be found out later on
     */
    List<LocalMove> rough(Region region, LocalGame game, boolean isRefinable) {
        List<LocalMove> moves = new ArrayList<>();
        LocalPosition start = region.start();
        for (int point : region.empty()) {
            int move = region.graph().index(point);
            if (point == ban || !game.isLegal(start, move, mover)) continue;
            int low = game.roughlyAtLeast(start, move, mover);
            int high = game.roughlyAtMost(start, move, mover);
            moves.add(new LocalMove(point, low, high, isRefinable && low != high));
        }
        return moves;
    }
}
