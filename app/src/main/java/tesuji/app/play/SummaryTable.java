package tesuji.app.play;

import java.util.List;
import java.util.stream.IntStream;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.GameSummary;

/** Prints what a game tells of its course when it is over. */
final class SummaryTable {
    private static final String NUMBER = "-?[0-9]+(\\.[0-9]+)?";

    private SummaryTable() {}

    static void print(GameSummary summary, Console console) {
        Table table = new Table(IntStream.range(0, summary.columns().size())
                .mapToObj(column -> heading(summary, column))
                .toArray(String[]::new));
        for (List<String> row : summary.rows()) table.add(row.toArray(String[]::new));
        table.print(console.out(), console.style());
        summary.remarks().forEach(console.out()::println);
    }

    /** Columns of numbers are set to the right. */
    private static String heading(GameSummary summary, int column) {
        boolean numbers =
                summary.rows().stream().allMatch(row -> row.get(column).matches(NUMBER));
        return (numbers ? ">" : "") + summary.columns().get(column);
    }
}
