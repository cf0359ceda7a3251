package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;
import tesuji.lab.match.Task;

final class DuelTest {
    private static final Experiment BRACKET = new Bracket();
    private static final Duel DUEL = new Duel("taifho-uct-h", "random");

    @TempDir
    private Path folder = Path.of("");

    private static List<List<String>> timeless(List<List<String>> rows) {
        return rows.stream().map(row -> row.subList(0, 5)).toList();
    }

    @Test
    void theSeedListHasTheColoursOfTheSource() throws Exception {
        try (Workplace at = Workplaces.small(folder, BRACKET)) {
            for (Stage stage : Duel.stages(at, List.of(DUEL), new DuelSize(0))) at.make(stage);
            ReportTable games = at.table(Duel.LISTED);
            assertThat(games.columns()).containsExactly("seed", "Green", "Blue", "winner", "moves", "time");
            assertThat(games.rows())
                    .extracting(row -> row.get(0))
                    .containsExactly("123", "245", "456", "786", "999", "567", "582", "11", "765", "66");
            assertThat(games.rows())
                    .extracting(row -> row.get(1).equals("taifho-uct-h") ? 1 : 2)
                    .containsExactly(1, 1, 2, 2, 1, 1, 1, 2, 1, 1);
            assertThat(DUEL.tally(at).wins()).isEqualTo(10);
            assertThat(DUEL.decision(at)).isPositive();
        }
    }

    @Test
    void gamesRepeatExactly() throws Exception {
        PlayerSpec search = Board.player("taifho-puct-hg[c=3.5, g=20]", Limits.steps(60));
        PlayerSpec random = Board.player("random", Limits.NONE);
        try (Workplace one = Workplaces.small(folder.resolve("one"), BRACKET);
                Workplace two = Workplaces.small(folder.resolve("two"), BRACKET)) {
            for (Workplace at : List.of(one, two)) {
                Task task = new Task(1, Board.conditions(at.scale()), search, random, true, 11);
                at.make(new Stage(Duel.LISTED, List.of(Board.game(at, "1", task))));
            }
            assertThat(timeless(one.rows(Duel.LISTED))).isEqualTo(timeless(two.rows(Duel.LISTED)));
        }
    }

    /** 6:4, which the source calls too little, and 9:1 (Przybyłek and Chojecki 2022, §4.3.4). */
    @Test
    void sixOfTenDecideNothingNineDo() throws Exception {
        try (Workplace at = Workplaces.small(folder, BRACKET)) {
            Duel even = new Duel("x", "y");
            Duel clear = new Duel("x", "z");
            for (int i = 0; i < 10; i++) {
                row(at, "y" + i, "y", i < 6 ? "Green" : "Blue");
                row(at, "z" + i, "z", i < 9 ? "Green" : "Blue");
            }
            assertThat(even.decision(at)).isZero();
            assertThat(even.told(at)).isEqualTo("x - y 6:4 (p = 0.754)");
            assertThat(clear.decision(at)).isPositive();
            assertThat(clear.told(at)).isEqualTo("x - z 9:1 (p = 0.021)");
            assertThat(new DuelTables(at, List.of(even, clear)).matches().rows())
                    .extracting(row -> row.subList(1, 9))
                    .containsExactly(
                            List.of("10", "x", "6", "y", "4", "0", "10", "0.7539"),
                            List.of("10", "x", "9", "z", "1", "0", "10", "0.0215"));
        }
    }

    /** A pair is one observation: of five two are won whole and three are split, so that the share is 0.7. */
    @Test
    void pairsHaveAnIntervalOfTheirOwn() throws Exception {
        try (Workplace at = Workplaces.small(folder, BRACKET)) {
            Duel duel = new Duel("x", "y");
            for (int pair = 0; pair < 5; pair++) {
                String seed = "" + pair;
                String second = pair < 2 ? "Blue" : "Green";
                at.row(Duel.PAIRED, pair + " 1", () -> List.of(seed, "x", "y", "Green", "70.5", "0.1"));
                at.row(Duel.PAIRED, pair + " 2", () -> List.of(seed, "y", "x", second, "70.5", "0.1"));
            }
            at.row(Duel.PAIRED, "other", () -> List.of("9", "x", "z", "Green", "70.5", "0.1"));
            assertThat(duel.pairs(at).counts()).containsExactly(0, 0, 3, 0, 2);
            DuelTables tables = new DuelTables(at, List.of(duel));
            List<String> row = tables.matches().rows().get(0);
            // 0.7 ± 2.776 · √(0.075 / 5)
            assertThat(row.subList(8, 12)).containsExactly("0.3438", "0.700", "0.360", "1.000");
            assertThat(row.get(15)).isEqualTo("0, 0, 3, 0, 2");
            assertThat(tables.shares())
                    .isInstanceOfSatisfying(
                            Chart.Shares.class,
                            chart -> assertThat(chart.shares())
                                    .singleElement()
                                    .satisfies(share -> assertThat(share.low()).isCloseTo(0.35995, within(1e-4))));
            assertThat(tables.games(Duel.PAIRED).rows())
                    .as("those of another match are left out")
                    .hasSize(10);
        }
    }

    @Test
    void noPValueIsZero() throws Exception {
        try (Workplace at = Workplaces.small(folder, BRACKET)) {
            for (int i = 0; i < 20; i++) row(at, "y" + i, "y", "Green");
            assertThat(new DuelTables(at, List.of(new Duel("x", "y")))
                            .matches()
                            .rows()
                            .get(0)
                            .get(8))
                    .isEqualTo("< 0.0001");
        }
    }

    private static void row(Workplace at, String key, String other, String winner) throws InterruptedException {
        at.row(Duel.LISTED, key, () -> List.of("1", "x", other, winner, "70.5", "0.10"));
    }
}
