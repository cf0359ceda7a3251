package tesuji.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.Drawing;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.Estimate;
import tesuji.games.go.score.Margin;
import tesuji.games.go.score.ScoreSheet;

/**
 * What {@code tesuji score} tells, for people and for programs.
 *
 * @param method what the estimator asked for says, or empty for the count of the rules
 */
record ScoreReport(GoPosition position, ScoreSheet sheet, Optional<Estimate> method) {
    /** The whole answer; results are text such as {@code B+3.5}. */
    record Answer(
            String game,
            String score,
            String method,
            String area,
            String territory,
            boolean consistent,
            List<String> dead,
            List<String> unsettled,
            List<Estimation> estimates,
            List<Integer> ownership) {}

    /** What one estimator says. */
    record Estimation(String name, int black, int white, String score) {}

    private Margin margin() {
        return method.map(sheet::margin).orElseGet(sheet::margin);
    }

    /** For every point 1 (Black), -1 (White) or 0: stones are what they are, the rest is for the method to say. */
    private List<Integer> owners() {
        if (method.isEmpty()) return sheet.ownership();
        List<Integer> owners = new ArrayList<>();
        for (int point = 0; point < sheet.board().points(); point++) {
            owners.add(
                    switch (sheet.board().at(point)) {
                        case Stones.BLACK -> 1;
                        case Stones.WHITE -> -1;
                        default -> Integer.signum(method.get().values().get(point));
                    });
        }
        return owners;
    }

    Answer answer() {
        int size = position.stones().size();
        List<Integer> owners = owners();
        List<Integer> ownership = new ArrayList<>();
        for (int row = size - 1; row >= 0; row--) {
            ownership.addAll(owners.subList(row * size, (row + 1) * size));
        }
        return new Answer(
                position.game().id().toString(),
                margin().toString(),
                method.map(Estimate::name)
                        .orElseGet(() -> sheet.count().scoring().name().toLowerCase(Locale.ROOT)),
                sheet.area().margin().toString(),
                sheet.territory().margin().toString(),
                sheet.consistency().agrees(),
                vertices(sheet.marks().dead()),
                vertices(sheet.marks().unsettled()),
                sheet.estimates().stream()
                        .map(estimate -> new Estimation(
                                estimate.name(),
                                estimate.black(),
                                estimate.white(),
                                sheet.margin(estimate).toString()))
                        .toList(),
                ownership);
    }

    private List<String> vertices(Set<Integer> points) {
        return points.stream()
                .sorted()
                .map(point -> position.game().notation().move(point))
                .toList();
    }

    void print(Console console) {
        PrintWriter out = console.out();
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
        out.println("Dead stones: " + list(vertices(sheet.marks().dead())));
        out.println("Unsettled:   " + list(vertices(sheet.marks().unsettled())));
        out.println("Check:       " + sheet.consistency().verdict());
        out.println("Result:      " + margin() + " (" + position.game().id() + ")");
    }

    /** Who owns what: capitals for living stones, small letters for the points they hold. */
    private Picture map(Layout layout) {
        StringBuilder letters = new StringBuilder();
        List<Integer> owners = owners();
        for (int point = 0; point < owners.size(); point++) {
            String kinds = sheet.board().at(point) == Stones.EMPTY ? "o.x" : "O.X";
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
