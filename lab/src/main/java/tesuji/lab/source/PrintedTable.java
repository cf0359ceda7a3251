package tesuji.lab.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tesuji.lab.journal.Csv;

/**
 * A table as a source prints it. A cell that is empty there is empty here.
 *
 * @param rows as many cells in each as there are columns
 */
public record PrintedTable(List<String> columns, List<List<String>> rows) {
    public PrintedTable {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != columns.size()) throw new IllegalArgumentException(columns + ": " + row);
        }
    }

    /** The table in a file below this package, such as {@code goluch/table-6-1}. */
    public static PrintedTable read(String name) {
        String file = name + ".csv";
        try (InputStream in = PrintedTable.class.getResourceAsStream(file)) {
            if (in == null) throw new IllegalArgumentException("no table " + file);
            List<List<String>> lines = Csv.rows(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return new PrintedTable(lines.get(0), lines.subList(1, lines.size()));
        } catch (IOException failure) {
            throw new UncheckedIOException(file, failure);
        }
    }

    /** What a row says in a column. */
    public String cell(List<String> row, String column) {
        int index = columns.indexOf(column);
        if (index < 0) throw new IllegalArgumentException("no column " + column + " in " + columns);
        return row.get(index);
    }

    /** The first row whose first cell is this. */
    public Optional<List<String>> row(String first) {
        return rows.stream().filter(row -> row.get(0).equals(first)).findFirst();
    }
}
