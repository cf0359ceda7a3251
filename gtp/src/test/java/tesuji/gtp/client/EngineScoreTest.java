package tesuji.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.gtp.toy.Toys;

/** Engines in a shell that are asked how they count a game that is over. */
@Timeout(120)
final class EngineScoreTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final EngineTimeouts TIMEOUTS = new EngineTimeouts(TIMEOUT, TIMEOUT);

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    /** What the engine was asked since the last look. */
    private List<String> log() throws IOException {
        Path log = folder.resolve("log");
        List<String> lines = Files.exists(log) ? Files.readAllLines(log) : List.of();
        Files.deleteIfExists(log);
        return lines;
    }

    private static GameRecord record(Game game, Integer... moves) {
        return new GameRecord(game.id(), "", List.of(moves));
    }

    /** How the engine's answer to {@code final_score} is made; it may be none. */
    private EnginePlayer counting(Game game, String commands, String answer) {
        String script = "while read -r id line; do echo \"$line\" >> " + folder.resolve("log") + ";"
                + " case \"$line\" in"
                + " list_commands) printf '=%s " + commands.replace(" ", "\\n") + "\\n\\n' $id;;"
                + " final_score) " + answer + ";;"
                + " *) printf '=%s\\n\\n' $id;;"
                + " esac; done";
        return EnginePlayer.start("/bin/sh -c '" + script.replace("'", "'\\''") + "'", TIMEOUTS, Toys.LIBRARY, game);
    }

    @Test
    void anEngineIsShownTheGameAndAskedHowItCounts() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=3");
        try (EnginePlayer player = counting(game, "play final_score", "printf '=%s  B+3.5 \\n\\n' $id")) {
            assertThat(player.finalScore(record(game, 1, 2), TIMEOUT)).contains("B+3.5");
            assertThat(log()).endsWith("play b B1", "play w C1", "final_score");
        }
    }

    @Test
    void anEngineThatCannotCountIsNotAsked() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=3");
        try (EnginePlayer player = counting(game, "play undo", "printf '=%s B+1\\n\\n' $id")) {
            assertThat(player.finalScore(record(game, 1, 2), TIMEOUT)).isEmpty();
            assertThat(log()).doesNotContain("final_score");
        }
    }

    @Test
    void anEngineThatRefusesToCountOrEndsHasNoAnswer() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=3");
        try (EnginePlayer player = counting(game, "play final_score", "printf '?%s cannot score\\n\\n' $id")) {
            assertThat(player.finalScore(record(game, 1, 2), TIMEOUT)).isEmpty();
            assertThat(log()).endsWith("final_score");
        }
        try (EnginePlayer player = counting(game, "play final_score", "exit 1")) {
            assertThat(player.finalScore(record(game, 1, 2), TIMEOUT)).isEmpty();
            assertThat(player.finalScore(record(game, 1, 2), TIMEOUT)).isEmpty();
            assertThat(log()).containsOnlyOnce("final_score");
        }
    }

    /** The time-out of its client is a minute; the question has its own. */
    @Test
    void aSilentEngineIsNotWaitedForLongerThanAsked() {
        Game game = Toys.LIBRARY.open("catch:size=3");
        try (EnginePlayer player = counting(game, "play final_score", "while read -r more; do :; done")) {
            long begin = System.nanoTime();
            assertThat(player.finalScore(record(game, 1, 2), Duration.ofSeconds(1)))
                    .isEmpty();
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(30));
        }
    }
}
