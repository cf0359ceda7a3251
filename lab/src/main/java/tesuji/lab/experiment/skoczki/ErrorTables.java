package tesuji.lab.experiment.skoczki;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.source.PrintedTable;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** The rows of {@link CyclicErrors}, put together. */
final class ErrorTables {
    private static final String CYCLIC = "pn-dcg";
    private static final int STATES = 3;
    private static final int WRONG = 4;
    private static final int MISSED = 5;
    private static final int OPEN = 6;

    private final List<List<String>> rows;
    private final List<String> methods;

    ErrorTables(List<List<String>> rows, Collection<String> methods) {
        this.rows = List.copyOf(rows);
        this.methods = List.copyOf(methods);
    }

    /** All parts of a board together. */
    record Errors(int states, int wrong, int missed, int open) {
        double share() {
            return (double) wrong / states;
        }

        boolean isWhole(BoardSize board) {
            return states >= GoluchTables.states(board).orElseThrow();
        }

        Wilson interval() {
            return Wilson.of(new Tally(wrong, states - wrong, 0));
        }
    }

    private Optional<Errors> of(BoardSize board, String method) {
        List<List<String>> parts = rows.stream()
                .filter(row -> row.get(0).equals(board.toString()) && row.get(1).equals(method))
                .toList();
        if (parts.isEmpty()) return Optional.empty();
        return Optional.of(new Errors(sum(parts, STATES), sum(parts, WRONG), sum(parts, MISSED), sum(parts, OPEN)));
    }

    private static int sum(List<List<String>> parts, int column) {
        return parts.stream().mapToInt(row -> Integer.parseInt(row.get(column))).sum();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.3f %%", 100 * share);
    }

    /** Every board by every method. */
    ReportTable all() {
        List<List<String>> lines = new ArrayList<>();
        for (BoardSize board : CyclicErrors.BOARDS) {
            for (String method : methods) {
                of(board, method)
                        .ifPresent(errors -> lines.add(List.of(
                                board.toString(),
                                method,
                                "" + errors.states(),
                                "" + GoluchTables.states(board).orElseThrow(),
                                "" + errors.wrong(),
                                percent(errors.share()),
                                percent(errors.interval().low()),
                                percent(errors.interval().high()),
                                "" + errors.missed(),
                                "" + errors.open())));
            }
        }
        return new ReportTable(
                "errors",
                "Wrong answers; the 95 % interval is for a sample, not for another order of moves.",
                List.of(
                        "board",
                        "method",
                        "asked",
                        "states",
                        "wrong",
                        "share",
                        "95 % low",
                        "95 % high",
                        "taken for draws",
                        "open"),
                lines);
    }

    /** The boards for which the source tells how often it was wrong. */
    ReportTable source() {
        PrintedTable printed = GoluchTables.ERRORS;
        List<List<String>> lines = new ArrayList<>();
        for (List<String> row : printed.rows()) {
            BoardSize board = BoardSize.read(printed.cell(row, "board"));
            double share =
                    Double.parseDouble(printed.cell(row, "wrong")) / Double.parseDouble(printed.cell(row, "states"));
            lines.add(List.of(
                    board.toString(),
                    printed.cell(row, "wrong"),
                    percent(share),
                    shareOf(board, CYCLIC),
                    range(board),
                    verdict(board, share)));
        }
        return new ReportTable(
                "source",
                "Shares of wrong answers beside the source's, whose order of moves was random; ours in the order of the"
                        + " game, and the least and the most over all orders.",
                List.of("board", "wrong, source", "share, source", "share", "over orders", "verdict"),
                lines);
    }

    private String shareOf(BoardSize board, String method) {
        return of(board, method).map(errors -> percent(errors.share())).orElse("");
    }

    /** The same method with several orders of moves, without mobility. */
    private List<Errors> orders(BoardSize board) {
        return methods.stream()
                .filter(method -> method.equals(CYCLIC) || method.contains("order"))
                .flatMap(method -> of(board, method).stream())
                .toList();
    }

    private String range(BoardSize board) {
        List<Errors> orders = orders(board);
        if (orders.isEmpty()) return "";
        Span span = Span.of(orders.stream().map(Errors::share).toList());
        return percent(span.least()) + " to " + percent(span.most());
    }

    private String verdict(BoardSize board, double share) {
        List<Errors> orders = orders(board);
        if (orders.isEmpty()) return "not measured";
        if (orders.stream().allMatch(errors -> errors.isWhole(board))) return whole(orders, share);
        double low = orders.stream()
                .mapToDouble(errors -> errors.interval().low())
                .min()
                .orElseThrow();
        double high = orders.stream()
                .mapToDouble(errors -> errors.interval().high())
                .max()
                .orElseThrow();
        return low <= share && share <= high
                ? "not told apart (within the intervals of our orders)"
                : "differs (outside the intervals of our orders)";
    }

    /** Where all states were asked about there is no error of sampling; only orders of moves differ. */
    private static String whole(List<Errors> orders, double share) {
        Span span = Span.of(orders.stream().map(Errors::share).toList());
        return span.least() <= share && share <= span.most()
                ? "within the range of our orders, all states counted"
                : "differs (outside the range of our orders, all states counted)";
    }

    /** Shares of the boards that the source has, by every method. */
    List<Chart.Share> shares() {
        List<Chart.Share> shares = new ArrayList<>();
        for (List<String> row : GoluchTables.ERRORS.rows()) {
            BoardSize board = BoardSize.read(row.get(0));
            for (String method : methods) {
                of(board, method)
                        .ifPresent(errors -> shares.add(new Chart.Share(
                                board + " " + method,
                                errors.share(),
                                errors.interval().low(),
                                errors.interval().high())));
            }
        }
        return shares;
    }

    Chart chart() {
        return new Chart.Shares("errors", "Share of states valued wrongly, 95 % interval", "wrong", 0, shares());
    }

    String answer() {
        if (rows.isEmpty()) return "Nothing has been asked yet.";
        int wrong = 0;
        int missed = 0;
        int asked = 0;
        int soundWrong = 0;
        for (List<String> row : rows) {
            boolean cyclic = row.get(1).startsWith(CYCLIC);
            asked += Integer.parseInt(row.get(STATES));
            wrong += cyclic ? Integer.parseInt(row.get(WRONG)) : 0;
            missed += cyclic ? Integer.parseInt(row.get(MISSED)) : 0;
            soundWrong += cyclic ? 0 : Integer.parseInt(row.get(WRONG));
        }
        Set<String> boards = Set.copyOf(rows.stream()
                .filter(row -> row.get(1).startsWith(CYCLIC) && Integer.parseInt(row.get(WRONG)) > 0)
                .map(row -> row.get(0))
                .toList());
        List<String> ordered = CyclicErrors.BOARDS.stream()
                .map(BoardSize::toString)
                .filter(boards::contains)
                .toList();
        return String.format(
                Locale.ROOT,
                "Of %,d answers in all, pn-dcg gave %,d wrong ones (%s); %,d of them call a state a draw that is won or"
                        + " lost. The sound methods bta and dfpn gave %,d.",
                asked,
                wrong,
                ordered.isEmpty() ? "on no board" : "on " + String.join(", ", ordered),
                missed,
                soundWrong);
    }
}
