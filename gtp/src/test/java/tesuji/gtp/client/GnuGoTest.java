package tesuji.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.gtp.toy.Toys;

/** A few moves with a real engine, where it is installed. */
@Timeout(120)
final class GnuGoTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private static String commandLine() {
        Optional<Path> program = Stream.concat(
                        Stream.of(Path.of("/usr/games/gnugo")),
                        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                                .map(folder -> Path.of(folder, "gnugo")))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(program.isPresent(), "GNU Go is not installed");
        return "'" + program.orElseThrow() + "' --mode gtp --level 1 --seed 1";
    }

    @Test
    void talksToGnuGo() {
        try (Client client = Client.start(CommandLine.split(commandLine()), TIMEOUT)) {
            assertThat(client.send("name")).isEqualTo("GNU Go");
            assertThat(client.knows("genmove")).isTrue();
            assertThat(client.accepts("boardsize 9")).isTrue();
            assertThat(client.accepts("boardsize 99")).isFalse();
            assertThat(client.send("genmove b")).matches("[A-HJ][1-9]");
            assertThat(client.send("showboard")).contains("A B C D E F G H J");
        }
    }

    /** The toy has no captures worth the name, so a few moves are legal in both games. */
    @Test
    void playsAgainstItself() {
        Game game = Toys.LIBRARY.open("catch:size=9,komi=6.5");
        try (EnginePlayer player =
                EnginePlayer.start(commandLine(), new EngineTimeouts(TIMEOUT, TIMEOUT), Toys.LIBRARY, game)) {
            GameRecord record = GameRecord.of(game);
            for (int i = 0; i < 6; i++) {
                Decision decision = player.choose(record, Limits.time(Duration.ofSeconds(5)));
                assertThat(decision).isInstanceOf(Decision.Play.class);
                record = record.then(((Decision.Play) decision).move());
            }
            assertThat(record.moves()).doesNotHaveDuplicates();
            GameRecord shorter = record.without(3);
            assertThat(player.choose(shorter, Limits.NONE)).isInstanceOf(Decision.Play.class);
        }
    }
}
