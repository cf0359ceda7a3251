package tesuji.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.desk.go.GoTable;
import tesuji.games.Games;

/** A game record that lacks nothing but its last parenthesis, wherever records are read. */
final class UnclosedRecordTest {
    private static final String GAME =
            "(;FF[4]GM[1]SZ[5]KM[0.5];B[ab];W[ad];B[bb];W[bd];B[cb];W[cd];B[db];W[dd];B[eb];W[ed]";

    @TempDir
    private Path folder = Path.of("");

    private Path file = folder;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("game.sgf"), GAME);
    }

    private String warning() {
        return file + ", line 1, column " + (GAME.length() + 1)
                + ": the text ends, and the last ) is missing; the game is read as far as it goes.\n";
    }

    @Test
    void commandsTellItOnceBesideTheirAnswer() {
        for (String command : new String[] {"score", "endgame", "analyse"}) {
            String[] words = (command + " " + file + " --json").split(" ");
            String[] hurried = (command + " " + file + " --json --simulations 5 --moves 1-2 --seed 1").split(" ");
            Transcript transcript = Transcript.of(Games.library(), "", command.equals("analyse") ? hurried : words);
            assertThat(transcript.err()).as(command).isEqualTo(warning());
            assertThat(transcript.code()).as(command).isZero();
            assertThat(transcript.out().strip()).as(command).startsWith("{").endsWith("}");
        }
    }

    @Test
    void whatIsWrittenAnewIsClosed() throws IOException {
        String out = folder.resolve("out.sgf").toString();
        String[] words = ("analyse " + file + " --simulations 5 --moves 1 --seed 1 --out " + out).split(" ");
        assertThat(Transcript.of(Games.library(), "", words).code()).isZero();
        assertThat(Files.readString(Path.of(out)).strip()).endsWith(")");
        assertThat(Transcript.of(Games.library(), "", "score", out).err()).isEmpty();
    }

    @Test
    void theTerminalLoadsItAndTells() {
        String id = "go:size=5,komi=0.5";
        Transcript transcript =
                Transcript.of(Games.library(), "load " + file + "\nquit\n", "play", id, "--second", "human");
        assertThat(transcript.out())
                .containsOnlyOnce("Loaded " + file + ".")
                .containsOnlyOnce("the last ) is missing; the game is read as far as it goes.")
                .contains("move 11");
    }

    @Test
    void theProtocolLoadsIt() throws IOException {
        assertThat(new GoTable(Games.library()).load(file, Integer.MAX_VALUE).moves())
                .hasSize(10);
    }
}
