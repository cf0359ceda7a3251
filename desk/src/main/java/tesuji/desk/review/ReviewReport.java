package tesuji.desk.review;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.Notation;
import tesuji.core.play.Measure;

/**
 * What a review of a game found.
 *
 * @param annotated the file into which it was written; empty if it was not
 */
public record ReviewReport(Game game, String player, Optional<String> annotated, List<ReviewedMove> moves) {
    private static final int MISTAKES = 10;

    public ReviewReport {
        moves = List.copyOf(moves);
    }

    /** The whole answer. */
    public record Answer(
            String game, String player, @Nullable String annotated, List<Move> moves) {}

    /**
     * One move. Win rates run from 0 to 1, scores are points; both are those of the side that moved, null when nobody
     * counted.
     *
     * @param winrate before the move
     * @param line what the player expected, beginning with the best move
     */
    public record Move(
            int number,
            String colour,
            String move,
            double winrate,
            @Nullable Double score,
            double winrateAfter,
            @Nullable Double scoreAfter,
            String best,
            double winrateLost,
            @Nullable Double pointsLost,
            List<String> line) {}

    public Answer answer() {
        return new Answer(
                game.id().toString(),
                player,
                annotated.orElse(null),
                moves.stream().map(this::answer).toList());
    }

    private Move answer(ReviewedMove move) {
        Notation notation = game.notation();
        return new Move(
                move.number(),
                colour(move.side()),
                notation.move(move.move()),
                rounded(move.before().winrate()),
                counted(move.before().lead()),
                rounded(move.after().winrate()),
                counted(move.after().lead()),
                notation.move(move.best()),
                rounded(move.winrateLost()),
                counted(move.pointsLost()),
                move.line().stream().map(notation::move).toList());
    }

    private static double rounded(double value) {
        return Math.round(value * 1e4) / 1e4;
    }

    private static @Nullable Double counted(double points) {
        return Double.isNaN(points) ? null : Double.valueOf(Math.round(points * 100) / 100.0);
    }

    /** The moves that cost most, in points where they were counted, else in win rate. */
    public List<ReviewedMove> mistakes() {
        return moves.stream()
                .filter(ReviewedMove::isMistake)
                .sorted(Comparator.<ReviewedMove>comparingDouble(
                                move -> Double.isNaN(move.pointsLost()) ? 0 : move.pointsLost())
                        .thenComparingDouble(ReviewedMove::winrateLost)
                        .reversed())
                .limit(MISTAKES)
                .toList();
    }

    /** The colour of a side, as programs name it. */
    public static String colour(int side) {
        return side == 0 ? "black" : "white";
    }

    /** The same for all moves, so that they can be compared. */
    public Measure measure() {
        boolean counted = moves.stream().anyMatch(move -> move.measure() == Measure.WIN_RATE);
        return counted || moves.isEmpty() ? Measure.WIN_RATE : Measure.VALUE;
    }

    /** A lead with its sign; empty if nobody counted. */
    public static String signed(double points) {
        double shown = Math.round(10 * points) / 10.0 + 0.0; // never -0.0
        return Double.isNaN(points) ? "" : String.format(Locale.ROOT, "%+.1f", shown);
    }
}
