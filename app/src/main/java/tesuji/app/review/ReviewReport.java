package tesuji.app.review;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.Game;
import tesuji.core.game.Notation;
import tesuji.core.play.Measure;

/**
 * What {@code tesuji analyse} tells, for people and for programs.
 *
 * @param annotated the file into which it was written; empty if it was not
 */
public record ReviewReport(Game game, String player, Optional<String> annotated, List<ReviewedMove> moves) {
    private static final int MISTAKES = 10;
    private static final int SHOWN = 6;

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

    public void print(Console console) {
        PrintWriter out = console.out();
        table(moves).print(out, console.style());
        out.println();
        List<ReviewedMove> mistakes = mistakes();
        if (mistakes.isEmpty()) {
            out.println("No mistakes were found.");
        } else {
            out.println("Biggest mistakes");
            table(mistakes).print(out, console.style());
        }
        out.println();
        sides().print(out, console.style());
        out.println();
        out.println("By " + player + "; " + measure().word() + "s and scores are those of the side that moved. "
                + annotated.map(file -> "Written to " + file).orElse("Not written."));
    }

    private Table table(List<ReviewedMove> chosen) {
        Notation notation = game.notation();
        Table table = new Table(
                ">move",
                "",
                "",
                ">" + measure().word(),
                ">after",
                ">score",
                ">after",
                "best",
                ">lost",
                ">points",
                "line");
        for (ReviewedMove move : chosen) {
            table.add(
                    Integer.toString(move.number()),
                    colour(move.side()),
                    notation.move(move.move()),
                    measure().text(move.before().winrate()),
                    measure().text(move.after().winrate()),
                    signed(move.before().lead()),
                    signed(move.after().lead()),
                    notation.move(move.best()),
                    measure().text(move.winrateLost()),
                    points(move.pointsLost()),
                    move.line().stream().limit(SHOWN).map(notation::move).collect(Collectors.joining(" ")));
        }
        return table;
    }

    /** The moves that cost most, in points where they were counted, else in expectation. */
    private List<ReviewedMove> mistakes() {
        return moves.stream()
                .filter(ReviewedMove::isMistake)
                .sorted(Comparator.<ReviewedMove>comparingDouble(
                                move -> Double.isNaN(move.pointsLost()) ? 0 : move.pointsLost())
                        .thenComparingDouble(ReviewedMove::winrateLost)
                        .reversed())
                .limit(MISTAKES)
                .toList();
    }

    private Table sides() {
        Table table = new Table("", ">moves", ">best", ">lost a move", ">points a move");
        for (int side = 0; side < 2; side++) {
            int mover = side;
            List<ReviewedMove> own =
                    moves.stream().filter(move -> move.side() == mover).toList();
            table.add(
                    colour(side),
                    Integer.toString(own.size()),
                    Long.toString(own.stream().filter(ReviewedMove::isBest).count()),
                    measure()
                            .text(own.stream()
                                    .mapToDouble(ReviewedMove::winrateLost)
                                    .average()
                                    .orElse(0)),
                    points(own.stream()
                            .mapToDouble(ReviewedMove::pointsLost)
                            .average()
                            .orElse(Double.NaN)));
        }
        return table;
    }

    private static String colour(int side) {
        return side == 0 ? "black" : "white";
    }

    /** The same for all moves, so that they can be compared. */
    private Measure measure() {
        boolean counted = moves.stream().anyMatch(move -> move.measure() == Measure.WIN_RATE);
        return counted || moves.isEmpty() ? Measure.WIN_RATE : Measure.VALUE;
    }

    static String signed(double points) {
        double shown = Math.round(10 * points) / 10.0 + 0.0; // never -0.0
        return Double.isNaN(points) ? "" : String.format(Locale.ROOT, "%+.1f", shown);
    }

    private static String points(double points) {
        return Double.isNaN(points) ? "" : String.format(Locale.ROOT, "%.1f", points);
    }
}
