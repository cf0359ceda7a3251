package tesuji.lab.tournament;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.lab.journal.Csv;

/**
 * A table for people to read.
 *
 * @param title what it shows; may be empty
 * @param columns their heads; those of numbers, which are set to the right, begin with {@code >}
 */
public record TournamentTable(String title, List<String> columns, List<List<String>> rows) {
    public TournamentTable {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** The heads of the columns as they are shown. */
    List<String> heads() {
        return columns.stream()
                .map(column -> column.startsWith(">") ? column.substring(1) : column)
                .toList();
    }

    String csv() {
        return Stream.concat(Stream.of(heads()), rows.stream())
                .map(row -> Csv.line(row) + "\n")
                .collect(Collectors.joining());
    }

    String markdown() {
        String rule = columns.stream()
                .map(column -> column.startsWith(">") ? "--:" : "---")
                .collect(Collectors.joining("|", "|", "|\n"));
        String body = rows.stream().map(TournamentTable::line).collect(Collectors.joining());
        return (title.isEmpty() ? "" : "## " + title + "\n\n") + line(heads()) + rule + body;
    }

    private static String line(List<String> cells) {
        return cells.stream()
                .map(cell -> cell.replace("|", "\\|").replace("[", "\\[").replace("_", "\\_"))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
