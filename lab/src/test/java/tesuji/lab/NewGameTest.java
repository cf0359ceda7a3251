package tesuji.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSetting;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.journal.Journal;
import tesuji.lab.journal.MatchFolder;
import tesuji.lab.journal.Origin;
import tesuji.lab.journal.ReportedGame;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Match;

/** Whatever a new game brings is used, and nothing here has to know it. */
final class NewGameTest {
    private static final Catalog CATALOG = new Catalog(Pebbles.LIBRARY);

    private final Game game = Pebbles.LIBRARY.open("pebbles");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void itsBestPlayerIsTheBest() {
        try (Player player = CATALOG.open(Catalog.BEST, game, new PlayerSetting(1, 1))) {
            assertThat(player.name()).isEqualTo(Pebbles.BEST);
        }
        assertThat(Catalog.recipe(Catalog.BEST, game).capacity()).isEqualTo(1000);
    }

    @Test
    void itsMatchesAreCountedToldAndWrittenAsItSays() throws Exception {
        PlayerSpec best = new PlayerSpec(Catalog.BEST, Limits.steps(50), 1);
        PlayerSpec random = new PlayerSpec("random", Limits.NONE, 1);
        Match match = new Match(new Conditions(game.id(), 0, Conditions.ENDLESS), best, random, 1, 1);
        GameReport report = new Arena(Pebbles.LIBRARY, CATALOG).play(match.task(1));
        Entry entry;
        try (MatchFolder files = MatchFolder.open(folder, match, game)) {
            Journal journal = new Journal(files.kept());
            FinishedGame played = new ReportedGame(report, new Origin("1", "", Origin.Machine.here()));
            entry = journal.entry(played);
            files.write(played, entry);
        }
        String winner = report.played().ending().winner().orElseThrow() == 0 ? "Black" : "White";
        int moves = entry.moves().size();
        assertThat(entry.note()).isEqualTo(winner + " wins: it took the last pebble.");
        assertThat(entry.facts()).isEqualTo(Map.of("left", 0));
        assertThat(Files.readAllLines(folder.resolve("games.csv")))
                .isEqualTo(List.of("length,side,pebbles left", moves + "," + winner + ",0"));
        assertThat(Files.readString(folder.resolve("games.jsonl"))).contains("\"pebbles\":{\"left\":0}");
        assertThat(Files.readString(folder.resolve("game-0001.peb")))
                .startsWith("pebbles, " + moves + " moves, " + entry.result() + ", ")
                .doesNotContain(", 0 comments");
        try (MatchFolder files = MatchFolder.open(folder, match, game)) {
            assertThat(files.kept()).containsExactly(entry);
        }
    }
}
