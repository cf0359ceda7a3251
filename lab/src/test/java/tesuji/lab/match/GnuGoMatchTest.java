package tesuji.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tesuji.core.game.Termination;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;

/** Games against a program of somebody else. */
@Timeout(120)
final class GnuGoMatchTest {
    private static String program() {
        return Stream.concat(Stream.of(System.getenv().getOrDefault("PATH", "").split(":")), Stream.of("/usr/games"))
                .map(folder -> Path.of(folder, "gnugo"))
                .filter(Files::isExecutable)
                .findFirst()
                .map(Path::toString)
                .orElse("");
    }

    private static List<GameReport> played(String game, String options, PlayerSpec b, int games) {
        String program = program();
        Assumptions.assumeFalse(program.isEmpty(), "GNU Go is not installed");
        PlayerSpec gnu =
                new PlayerSpec("gtp:" + program + " --mode gtp " + options, Limits.time(Duration.ofSeconds(1)), 1);
        Conditions conditions = new Conditions(Games.library().open(game).id(), 0, Conditions.ENDLESS);
        List<GameReport> reports = new ArrayList<>();
        Arena arena = new Arena(Games.library(), new Catalog(Games.library()));
        new Runner(arena, new Match(conditions, gnu, b, games, 1).tasks(), 1, reports::add).run();
        return reports;
    }

    @Test
    void beatsChance() {
        List<GameReport> reports =
                played("go:size=5,komi=0.5", "--level 1 --chinese-rules", new PlayerSpec("random", Limits.NONE, 1), 2);
        assertThat(reports).hasSize(2);
        for (GameReport report : reports) {
            assertThat(report.played().ending().termination()).isEqualTo(Termination.PASSES);
            assertThat(report.played().ending().winner()).hasValue(report.task().sideOfA());
            assertThat(report.names().get(report.task().sideOfA())).matches("GNU Go [0-9.]+");
        }
    }

    /** docs/evidence/strength.md has the real measurement; this one notices when something breaks. */
    @Test
    @Tag("nightly")
    @Timeout(1200)
    void losesToOurStrongestPlayer() {
        PlayerSpec strong = new PlayerSpec("go-strong", Limits.steps(10_000), 1);
        List<GameReport> reports = played("go:size=9,komi=7,rules=chinese", "--level 10 --chinese-rules", strong, 10);
        long won = reports.stream()
                .filter(report -> report.played()
                        .ending()
                        .winner()
                        .equals(OptionalInt.of(1 - report.task().sideOfA())))
                .count();
        assertThat(won).isGreaterThanOrEqualTo(7);
    }
}
