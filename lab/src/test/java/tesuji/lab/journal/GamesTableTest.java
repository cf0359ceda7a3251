package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tesuji.core.game.GameId;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Match;

final class GamesTableTest {
    private static final PlayerSpec RANDOM = new PlayerSpec("random", Limits.NONE, 1);

    private static GamesTable table(String game) {
        return new GamesTable(Games.library().open(game), ZoneId.of("Europe/Warsaw"));
    }

    private static String line(Entry entry) {
        return Csv.line(table("go:size=9,komi=6.5").row(entry));
    }

    private static GameReport played(String game, int longest) throws InterruptedException {
        GameId id = Games.library().open(game).id();
        Match match = new Match(new Conditions(id, 0, longest), RANDOM, RANDOM, 1, 1);
        return new Arena(Games.library(), new Catalog(Games.library())).play(match.task(1));
    }

    @Test
    void mostGamesHaveSixColumns() throws InterruptedException {
        GameReport report = played("tictactoe", Conditions.ENDLESS);
        assertThat(table("tictactoe").titles()).containsExactly("seed", "first", "second", "winner", "moves", "time");
        String winner = report.played().ending().winner().equals(OptionalInt.empty())
                ? "draw"
                : report.played().ending().winner().getAsInt() == 0 ? "first" : "second";
        assertThat(Csv.line(table("tictactoe").row(report)))
                .startsWith(report.task().seed() + ",random,random," + winner + ","
                        + report.played().record().moves().size() + ",");
    }

    @Test
    void aGameMayNameItsSidesAndCountItsMoves() throws InterruptedException {
        GamesTable taifho = table("taifho");
        assertThat(taifho.titles()).containsExactly("seed", "Green", "Blue", "winner", "moves", "time");
        assertThat(taifho.row(played("taifho:cap=3", Conditions.ENDLESS)).subList(3, 5))
                .containsAnyOf("Green", "Blue")
                .endsWith("1.5");
        assertThat(taifho.row(played("taifho", 5)).subList(3, 5)).containsExactly("unfinished", "2.5");
    }

    /** A, which the fields of the source describe, plays White; Warsaw is two hours ahead; 50200 / 10.04 = 5000. */
    @Test
    void aGameMayHaveColumnsAndFactsOfItsOwn() {
        assertThat(table("go").titles()).hasSize(22).startsWith("startDate").contains("boardSize", "endReason");
        assertThat(line(Samples.counted()))
                .isEqualTo("2013-05-13,00:59:58,300,64,250,4,9,2.5,\"UCT-RAVE, k=1000\",robust,6.5,3,2,20,19,4,"
                        + "B[]W[],W,0.5,5000,2013-05-13,01:00:01");
    }

    @Test
    void aDrawHasNoWinnerAndAForfeitNoMargin() {
        assertThat(line(Samples.drawn())).contains(",4,W[]B[],,0,5000,");
        assertThat(line(Samples.failed())).contains(",4,B[c],W,,5000,");
    }

    @Test
    void factsThatAJournalLacksAreEmptyCells() {
        Entry bare = Samples.with(Samples.counted(), Map.of());
        assertThat(line(bare)).contains(",4,,2.5,").endsWith(",4,,W,0.5,5000,2013-05-13,01:00:01");
    }
}
