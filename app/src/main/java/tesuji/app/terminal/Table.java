package tesuji.app.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Rows of text with aligned columns; columns named with a leading {@code >} are set to the right. */
public final class Table {
    private static final String GAP = "  ";

    private final List<String> heads = new ArrayList<>();
    private final List<Boolean> right = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    /** A table with these columns. */
    public Table(String... columns) {
        for (String column : columns) {
            right.add(column.startsWith(">"));
            heads.add(column.startsWith(">") ? column.substring(1) : column);
        }
    }

    public void add(String... cells) {
        if (cells.length != heads.size()) throw new IllegalArgumentException(cells.length + " cells");
        rows.add(List.of(cells));
    }

    /** Prints the heads and all rows, indented by two spaces. */
    public void print(PrintWriter out, Style style) {
        int[] widths = new int[heads.size()];
        measure(heads, widths);
        for (List<String> row : rows) measure(row, widths);
        if (heads.stream().anyMatch(head -> !head.isEmpty())) out.println(style.bold(line(heads, widths)));
        for (List<String> row : rows) out.println(line(row, widths));
    }

    private static void measure(List<String> cells, int[] widths) {
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(
                    widths[i], cells.get(i).codePointCount(0, cells.get(i).length()));
        }
    }

    private String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String cell = cells.get(i);
            String space = " ".repeat(widths[i] - cell.codePointCount(0, cell.length()));
            line.append(GAP).append(right.get(i) ? space + cell : cell + space);
        }
        return line.toString().stripTrailing();
    }
}
