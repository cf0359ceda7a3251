package tesuji.lab.experiment.gogame;

import java.util.List;
import tesuji.lab.source.PrintedTable;

/** The tables of the source. */
final class SliwaTables {
    /** Thousands of simulations per second by size of the board and number of threads. */
    static final PrintedTable SPEED = PrintedTable.read("sliwa/table-6-1");

    /** Games against GNU Go by size of the board; the rows of 19×19 contradict each other. */
    static final PrintedTable STRENGTH = PrintedTable.read("sliwa/table-6-2");

    /** UCT and Monte Carlo against GNU Go on 9×9. */
    static final PrintedTable STRATEGIES = PrintedTable.read("sliwa/table-6-3");

    /** Criteria of the final move by size; White's points of Secure repeat those of Max and are a copying error. */
    static final PrintedTable CRITERIA = PrintedTable.read("sliwa/table-6-4");

    /** Every percentage of Table 6.2 is a multiple of one fortieth, rounded. */
    static final int STRENGTH_GAMES = 40;

    private SliwaTables() {}

    /** What a table says in the row with these two first cells. */
    static String cell(PrintedTable table, String first, String second, String column) {
        List<String> found = table.rows().stream()
                .filter(row -> row.get(0).equals(first) && row.get(1).equals(second))
                .findFirst()
                .orElseThrow();
        return table.cell(found, column);
    }

    /** The number of games of Table 6.2 that a percentage stands for. */
    static int games(String percentage) {
        return (int) Math.round(Double.parseDouble(percentage.replace("%", "")) * STRENGTH_GAMES / 100);
    }
}
