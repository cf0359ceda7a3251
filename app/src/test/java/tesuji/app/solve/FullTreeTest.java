package tesuji.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.games.Games;

/** Wherever a search tells what it thinks, it tells when its tree has no room to grow. */
final class FullTreeTest {
    private static final String SENTENCE = "The tree is full and grows no more; its capacity is 60 nodes.";
    private static final String SMALL = "uct[capacity=60]";

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private static Transcript run(String input, String... args) {
        return Transcript.of(Games.library(), input, args);
    }

    @Test
    void inAGame() {
        String[] words = {"play", "tictactoe", "--first", SMALL, "--second", "random", "--simulations", "300"};
        assertThat(run("", words).out().lines()).contains(SENTENCE);
        words[3] = "uct";
        assertThat(run("", words).out()).doesNotContain("The tree is full");
    }

    @Test
    void inTheLogAndTheRecordsOfAMatch() throws IOException {
        String[] words = {
            "match",
            "--game",
            "go:size=3",
            "--a",
            SMALL,
            "--b",
            "random",
            "--games",
            "2",
            "--simulations",
            "300",
            "--out",
            folder.toString()
        };
        assertThat(run("", words).code()).isZero();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(Files::isRegularFile).toList();
        }
        assertThat(files)
                .filteredOn(file -> file.toString().endsWith(".sgf"))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(Files.readString(file)).contains(SENTENCE));
        assertThat(files)
                .filteredOn(file -> file.toString().endsWith(".log"))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(Files.readString(file)).contains("  " + SENTENCE + "\n"));
    }

    @Test
    void inAnAnalysis() throws IOException {
        Path game = Files.writeString(folder.resolve("game.sgf"), "(;SZ[3]KM[0];B[bb];W[ba];B[ab])");
        Transcript transcript =
                run("", "analyse", game.toString(), "--player", SMALL, "--simulations", "300", "--seed", "1");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEqualTo("tesuji: " + SENTENCE + "\n");
    }
}
