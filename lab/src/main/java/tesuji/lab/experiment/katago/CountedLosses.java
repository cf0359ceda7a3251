package tesuji.lab.experiment.katago;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.lab.experiment.ReportTable;

/**
 * What the marked moves lose, as it was counted. A mark alone does not tell: with one corner the squares of three
 * tables of corridors (policy-5-1, 5-3 and 5-4) lose nothing.
 */
final class CountedLosses {
    private static final String NOTHING = "0";

    private final Map<String, String> losses = new HashMap<>();

    /** @param theory the rows of {@link KatagoPolicy#THEORY} */
    CountedLosses(ReportTable theory) {
        for (List<String> row : theory.rows()) {
            String[] moves = row.get(2).split(" ", -1);
            String[] lost = row.get(3).split(" ", -1);
            for (int i = 0; i < moves.length; i++) losses.put(row.get(0) + " " + row.get(1) + " " + moves[i], lost[i]);
        }
    }

    /** What a move loses, empty if that was not counted. */
    String of(PolicyColumn column) {
        return losses.getOrDefault(column.table() + " " + column.corners() + " " + column.point(), "");
    }

    /** Whether a move is as good as the best; so is one that was not counted. */
    boolean isRight(PolicyColumn column) {
        String loss = of(column);
        return loss.isEmpty() || loss.equals(NOTHING);
    }

    /** Whether a table has a wrong move. */
    boolean isDecided(int corners, String table) {
        return KatagoPolicy.columns(corners, table).stream().anyMatch(column -> !isRight(column));
    }
}
