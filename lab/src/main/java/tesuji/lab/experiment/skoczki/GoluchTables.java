package tesuji.lab.experiment.skoczki;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tesuji.games.skoczki.Variant;
import tesuji.lab.source.PrintedTable;

/** Tables 6.1 to 6.6 of the source. */
final class GoluchTables {
    /** Upper bounds of the numbers of states, by height and width. */
    static final PrintedTable BOUNDS = PrintedTable.read("goluch/table-6-1");

    /** Numbers of states. */
    static final PrintedTable STATES = PrintedTable.read("goluch/table-6-2");

    /** The same as shares of the bounds; boards are those that are meant, not those that are printed. */
    static final PrintedTable SHARES = PrintedTable.read("goluch/table-6-3");

    /** States that proof-number search on a graph with cycles values wrongly (§6.1, in the text). */
    static final PrintedTable ERRORS = PrintedTable.read("goluch/dcg-errors");

    private static final List<PrintedTable> SOLVED = Stream.of("6-4", "6-5", "6-6")
            .map(number -> PrintedTable.read("goluch/table-" + number))
            .toList();

    private GoluchTables() {}

    /** The variants of Table 6.2 in its order. */
    private static final List<Variant> VARIANTS =
            List.of(Variant.A, Variant.B_1, Variant.B_2, Variant.C, Variant.D, Variant.E, Variant.F);

    /** The column of Tables 6.2 and 6.3 that holds a variant. The headings of B-1 and B-2 are exchanged there. */
    private static String column(Variant variant) {
        return switch (variant) {
            case B_1 -> "B2";
            case B_2 -> "B1";
            default -> heading(variant);
        };
    }

    /** The heading that a variant should have by Table 5.1. */
    private static String heading(Variant variant) {
        return switch (variant) {
            case B_1 -> "B1";
            case B_2 -> "B2";
            case E, F -> "E and F";
            default -> variant.text();
        };
    }

    /** A number of states that is printed in Table 6.2. */
    record StateField(BoardSize board, Variant variant, long states) {
        String key() {
            return board + " " + variant.text();
        }

        /** Whether the column that is headed by the variant's name holds another number. */
        boolean isExchanged() {
            return !number(board, heading(variant)).equals("" + states);
        }

        /** What Table 6.3 prints, or nothing. */
        String share() {
            List<String> row = SHARES.row(board.toString()).orElseThrow();
            return SHARES.cell(row, column(variant));
        }
    }

    private static String number(BoardSize board, String heading) {
        return STATES.cell(STATES.row(board.toString()).orElseThrow(), heading);
    }

    /** All fields of Table 6.2; those of E and F, which share a column, for each of the two. */
    static List<StateField> fields() {
        List<StateField> fields = new ArrayList<>();
        for (List<String> row : STATES.rows()) {
            BoardSize board = BoardSize.read(row.get(0));
            for (Variant variant : VARIANTS) {
                String states = STATES.cell(row, column(variant));
                if (!states.isEmpty()) fields.add(new StateField(board, variant, Long.parseLong(states)));
            }
        }
        return fields;
    }

    /**
     * What a method needed for a board.
     *
     * @param method by our name
     * @param value of the board for the first side; empty where it cannot be read
     */
    record SolverField(
            BoardSize board,
            String value,
            String method,
            Optional<Span> seconds,
            Optional<Span> nodes,
            Optional<Span> peak) {}

    /** All fields of Tables 6.4 to 6.6, those without numbers too. */
    static List<SolverField> solved() {
        List<SolverField> fields = new ArrayList<>();
        for (PrintedTable table : SOLVED) {
            for (List<String> row : table.rows()) {
                fields.add(new SolverField(
                        BoardSize.read(table.cell(row, "board")),
                        table.cell(row, "value"),
                        table.cell(row, "method"),
                        Span.read(table.cell(row, "seconds")),
                        Span.read(table.cell(row, "nodes")),
                        Span.read(table.cell(row, "peak"))));
            }
        }
        return fields;
    }

    /** The states of a board in variant A, if Table 6.2 has them. */
    static Optional<Long> states(BoardSize board) {
        return STATES.row(board.toString()).map(row -> Long.parseLong(STATES.cell(row, "A")));
    }
}
