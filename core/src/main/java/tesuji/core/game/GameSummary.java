package tesuji.core.game;

import java.util.List;

/**
 * A finished game in numbers and sentences, for whoever played it.
 *
 * @param columns the names of the columns of a table
 * @param rows its rows, a cell for each column; none if there is nothing to tell
 * @param remarks sentences that follow it
 */
public record GameSummary(List<String> columns, List<List<String>> rows, List<String> remarks) {
    public GameSummary {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        remarks = List.copyOf(remarks);
    }
}
