package tesuji.lab.experiment.gogame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.statistics.BlockMean;
import tesuji.lab.statistics.ChanceTest;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.lab.statistics.rank.TestFamily;

/** Games against GNU Go beside Table 6.2 and Figures 6.10 and 6.11. */
final class StrengthTables {
    private static final String WINS = "Wins";
    private static final String END = "End of game";
    private static final String MARGIN = "Winning margin";
    private static final String MOVES = "Moves";
    private static final String MEAN = "Mean";

    /** A row of Table 6.2 that is the share of some games. */
    private record ShareRow(String quantity, String row, Predicate<GnuGoGame> holds) {}

    /** Three rows of Table 6.2: least, most and mean of a number. */
    private record NumberRows(String quantity, Function<GnuGoGame, Stream<Double>> number, int digits) {}

    private static final List<ShareRow> SHARES = List.of(
            new ShareRow(WINS, "Black", game -> !game.isWonByWhite()),
            new ShareRow(WINS, "White", GnuGoGame::isWonByWhite),
            new ShareRow(END, "Black resigned", game -> game.end().equals("B[r]")),
            new ShareRow(END, "White resigned", game -> game.end().equals("W[r]")),
            new ShareRow(END, "PASS Black, White", game -> game.end().equals("B[]W[]")),
            new ShareRow(END, "PASS White, Black", game -> game.end().equals("W[]B[]")));

    private static final List<NumberRows> NUMBERS = List.of(
            new NumberRows(MARGIN, game -> game.margin().stream().boxed(), 1),
            new NumberRows(MOVES, game -> Stream.of(game.number("moves")), 1),
            new NumberRows("Captured black stones", game -> Stream.of(game.number("capturedBlack")), 2),
            new NumberRows("Captured white stones", game -> Stream.of(game.number("capturedWhite")), 2));

    private final IntFunction<List<GnuGoGame>> all;

    /** @param all the games on the board of a size */
    StrengthTables(IntFunction<List<GnuGoGame>> all) {
        this.all = all;
    }

    private List<GnuGoGame> games(int size) {
        return all.apply(size).stream().filter(game -> !game.isFailure()).toList();
    }

    /** Games won by Go GAME. */
    ReportTable results() {
        List<List<String>> lines = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (int size : GnuGoStrength.SIZES) {
            List<String> line = new ArrayList<>(List.of("" + size));
            Tally tally = GnuGoGame.tally(games(size));
            line.addAll(Comparison.cells(tally, printed(size), SliwaTables.STRENGTH_GAMES));
            pValues.add(Comparison.pValue(tally, printed(size), SliwaTables.STRENGTH_GAMES));
            line.add("" + (all.apply(size).size() - games(size).size()));
            lines.add(line);
        }
        List<String> columns = new ArrayList<>(List.of("size"));
        columns.addAll(Comparison.COLUMNS);
        columns.add("failures");
        return new ReportTable(
                "results",
                "Games that Go GAME won beside Table 6.2, taken as 40 games a board; p is that of Fisher's exact test,"
                        + " intervals are Wilson's, a ratio is that of the shares, ours / source; failures are games"
                        + " that a program lost by a fault, not counted."
                        + new TestFamily(pValues).sentence(),
                columns,
                lines);
    }

    private static int printed(int size) {
        return SliwaTables.games(printed(WINS, "White", size));
    }

    /** Table 6.2 as the source has it, with our numbers. */
    ReportTable layout() {
        List<List<String>> lines = new ArrayList<>();
        for (ShareRow row : SHARES) {
            lines.add(line(row.quantity(), row.row(), size -> share(row, size)));
        }
        for (NumberRows rows : NUMBERS) {
            lines.add(line(
                    rows.quantity(), "Min", size -> number(sample(rows, size).least(), 1)));
            lines.add(line(
                    rows.quantity(), "Max", size -> number(sample(rows, size).most(), 1)));
            lines.add(line(
                    rows.quantity(), MEAN, size -> number(sample(rows, size).mean(), rows.digits())));
        }
        List<String> columns = new ArrayList<>(List.of("quantity", "row"));
        for (int size : GnuGoStrength.SIZES) columns.add("" + size);
        return new ReportTable(
                "table-6-2", "Table 6.2 with our numbers; margins are those of counted games.", columns, lines);
    }

