package tesuji.app.analyse;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.Notation;
import tesuji.core.play.Measure;
import tesuji.desk.review.ReviewReport;
import tesuji.desk.review.ReviewedMove;

/** What a review found, for a person to read: every move, the biggest mistakes, and how the sides did on average. */
record ReviewScreen(ReviewReport report) {
    private static final int SHOWN = 6;

    void print(Console console) {
        PrintWriter out = console.out();
        table(report.moves()).print(out, console.style());
        out.println();
        List<ReviewedMove> mistakes = report.mistakes();
        if (mistakes.isEmpty()) {
            out.println("No mistakes were found.");
        } else {
            out.println("Biggest mistakes");
            table(mistakes).print(out, console.style());
        }
        out.println();
        sides().print(out, console.style());
        out.println();
        out.println(
                "By " + report.player() + "; " + measure().word() + "s and scores are those of the side that moved. "
                        + report.annotated().map(file -> "Written to " + file).orElse("Not written."));
    }

    private Table table(List<ReviewedMove> chosen) {
        Notation notation = report.game().notation();
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
                    ReviewReport.colour(move.side()),
                    notation.move(move.move()),
                    measure().text(move.before().winrate()),
                    measure().text(move.after().winrate()),
                    ReviewReport.signed(move.before().lead()),
                    ReviewReport.signed(move.after().lead()),
                    notation.move(move.best()),
                    measure().text(move.winrateLost()),
                    points(move.pointsLost()),
                    move.line().stream().limit(SHOWN).map(notation::move).collect(Collectors.joining(" ")));
        }
        return table;
    }

    private Table sides() {
        Table table = new Table("", ">moves", ">best", ">lost a move", ">points a move");
        for (int side = 0; side < 2; side++) {
            int mover = side;
            List<ReviewedMove> own =
                    report.moves().stream().filter(move -> move.side() == mover).toList();
            table.add(
                    ReviewReport.colour(side),
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

    private Measure measure() {
        return report.measure();
    }

    private static String points(double points) {
        return Double.isNaN(points) ? "" : String.format(Locale.ROOT, "%.1f", points);
    }
}
