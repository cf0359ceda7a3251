package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tesuji.lab.experiment.taifho.PrzybylekTables.Lengths;
import tesuji.lab.experiment.taifho.PrzybylekTables.SourceMatch;
import tesuji.lab.source.PrintedTable;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;

/** The results of the source are there, whole, and agree with each other. */
final class PrzybylekTablesTest {
    @Test
    void lengthsAreThoseOfTheSource() {
        assertThat(PrzybylekTables.lengths(PrzybylekTables.C))
                .containsExactly(
                        new Lengths("1", 10, 122.10, 114.5, 56, 219),
                        new Lengths("√2", 9, 107.89, 100, 40, 173),
                        new Lengths("2", 10, 130.90, 136, 24, 265),
                        new Lengths("3.5", 10, 74.25, 67.5, 51, 132),
                        new Lengths("5", 9, 266.78, 131, 59, 760));
        assertThat(PrzybylekTables.lengths(PrzybylekTables.G))
                .hasSize(7)
                .startsWith(new Lengths("1.1", 10, 143.80, 93, 59, 376))
                .contains(new Lengths("7", 10, 147.25, 120, 21.5, 345))
                .endsWith(new Lengths("20", 10, 80.10, 59.5, 14, 185));
    }

    /** Every value that is swept here was swept there. */
    @Test
    void valuesAreTheSames() {
        for (Sweep sweep : List.of(Parameters.c(), Parameters.g())) {
            assertThat(sweep.printed().lengths().stream().map(Lengths::value))
                    .containsExactlyElementsOf(
                            sweep.values().stream().map(Sweep.Value::label).toList());
        }
    }

    @Test
    void matchesAreThoseOfTheSource() {
        List<SourceMatch> bracket = PrzybylekTables.matches("experiment 5");
        assertThat(bracket.stream().map(SourceMatch::tally))
                .containsExactly(new Tally(6, 4, 0), new Tally(8, 2, 0), new Tally(9, 1, 0));
        assertThat(bracket.get(2).duel()).isEqualTo(new Duel("taifho-uct-h", "taifho-puct-h"));
        assertThat(Parameters.c().printed().match().duel()).isEqualTo(new Duel("taifho-uct-h", "taifho-uct-h[c=3.5]"));
        assertThat(Parameters.g().printed().match().tally()).isEqualTo(new Tally(4, 6, 0));
        List<Double> p =
                bracket.stream().map(match -> SignTest.pValue(match.tally())).toList();
        assertThat(p.get(0)).isCloseTo(0.75, within(0.005));
        assertThat(p.get(1)).isCloseTo(0.11, within(0.005));
        assertThat(p.get(2)).isCloseTo(0.02, within(0.005));
    }

    /** Scores, colours, means and extremes of the matches are those of their ten games. */
    @Test
    void matchesAreTheSumOfTheirGames() {
        PrintedTable games = PrzybylekTables.GAMES;
        PrintedTable matches = PrzybylekTables.MATCHES;
        assertThat(games.rows()).hasSize(50);
        assertThat(games.rows().stream().filter(row -> games.cell(row, "winner").equals("Green")))
                .hasSize(30);
        List<SourceMatch> all = Stream.of("experiment 3", "experiment 4", "experiment 5")
                .flatMap(experiment -> PrzybylekTables.matches(experiment).stream())
                .toList();
        assertThat(all).hasSameSizeAs(matches.rows());
        for (int i = 0; i < all.size(); i++) {
            List<String> printed = matches.rows().get(i);
            String name = printed.get(0);
            List<List<String>> own =
                    games.rows().stream().filter(row -> row.get(0).equals(name)).toList();
            assertThat(own).extracting(row -> games.cell(row, "seed")).containsExactlyElementsOf(seeds());
            assertThat(own)
                    .extracting(row -> games.cell(row, "Green").equals("first"))
                    .containsExactlyElementsOf(SeedList.SOURCE.stream()
                            .map(SeedList.Draw::firstIsGreen)
                            .toList());
            long won = own.stream().filter(row -> isWonByFirst(games, row)).count();
            assertThat(matches.cell(printed, "won by first")).as(name).isEqualTo("" + won);
            assertThat(matches.cell(printed, "won by second")).as(name).isEqualTo("" + (10 - won));
            assertThat(matches.cell(printed, "first Green")).isEqualTo("7");
            Sample lengths = Sample.of(all.get(i).lengths());
            assertThat(lengths.mean()).as(name).isCloseTo(number(matches, printed, "mean"), within(1e-9));
            assertThat(lengths.least()).isEqualTo(number(matches, printed, "min"));
            assertThat(lengths.most()).isEqualTo(number(matches, printed, "max"));
        }
    }

    private static List<String> seeds() {
        return SeedList.SOURCE.stream().map(draw -> "" + draw.seed()).toList();
    }

    private static boolean isWonByFirst(PrintedTable games, List<String> row) {
        return games.cell(row, "Green").equals("first")
                == games.cell(row, "winner").equals("Green");
    }

    private static double number(PrintedTable table, List<String> row, String column) {
        return Double.parseDouble(table.cell(row, column));
    }

    @Test
    void theOtherExperiments() {
        assertThat(PrzybylekTables.value(PrzybylekTables.WALK, "moves of both sides"))
                .isEqualTo("14000");
        assertThat(PrzybylekTables.value(PrzybylekTables.BLOCKADE, "move")).isEqualTo("B8D6");
        assertThat(PrzybylekTables.value(PrzybylekTables.BLOCKADE, "simulations"))
                .isEqualTo("" + SourceSeconds.SIMULATIONS_A_MINUTE);
        assertThat(PrzybylekTables.PEOPLE.rows())
                .extracting(row -> row.subList(2, 4))
                .containsExactly(List.of("3", "0"), List.of("1", "0"));
    }
}