    private static List<String> line(String quantity, String row, IntFunction<String> cell) {
        List<String> line = new ArrayList<>(List.of(quantity, row));
        for (int size : GnuGoStrength.SIZES) line.add(cell.apply(size));
        return line;
    }

    private String share(ShareRow row, int size) {
        List<GnuGoGame> games = games(size);
        if (games.isEmpty()) return "";
        return Comparison.number(100.0 * count(row, games) / games.size(), 0) + "%";
    }

    private static int count(ShareRow row, List<GnuGoGame> games) {
        return (int) games.stream().filter(row.holds()).count();
    }

    private Sample sample(NumberRows rows, int size) {
        return Sample.of(games(size).stream().flatMap(rows.number()).toList());
    }

    private static String number(double number, int digits) {
        boolean whole = digits == 1 && number == Math.rint(number);
        return Comparison.number(number, whole ? 0 : digits);
    }

    /** Every number of Table 6.2 with the source's. */
    ReportTable comparison() {
        List<List<String>> lines = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (ShareRow row : SHARES) {
            for (int size : GnuGoStrength.SIZES) {
                Optional<ChanceTest> test = test(row, size);
                lines.add(line(size, row.quantity(), row.row(), share(row, size), test));
                test.ifPresent(each -> pValues.add(each.pValue()));
            }
        }
        for (NumberRows rows : NUMBERS) {
            for (int size : GnuGoStrength.SIZES) {
                lines.add(extreme(size, rows, "Min", sample(rows, size).least()));
            }
            for (int size : GnuGoStrength.SIZES) {
                lines.add(extreme(size, rows, "Max", sample(rows, size).most()));
            }
            for (int size : GnuGoStrength.SIZES) {
                Optional<ChanceTest> test = test(rows, size);
                lines.add(line(
                        size, rows.quantity(), MEAN, number(sample(rows, size).mean(), rows.digits()), test));
                test.ifPresent(each -> pValues.add(each.pValue()));
            }
        }
        return new ReportTable(
                "comparison",
                "All numbers of Table 6.2, ours and the source's; ratio is ours to the source's, of shares that of the"
                        + " games that its percentages stand for. p is that of Fisher's exact test for shares and of a"
                        + " t test for means. The source tells no spread of its means: its games are taken to vary as"
                        + " ours do, 40 of them, for margins those that ended by passes. Least and most are not"
                        + " tested: they depend on how many games there are."
                        + new TestFamily(pValues).sentence(),
                List.of("size", "quantity", "row", "here", "source", "ratio", "p"),
                lines);
    }

    private static List<String> line(int size, String quantity, String row, String ours, Optional<ChanceTest> test) {
        return List.of(
                "" + size,
                quantity,
                row,
                ours,
                printed(quantity, row, size),
                test.map(each -> Comparison.ratio(each.ours(), each.theirs())).orElse(""),
                test.map(each -> Comparison.p(each.pValue())).orElse(""));
    }

    private static List<String> extreme(int size, NumberRows rows, String row, double ours) {
        String theirs = printed(rows.quantity(), row, size);
        String ratio = Comparison.ratio(ours, Double.parseDouble(theirs));
        return List.of("" + size, rows.quantity(), row, number(ours, 1), theirs, ratio, "");
    }

    private static String printed(String quantity, String row, int size) {
        return SliwaTables.cell(SliwaTables.STRENGTH, quantity, row, "" + size);
    }

