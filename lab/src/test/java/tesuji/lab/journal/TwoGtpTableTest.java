package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tesuji.core.game.GameId;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Match;

final class TwoGtpTableTest {
    @Test
    void hasTheColumnsOfTwoGtp() {
        assertThat(TwoGtpTable.HEAD.split("\t"))
                .containsExactly(
                        "#GAME", "RES_B", "RES_W", "RES_R", "ALT", "DUP", "LEN", "TIME_B", "TIME_W", "CPU_B", "CPU_W",
                        "ERR", "ERR_MSG");
    }

    /** B stands for A: White's win after the exchange is a win of "black". Games are counted from 0. */
    @Test
    void resultsOfExchangedGamesAreTurnedRound() {
        assertThat(TwoGtpTable.row(Samples.counted()))
                .isEqualTo("3\tB+0.5\tB+0.5\tB+0.5\t1\t0\t4\t10.0\t4.0\t0\t0\t0\t");
    }

    @Test
    void aDrawIsADrawForBoth() {
        assertThat(TwoGtpTable.row(Samples.drawn())).isEqualTo("0\t0\t0\t0\t0\t-\t4\t10.0\t4.0\t0\t0\t0\t");
    }

    @Test
    void whatWentWrongIsToldOnOneLine() {
        assertThat(TwoGtpTable.row(Samples.failed()))
                .isEqualTo("1\tB+F\tB+F\tB+F\t1\t-\t4\t10.0\t4.0\t0\t0\t1\tIt ended \"so\".");
    }

    @Test
    void aGameThatWasGivenUpHasNoResult() {
        assertThat(TwoGtpTable.row(Samples.givenUp())).startsWith("2\t?\t?\t?\t0\t-\t4\t");
    }

    /**
     * The rules by which gogui-twogtp reads a table (Table.java and Analyze.java of GoGui 1.6.0): lines that begin with
     * a number sign are properties up to the first without anything else, the next one names the columns, and no line
     * has more cells than there are columns.
     */
    @Test
    void isReadByTheRulesOfTwoGtp() {
        PlayerSpec odd = new PlayerSpec("gtp:sh -c\t'x:\ny'", Limits.NONE, 1);
        PlayerSpec flat = new PlayerSpec("flat", Limits.NONE, 1);
        GameId game = GameId.parse("go:size=9,komi=6.5");
        Match match = new Match(new Conditions(game, 0, Conditions.ENDLESS), odd, flat, 4, 7);
        List<String> lines = Stream.concat(
                        TwoGtpTable.head(match),
                        Stream.of(Samples.counted(), Samples.drawn(), Samples.failed(), Samples.givenUp())
                                .map(TwoGtpTable::row))
                .toList();
        int end = lines.indexOf("#");
        assertThat(lines.subList(0, end)).isNotEmpty().allMatch(line -> line.matches("# [A-Za-z]+: [^\t\n]+"));
        assertThat(lines.subList(0, end))
                .contains("# Black: gtp:sh -c 'x: y'", "# White: flat", "# Size: 9", "# Komi: 6.5", "# Seed: 7");
        List<String> columns = List.of(lines.get(end + 1).substring(1).split("\t"));
        List<String> games = lines.subList(end + 2, lines.size());
        assertThat(games).hasSize(4).noneMatch(line -> line.startsWith("#"));
        for (String line : games) {
            String[] cells = line.strip().split("\t");
            assertThat(cells.length).isBetween(columns.size() - 1, columns.size());
            for (String number : List.of("GAME", "ALT", "LEN", "ERR")) {
                assertThat(cells[columns.indexOf(number)]).matches("[0-9]+");
            }
            for (String number : List.of("TIME_B", "TIME_W", "CPU_B", "CPU_W")) {
                assertThat(cells[columns.indexOf(number)]).matches("[0-9]+(\\.[0-9]+)?");
            }
            boolean used = cells[columns.indexOf("ERR")].equals("0");
            if (used) assertThat(cells[columns.indexOf("RES_R")]).matches("[BW]\\+(R|[0-9.]*)|0|\\?");
        }
    }
}
