package tesuji.lab.experiment;

import java.util.List;

/**
 * A table of a report.
 *
 * @param name short, for the name of a file
 * @param caption what it shows
 * @param rows as many cells in each as there are columns
 */
public record ReportTable(String name, String caption, List<String> columns, List<List<String>> rows) {
    public ReportTable {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != columns.size()) throw new IllegalArgumentException(name + ": " + row);
        }
    }

    /** The name of the file that holds it in the folder of an experiment. */
    public String file(String experiment) {
        return file(experiment, name);
    }

    /** The name of the file of some table of an experiment. */
    public static String file(String experiment, String table) {
        return experiment + "-" + table + ".csv";
    }
}