    private Optional<ChanceTest> test(ShareRow row, int size) {
        List<GnuGoGame> games = games(size);
        if (games.isEmpty()) return Optional.empty();
        int theirs = SliwaTables.games(printed(row.quantity(), row.row(), size));
        return Optional.of(
                ChanceTest.ofProportions(count(row, games), games.size(), theirs, SliwaTables.STRENGTH_GAMES));
    }

    private Optional<ChanceTest> test(NumberRows rows, int size) {
        BlockMean ours = BlockMean.of(games(size).stream()
                .map(game -> rows.number().apply(game).toList())
                .toList());
        if (ours.count() == 0) return Optional.empty();
        double theirs = Double.parseDouble(printed(rows.quantity(), MEAN, size));
        return Optional.of(ChanceTest.ofPrintedMean(ours, theirs, sourceGames(rows, size)));
    }

    /** Only games that were counted have a margin; in the source as here the others were resigned. */
    private static int sourceGames(NumberRows rows, int size) {
        if (!rows.quantity().equals(MARGIN)) return SliwaTables.STRENGTH_GAMES;
        return SHARES.stream()
                .filter(row -> row.row().startsWith("PASS"))
                .mapToInt(row -> SliwaTables.games(printed(row.quantity(), row.row(), size)))
                .sum();
    }

    /** Figure 6.10: games won, by size. */
    Chart wins() {
        List<Chart.Point> ours = new ArrayList<>();
        List<Chart.Point> theirs = new ArrayList<>();
        for (int size : GnuGoStrength.SIZES) {
            Tally tally = GnuGoGame.tally(games(size));
            if (tally.games() > 0) ours.add(point(size, tally));
            theirs.add(point(size, new Tally(printed(size), SliwaTables.STRENGTH_GAMES - printed(size), 0)));
        }
        return new Chart.Lines(
                "wins",
                "Games won by Go GAME against GNU Go (Figure 6.10), 95 % interval",
                "share",
                "size of the board",
                false,
                List.of(new Chart.Series("here", ours), new Chart.Series("source", theirs)));
    }

    private static Chart.Point point(int size, Tally tally) {
        Wilson interval = Wilson.of(tally);
        return new Chart.Point(size, tally.score(), interval.low(), interval.high());
    }

    /** Figure 6.11: moves of a game, by size. */
    Chart lengths() {
        List<Chart.Point> ours = new ArrayList<>();
        List<Chart.Point> theirs = new ArrayList<>();
        for (int size : GnuGoStrength.SIZES) {
            Sample moves = sample(NUMBERS.get(1), size);
            if (!games(size).isEmpty()) {
                ours.add(new Chart.Point(size, moves.mean(), moves.least(), moves.most()));
            }
            theirs.add(new Chart.Point(size, moves(MEAN, size), moves("Min", size), moves("Max", size)));
        }
        return new Chart.Lines(
                "lengths",
                "Moves of a game (Figure 6.11): mean, shortest and longest",
                "moves",
                "size of the board",
                false,
                List.of(new Chart.Series("here", ours), new Chart.Series("source", theirs)));
    }

    private static double moves(String row, int size) {
        return Double.parseDouble(printed(MOVES, row, size));
    }

    String answer() {
        List<String> parts = new ArrayList<>();
        int different = 0;
        for (int size : GnuGoStrength.SIZES) {
            Tally tally = GnuGoGame.tally(games(size));
            if (tally.games() == 0) continue;
            parts.add(tally.wins() + " of " + tally.games() + " on " + size + "×" + size);
            ChanceTest test =
                    ChanceTest.ofProportions(tally.wins(), tally.games(), printed(size), SliwaTables.STRENGTH_GAMES);
            if (test.differs(Comparison.LEVEL)) different++;
        }
        if (parts.isEmpty()) return "Not measured: no game has been played.";
        return "Go GAME won " + String.join(", ", parts) + ". On " + different + " of " + parts.size()
                + " boards that differs from the source by more than chance (p < 0.05, each board by itself).";
    }
}
