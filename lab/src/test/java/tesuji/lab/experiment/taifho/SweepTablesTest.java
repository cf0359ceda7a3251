package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;

/** Six seeds by five values; where nothing else is said, expected numbers were computed by SciPy. */
final class SweepTablesTest {
    private static final List<Sweep.Value> VALUES = Parameters.c().values();
    private static final double[][] MOVES = {
        {50, 60, 70, 80, 90},
        {55, 52, 71, 80, 99},
        {40, 61, 61, 85, 95},
        {50, 64, 60, 80, 120},
        {52, 60, 72, 70, 91},
        {1.5, 1.5, 1.5, 1.5, 1.5} // random Green has closed its own row: a tie
    };

    private static List<Played> games(double[][] moves) {
        List<Played> games = new ArrayList<>();
        for (int seed = 0; seed < moves.length; seed++) {
            for (int value = 0; value < moves[seed].length; value++) {
                String player = VALUES.get(value).player();
                games.add(new Played("" + (1000 + seed), "random", player, "Blue", moves[seed][value]));
            }
        }
        return games;
    }

    @Test
    void meansHaveIntervalsAndRanks() {
        ReportTable lengths = new SweepTables("C", VALUES, games(MOVES)).lengths();
        assertThat(lengths.rows().get(0))
                .containsExactly(
                        "1", "6", "6", "0", "0", "41.42", "20.22", "62.61", "50.00", "1.5", "55.0", "20.20", "1.500");
        assertThat(lengths.rows())
                .extracting(row -> row.get(12))
                .containsExactly("1.500", "2.250", "2.917", "3.667", "4.667");
    }

    @Test
    void ranksAreTestedByFriedmanAndNemenyi() {
        SweepTables tables = new SweepTables("C", VALUES, games(MOVES));
        ReportTable test = tables.tests().get(0);
        assertThat(test.name()).isEqualTo("tests");
        assertThat(test.rows())
                .containsExactly(List.of("6", "13.679", "4, 20", "< 0.0001", "2.490", "1, √2, 2, 3.5; √2, 2, 3.5, 5"));
        assertThat(tables.answer())
                .contains(
                        "won soonest, in 41.42", "over 6 shared seeds the values differ (Friedman's test, p < 0.001)");
        assertThat(tables.charts()).extracting(Chart::name).containsExactly("violins", "lengths", "ranks");
    }

    /** Five pairs have p near 0.01, which for ten pairs together is too little. */
    @Test
    void meansAreComparedPairByPair() {
        ReportTable differences =
                new SweepTables("C", VALUES, games(MOVES)).tests().get(1);
        assertThat(differences.rows())
                .hasSize(10)
                .contains(
                        List.of("1", "5", "6", "41.33", "16.81", "65.86", "0.0075", "0.0746", "no", "3.167", "yes"),
                        List.of("√2", "5", "6", "33.00", "12.93", "53.07", "0.0083", "0.0746", "no", "2.417", "no"));
    }

    /** An unfinished game is the longest by rank; the mean leaves its seed out. */
    @Test
    void anUnfinishedGameIsLongerThanAllOthers() {
        List<Played> games = games(MOVES);
        games.set(0, new Played("1000", "random", VALUES.get(0).player(), "unfinished", 400));
        SweepTables tables = new SweepTables("C", VALUES, games);
        assertThat(tables.lengths().rows().get(0).get(4)).isEqualTo("1");
        assertThat(tables.lengths().rows().get(0).get(12)).isEqualTo("2.167"); // 4 more on one of six seeds
        assertThat(tables.tests().get(1).rows().get(0).subList(0, 3)).containsExactly("1", "√2", "5");
    }

    /** While a run goes on only seeds that all values have met are compared. */
    @Test
    void seedsThatNotAllHaveMetAreLeftOut() {
        List<Played> games = games(MOVES);
        List<Played> some = games.subList(0, games.size() - 1);
        assertThat(new SweepTables("C", VALUES, some).tests().get(0).rows().get(0))
                .startsWith("5");
        SweepTables few = new SweepTables("C", VALUES, games.subList(0, 7));
        assertThat(few.tests()).isEmpty();
        assertThat(few.charts()).hasSize(2);
        assertThat(few.answer()).doesNotContain("Friedman");
    }
}
