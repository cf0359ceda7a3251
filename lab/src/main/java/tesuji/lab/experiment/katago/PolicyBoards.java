package tesuji.lab.experiment.katago;

import java.util.List;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Tally;

/** What a network said about all tables with so many corners, by board. */
final class PolicyBoards {
    final int corners;
    final List<PolicyColumn> columns;
    private final List<double[]> boards;
    private final BoardBootstrap bootstrap;
    private final CountedLosses losses;

    PolicyBoards(Workplace at, int corners, CountedLosses losses) {
        this.corners = corners;
        this.losses = losses;
        columns = KatagoPolicy.columns(corners);
        int numbers = columns.size() + KatagoPolicy.TABLES.size();
        boards = at.rows(corners == 1 ? KatagoPolicy.ONE_CORNER : KatagoPolicy.TWO_CORNERS).stream()
                .map(row -> row.subList(1, 1 + numbers).stream()
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
        bootstrap = new BoardBootstrap(boards);
    }

    boolean isEmpty() {
        return boards.isEmpty();
    }

    int size() {
        return boards.size();
    }

    BoardBootstrap bootstrap() {
        return bootstrap;
    }

    int place(PolicyColumn column) {
        return columns.indexOf(column);
    }

    /** What a board says of a column, for all boards. */
    List<Double> of(PolicyColumn column) {
        int place = place(column);
        return boards.stream().map(board -> board[place]).toList();
    }

    double mean(PolicyColumn column) {
        return of(column).stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
    }

    /** How likely a pass is in a table, on average. */
    double pass(String table) {
        int place = columns.size() + KatagoPolicy.TABLES.indexOf(table);
        return boards.stream().mapToDouble(board -> board[place]).average().orElse(Double.NaN);
    }

    /** How likely anything else is, on average. */
    double elsewhere(String table) {
        double marked = KatagoPolicy.columns(corners, table).stream()
                .mapToDouble(this::mean)
                .sum();
        return 1 - marked - pass(table);
    }

    /**
     * On how many boards a right move of a table is likelier than every wrong one; where all are right, on how many
     * the first is likelier than the others.
     */
    Tally ahead(String table) {
        List<PolicyColumn> marked = KatagoPolicy.columns(corners, table);
        boolean same = !losses.isDecided(corners, table);
        Tally tally = Tally.NONE;
        for (double[] board : boards) {
            double right = 0;
            double wrong = 0;
            for (PolicyColumn column : marked) {
                double chance = board[place(column)];
                boolean first = same ? column.equals(marked.get(0)) : losses.isRight(column);
                if (first) right = Math.max(right, chance);
                else wrong = Math.max(wrong, chance);
            }
            tally = tally.with(Double.compare(right, wrong));
        }
        return tally;
    }
}
