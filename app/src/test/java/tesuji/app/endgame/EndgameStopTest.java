package tesuji.app.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.games.Games;
import tesuji.games.go.Stones;

/** A count that somebody stops while a proof is wanted: all that is known is told, and that there is no proof. */
@Timeout(60)
final class EndgameStopTest {
    /** Milliseconds in which a thread that nothing holds any more has ended. */
    private static final long SOON = 200;

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    @SuppressWarnings("NullAway.Init") // before every test
    private Path board;

    @SuppressWarnings("NullAway.Init") // before every test
    private Path proof;

    @BeforeEach
    void writeBoard() throws IOException {
        board = folder.resolve("board.sgf");
        proof = folder.resolve("proof.json");
        Files.writeString(board, sgf(new Generator(Wish.of(13, 9), 3).next().stones()));
    }

    private static String sgf(Stones stones) {
        int size = stones.size();
        StringBuilder black = new StringBuilder("AB");
        StringBuilder white = new StringBuilder("AW");
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) == Stones.EMPTY) continue;
            StringBuilder side = stones.at(point) == Stones.BLACK ? black : white;
            side.append('[').append((char) ('a' + point % size));
            side.append((char) ('a' + size - 1 - point / size)).append(']');
        }
        return "(;GM[1]FF[4]SZ[" + size + "]KM[0]" + black + white + "PL[B])";
    }

    private Transcript run(String... options) {
        String[] words = new String[options.length + 2];
        words[0] = "endgame";
        words[1] = board.toString();
        System.arraycopy(options, 0, words, 2, options.length);
        return Transcript.of(Games.library(), "", words);
    }

    @Test
    void aClockThatRunsOutLeavesNoProof() {
        Transcript stopped = run("--seconds", "0.000001", "--proof", proof.toString());
        assertThat(stopped.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(stopped.out()).contains("Result:     ", "not proven.", "not looked into to the end");
        assertThat(stopped.err())
                .isEqualToNormalizingNewlines(
                        "tesuji: The count was stopped before the result was proven: what is known is printed,"
                                + " and no proof was written to " + proof + ".\n");
        assertThat(folder).isDirectoryNotContaining("glob:**proof*");
    }

    @Test
    void aProofOfBeforeIsKept() throws IOException {
        Files.writeString(proof, "an older proof");
        Transcript stopped = run("--seconds", "0.000001", "--proof", proof.toString(), "--json");
        assertThat(stopped.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(stopped.out().lines())
                .singleElement()
                .asString()
                .startsWith("{")
                .endsWith("}");
        assertThat(stopped.err()).contains("no proof was written").hasLineCount(1);
        assertThat(proof).hasContent("an older proof");
    }

    /** A region is searched only in part: a limit as well, and nobody has stopped anything. */
    @Test
    void aLimitLeavesNoProof() {
        Transcript limited = run("--nodes", "1", "--proof", proof.toString());
        assertThat(limited.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(limited.out()).contains("Result:     ");
        assertThat(limited.err())
                .isEqualToNormalizingNewlines("tesuji: The result is not proven: what is known is printed,"
                        + " and no proof was written to " + proof + ".\n");
        assertThat(proof).doesNotExist();
    }

    /** The program ends when whoever stopped it is let go, so all must have been said by then, complaints included. */
    @Test
    void theProgramWaitsForTheLastWord() throws Exception {
        assertThat(stoppedBefore(board, "--proof", proof.toString()))
                .contains("what is known is printed, and no proof was written to " + proof + ".");
    }

    /** What is said on the standard error by a command that was stopped before it began. */
    private static String stoppedBefore(Path file, String... options) throws InterruptedException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        PrintWriter printed = new PrintWriter(out);
        Console console = new Console(
                printed,
                new PrintWriter(err, true),
                new PlainLines(new StringReader(""), printed, true),
                Style.PLAIN,
                false,
                false);
        String[] words = new String[options.length + 2];
        words[0] = "endgame";
        words[1] = file.toString();
        System.arraycopy(options, 0, words, 2, options.length);
        try (InterruptibleRun work = new InterruptibleRun()) {
            Thread stopper = new Thread(work::stop, "stopper");
            stopper.start();
            while (!work.isStopped()) Thread.onSpinWait();
            Transcript.run(Games.library(), console, work, words);
            stopper.join(SOON);
            assertThat(stopper.isAlive()).as("it is still waited for").isTrue();
            return err.toString();
        }
    }
}
