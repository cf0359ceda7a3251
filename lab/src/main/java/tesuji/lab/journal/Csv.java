package tesuji.lab.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;

/** Rows of comma-separated values (RFC 4180), one in a line. */
public final class Csv {
    private Csv() {}

    /** A row without its end of line. */
    public static String line(List<String> cells) {
        return cells.stream().map(Csv::quoted).collect(Collectors.joining(","));
    }

    /** In quotation marks where a comma, a quotation mark or an end of line would be misread. */
    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    /** All rows of a text, the first line included. */
    public static List<List<String>> rows(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == '\n')) {
                row.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    rows.add(List.copyOf(row));
                    row.clear();
                }
            } else if (quoted || c != '\r') {
                cell.append(c);
            }
        }
        if (quoted) throw new InputException("A quotation mark is not closed.");
        if (cell.length() > 0 || !row.isEmpty()) {
            row.add(cell.toString());
            rows.add(List.copyOf(row));
        }
        return rows;
    }
}
