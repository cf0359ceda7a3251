package tesuji.lab.experiment.skoczki;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.skoczki.GoluchTables.SolverField;

/** The rows of {@link SolverComparison} beside Tables 6.4 to 6.6. */
final class SolverTables {
    private static final String UNSOUND = "pn-dcg";
    private static final int METHOD = 1;
    private static final int VALUE = 4;
    private static final int NODES = 5;
    private static final int PEAK = 6;
    private static final int TIME = 7;
    private static final int END = 9;

    private final List<List<String>> rows;

    SolverTables(List<List<String>> rows) {
        this.rows = List.copyOf(rows);
    }

    private Optional<List<String>> row(SolverField field) {
        return rows.stream()
                .filter(row -> row.get(0).equals(field.board().toString())
                        && row.get(METHOD).equals(field.method()))
                .findFirst();
    }

    private static Set<BoardSize> boards() {
        return GoluchTables.solved().stream()
                .map(SolverField::board)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What the sound methods say, each value once. */
    private String sound(BoardSize board) {
        return said(board, false);
    }

    private String unsound(BoardSize board) {
        return said(board, true);
    }

    private String said(BoardSize board, boolean unsound) {
        return rows.stream()
                .filter(row ->
                        row.get(0).equals(board.toString()) && row.get(METHOD).equals(UNSOUND) == unsound)
                .map(row -> row.get(VALUE))
                .filter(value -> !value.isEmpty())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** The value of every board. */
    ReportTable values() {
        List<List<String>> lines = new ArrayList<>();
        for (BoardSize board : boards()) {
            String ours = sound(board);
            String printed = printed(board);
            lines.add(List.of(
                    board.toString(),
                    ours,
                    unsound(board),
                    printed,
                    Agreement.of(ours, printed, restsOnUnsound(board) ? "the source has it by pn-dcg alone" : "")));
        }
        return new ReportTable(
                "values",
                "What the start is worth to the first side: by the methods that prove it, by pn-dcg, and as printed;"
                        + " the values of 2×6, 2×7, 2×9 and 2×10 cannot be read in the source.",
                List.of("board", "value", "pn-dcg", "Tables 6.4 to 6.6", "verdict"),
                lines);
    }

    private static String printed(BoardSize board) {
        return GoluchTables.solved().stream()
                .filter(field -> field.board().equals(board))
                .map(SolverField::value)
                .findFirst()
                .orElse("");
    }

    private static boolean restsOnUnsound(BoardSize board) {
        return GoluchTables.solved().stream()
                .filter(field -> field.board().equals(board) && field.nodes().isPresent())
                .allMatch(field -> field.method().equals(UNSOUND));
    }

    /** Nodes, memory and time of every board by every method. */
    ReportTable methods() {
        List<List<String>> lines = new ArrayList<>();
        for (SolverField field : GoluchTables.solved()) {
            Optional<List<String>> row = row(field);
            Optional<Span> nodes = row.flatMap(each -> Span.read(each.get(NODES)));
            Optional<Span> peak = row.flatMap(each -> Span.read(each.get(PEAK)));
            Optional<Span> time = row.flatMap(each -> Span.read(each.get(TIME)));
            lines.add(List.of(
                    field.board().toString(),
                    field.method(),
                    row.map(each -> each.get(END)).orElse("not tried"),
                    counts(nodes),
                    counts(field.nodes()),
                    comparison(nodes, field.nodes()),
                    counts(peak),
                    counts(field.peak()),
                    comparison(peak, field.peak()),
                    time.map(Span::seconds).orElse(""),
                    field.seconds().map(Span::seconds).orElse(""),
                    ratio(time, field.seconds())));
        }
        return new ReportTable(
                "methods",
                "Nodes, nodes in memory at once and seconds beside Tables 6.4 to 6.6. Several numbers are the least and"
                        + " the most over orders of moves, ours and the source's own random ones. The ratio is the"
                        + " source's seconds to ours, on other machines.",
                List.of(
                        "board",
                        "method",
                        "end",
                        "nodes",
                        "nodes, source",
                        "nodes verdict",
                        "peak",
                        "peak, source",
                        "peak verdict",
                        "time",
                        "time, source",
                        "ratio"),
                lines);
    }

    private static String counts(Optional<Span> span) {
        return span.map(Span::counts).orElse("");
    }

    /** Numbers that depend on the order of moves agree where what both found overlaps. */
    private static String comparison(Optional<Span> ours, Optional<Span> source) {
        if (source.isEmpty()
                || ours.isEmpty()
                || (ours.get().isSingle() && source.get().isSingle())) {
            return Agreement.of(counts(ours), counts(source), "");
        }
        if (ours.get().overlaps(source.get())) return "equal (ranges overlap)";
        return "differs (" + Span.digits(ours.get().middle() / source.get().middle()) + " times the source's)";
    }

    private static String ratio(Optional<Span> ours, Optional<Span> source) {
        if (ours.isEmpty() || source.isEmpty() || ours.get().least() <= 0) return "";
        return Span.digits(source.get().middle() / ours.get().middle());
    }

    String answer() {
        List<String> contradicting = boards().stream()
                .filter(board -> !printed(board).isEmpty()
                        && !sound(board).isEmpty()
                        && !sound(board).equals(printed(board)))
                .map(board -> board + " (" + sound(board) + ", printed " + printed(board) + ")")
                .toList();
        return "Values: " + Agreement.summary(values(), "verdict")
                + (contradicting.isEmpty() ? "" : " Others: " + String.join(", ", contradicting) + ".") + " Nodes: "
                + Agreement.summary(methods(), "nodes verdict") + " Nodes in memory: "
                + Agreement.summary(methods(), "peak verdict") + " Ranges of nodes count as equal where they overlap.";
    }
}
