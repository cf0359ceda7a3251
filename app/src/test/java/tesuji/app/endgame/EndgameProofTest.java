package tesuji.app.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.app.command.ExitCode;
import tesuji.games.Games;

/** Proofs of endgames: written, replayed, and refused when anything in them is not so. */
final class EndgameProofTest {
    /** Two regions of temperature one; the star wins, and under area counting it does not matter. */
    private static final String BOARD = "(;GM[1]FF[4]SZ[7]KM[0]AB[ea][ga][bb][cb][db][fb][gb][dc][ec][fc][gc][cd][dd]"
            + "[fd][gd][de][ge][gf][gg]AW[aa][da][ab][ac][bc][cc][bd][ae][be][ce][fe][bf][df][ff][ag][bg][cg][dg][eg]"
            + "[fg]PL[B])";

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
        Files.writeString(board, BOARD);
    }

    private static Transcript run(Path file, String... options) {
        List<String> words = new ArrayList<>(List.of("endgame", file.toString()));
        words.addAll(List.of(options));
        return Transcript.of(Games.library(), "", words.toArray(String[]::new));
    }

    @Test
    void aWrittenProofIsCheckedFromTheBoardAlone() {
        Transcript counted = run(board, "--proof", proof.toString());
        assertThat(counted.out()).contains("positions, checked from the board alone: it holds.");
        Transcript checked = run(board, "--check", proof.toString());
        assertThat(checked.code()).isZero();
        assertThat(checked.out())
                .startsWith("The proof holds: Black's result is 2 (")
                .contains("positions).", "First moves that keep it: E3", "First moves that do not: ");
        assertThat(run(board).out()).doesNotContain("Proof:");
    }

    @Test
    void hotSumsAreProvedByPlansOfBothSides() {
        Transcript counted = run(board, "--rules", "chinese", "--proof", proof.toString());
        assertThat(counted.out()).contains("Proof:      the sum of the regions, ");
        Transcript checked = run(board, "--rules", "chinese", "--check", proof.toString(), "--json");
        assertThat(checked.out()).startsWith("{\"holds\":true,\"score\":\"1\",\"premises\":[],\"claims\":");
        assertThat(run(board, "--check", proof.toString()).err())
                .contains("it counts by other rules, another komi or other prisoners");
        assertThat(run(board, "--to-move", "white", "--rules", "chinese", "--check", proof.toString())
                        .err())
                .contains("in it the other side is to move");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '!',
            value = {
                "\"score\":\"2\" | \"score\":\"1\" | it shows 2, not 1",
                "O..OX.X | O...X.X | it is about another board",
                "\"score\":\"2\" | \"score\":null | something in it is missing or empty",
                "\"tax\":1,\"grounds\" | \"tax\":2,\"grounds\" | the tax is 0 or 1",
                "\"move\":\"E3\" | \"move\":\"Z99\" | \"Z99\" is no point of this board",
                "\"side\":\"black\",\"result\":\"2\" | \"side\":\"black\",\"result\":\"3\" | The proof does not hold",
                "endgame proof 2 | endgame proof 9 | does not hold a proof of the form",
            })
    void aFlawIsFound(String text, String instead, String complaint) throws IOException {
        run(board, "--proof", proof.toString());
        String written = Files.readString(proof);
        assertThat(written).contains(text);
        Files.writeString(proof, written.replace(text, instead));
        Transcript refused = run(board, "--check", proof.toString());
        assertThat(refused.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(refused.err()).contains(complaint).hasLineCount(1);
        assertThat(refused.out()).isEmpty();
    }

    /**
     * The proof of the problem that stumped professionals rests on groups and on the theorem on corridors (Berlekamp
     * and Wolfe 1994).
     */
    @Test
    void theStumpingProblemIsProved() {
        Path file = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "stumping-problem.sgf");
        assumeTrue(Files.exists(file), "the problem is not here");
        assertThat(run(file, "--proof", proof.toString()).code()).isZero();
        Transcript checked = run(file, "--check", proof.toString());
        assertThat(checked.out())
                .startsWith("The proof holds: Black's result is -1 (")
                .contains("First moves that keep it: Q7, O8, R9, Q10, Q16, S14");
        assertThat(checked.out().lines().filter(line -> line.startsWith("- ")))
                .allMatch(line -> line.contains("group") || line.endsWith("the theorem on chains with corridors says"));
    }
}
