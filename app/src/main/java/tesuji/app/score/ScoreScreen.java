package tesuji.app.score;

import java.io.PrintWriter;
import java.util.List;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.Drawing;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;
import tesuji.desk.score.ScoreReport;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.Estimate;
import tesuji.games.go.score.ScoreSheet;

/** A counted game of Go for a person to read: the board, who owns what, and every way of counting. */
record ScoreScreen(ScoreReport report) {
    void print(Console console) {
        PrintWriter out = console.out();
        GoPosition position = report.position();
        ScoreSheet sheet = report.sheet();
        Picture picture = position.game().notation().picture(position);
        out.println(Drawing.of(picture).starred().text().stripTrailing());
        out.println();
        out.println(Drawing.of(map(picture.layout())).text().stripTrailing());
        out.println("X and O: living stones; x and o: other points of Black and of White, under dead stones too.");
        out.println();
        Table table = new Table("", ">black", ">white", ">result");
        addCount(
                table,
                "area",
                sheet.area(),
                sheet.area().black().area(),
                sheet.area().white().area());
        addCount(
                table,
                "territory",
                sheet.territory(),
                sheet.territory().black().territory(),
                sheet.territory().white().territory());
        for (Estimate estimate : sheet.estimates()) {
            table.add(
                    estimate.name(),
                    Integer.toString(estimate.black()),
                    Integer.toString(estimate.white()),
                    sheet.margin(estimate).toString());
        }
        table.print(out, console.style());
        out.println();
        out.println("Dead stones: " + list(report.dead()));
        out.println("Unsettled:   " + list(report.unsettled()));
        out.println("Check:       " + sheet.consistency().verdict());
        out.println("Result:      " + report.margin() + " (" + position.game().id() + ")");
    }

    /** Who owns what: capitals for living stones, small letters for the points they hold. */
    private Picture map(Layout layout) {
        StringBuilder letters = new StringBuilder();
        List<Integer> owners = report.owners();
        for (int point = 0; point < owners.size(); point++) {
            String kinds = report.sheet().board().at(point) == Stones.EMPTY ? "o.x" : "O.X";
            letters.append(kinds.charAt(owners.get(point) + 1));
        }
        return new Picture(layout, letters.toString());
    }

    private static void addCount(Table table, String name, Count count, int black, int white) {
        table.add(
                name,
                Integer.toString(black),
                Integer.toString(white),
                count.margin().toString());
    }

    private static String list(List<String> vertices) {
        return vertices.isEmpty() ? "none" : String.join(" ", vertices);
    }
}
