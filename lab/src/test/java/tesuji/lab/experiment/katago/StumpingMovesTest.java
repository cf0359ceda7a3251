package tesuji.lab.experiment.katago;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.katago.KatagoStumping.RankedMove;

/** What searches say about the moves of the source, and what rows that name eight moves cannot say. */
final class StumpingMovesTest {
    private static final String EIGHT = "O2:0.2 H2:0.1 B8:0.1 L2:0.1 H16:0.1 S14:0.1 A17:0.05 C19:0.04";

    private static List<String> row(ReportTable table, int visits, String move) {
        return table.rows().stream()
                .filter(row -> row.get(0).equals("" + visits) && row.get(2).equals(move))
                .findFirst()
                .orElseThrow();
    }

    private static ReportTable table(int visits, String... tries) {
        List<ListedMoves> moves = List.of(tries).stream()
                .map(text -> ListedMoves.of(text, visits))
                .toList();
        return new StumpingMoves(asked -> asked == visits ? moves : List.of()).table();
    }

    /** Moves behind the eighth are less likely than it, or it would not be the eighth. */
    @Test
    void ofAnUnlistedMoveOnlyABoundIsKnown() {
        ReportTable table = table(0, EIGHT, EIGHT);
        assertThat(row(table, 0, "Q10")).endsWith("0.068", "0.068", "0 of 2", "at most 0.040", "", "");
        assertThat(row(table, 0, "O2")).endsWith("0.190", "2 of 2", "0.200", "1.053", "");
        assertThat(row(table, 100, "G15")).endsWith("0 of 0", "", "", "");
    }

    /** 0.06 in one try and at most 0.04 in the other. */
    @Test
    void aMoveThatIsListedInSomeTriesLiesBetweenBounds() {
        ReportTable table = table(0, EIGHT, EIGHT.replace("A17:0.05", "Q16:0.06"));
        assertThat(row(table, 0, "Q16")).endsWith("1 of 2", "0.030 to 0.050", "", "");
    }

    /** Eight moves have 90 of 100 visits; whatever is not among them has 10 at most, though the eighth had one. */
    @Test
    void visitsAreNotInOrderSoThatOnlyWhatIsLeftIsABound() {
        ReportTable table = table(100, "H2:40 L2:44 O2:1 S14:1 H16:1 A17:1 B8:1 Q7:1");
        assertThat(row(table, 100, "G15")).endsWith("0.337", "0 of 1", "at most 0.111", "", "");
        assertThat(row(table, 100, "S14")).contains("1 of 1", "0.011");
        ReportTable few = table(100, "H2:60 L2:40");
        assertThat(row(few, 100, "G15")).as("all moves are listed").endsWith("1 of 1", "0.000", "0.000", "");
    }

    /**
     * By hand: 0.1, 0.2 and 0.3 are 0.2 with a deviation of 0.1; one more is 0.1 · √(1 + 1/3) off, and 0.190 lies
     * 0.087 of that below, with two degrees of freedom.
     */
    @Test
    void theSourcesSearchIsOneMoreTry() {
        ReportTable table = table(0, "O2:0.1 H2:0.1", "O2:0.2 H2:0.1", "O2:0.3 H2:0.1");
        assertThat(row(table, 0, "O2")).endsWith("3 of 3", "0.200", "1.053", "0.939");
        assertThat(table.caption()).contains(" tests: p < 0.05 in ");
    }

    /** A row names the first eight, and behind them every move of the source with what it has. */
    @Test
    void newRowsNameAllMovesOfTheSource() {
        List<RankedMove> moves = List.of(EIGHT.concat(" Q10:0.03 A1:0.02").split(" ", -1)).stream()
                .map(text -> new RankedMove(text.split(":", -1)[0], text.split(":", -1)[1]))
                .toList();
        String row = KatagoStumping.listed(moves, 0);
        assertThat(row).isEqualTo(EIGHT + " Q16:0 Q10:0.03 P18:0 G15:0");
        ReportTable table = table(0, row, row);
        assertThat(row(table, 0, "Q10")).endsWith("2 of 2", "0.030", "0.441", "");
        assertThat(row(table, 0, "O2")).contains("0.200");
    }
}
