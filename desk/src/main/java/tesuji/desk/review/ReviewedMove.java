package tesuji.desk.review;

import java.util.List;
import java.util.stream.Stream;
import tesuji.core.play.Measure;

/**
 * One move of a record and what a player thinks of it. All estimates are those of the side that moved.
 *
 * @param step its place among the steps of the record's line, counted from 0
 * @param number counted from 1
 * @param side who moved
 * @param before the position in which it was made
 * @param after the position to which it led
 * @param best the move the player would have made
 * @param afterBest the position to which that would have led
 * @param line what the player expected from there, beginning with its own move
 */
public record ReviewedMove(
        int step,
        int number,
        int side,
        int move,
        WinEstimate before,
        WinEstimate after,
        int best,
        WinEstimate afterBest,
        List<Integer> line) {
    public ReviewedMove {
        line = List.copyOf(line);
    }

    public boolean isBest() {
        return move == best;
    }

    /** Whether anything was lost by it. */
    public boolean isMistake() {
        return winrateLost() > 0 || pointsLost() > 0;
    }

    /** How much less the side may expect than after the best move, both positions having been searched alike. */
    public double winrateLost() {
        return Math.max(0, afterBest.winrate() - after.winrate());
    }

    /** The same in points; NaN when nobody counted. */
    public double pointsLost() {
        double lost = afterBest.lead() - after.lead();
        return Double.isNaN(lost) ? lost : Math.max(0, lost);
    }

    /** A win rate if the player counted wins anywhere: a result that is known is a rate too, then. */
    public Measure measure() {
        boolean counted = Stream.of(before, after, afterBest).anyMatch(each -> each.measure() == Measure.WIN_RATE);
        return counted ? Measure.WIN_RATE : Measure.VALUE;
    }

    /** What Black may expect after the move. */
    WinEstimate blacksAfter() {
        return side == 0 ? after : after.opposite();
    }
}
