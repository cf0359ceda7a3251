package tesuji.lab.experiment;

import java.util.List;

/**
 * A kind of rows in a ledger.
 *
 * @param name short, for the name of a file
 * @param caption what a row is
 */
public record Sheet(String name, String caption, List<String> columns) {
    public Sheet {
        columns = List.copyOf(columns);
    }
}
