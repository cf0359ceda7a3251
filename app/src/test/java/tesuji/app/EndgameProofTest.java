package tesuji.app;

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
    void aWrittenProofCanBeReplayed() {
        Transcript counted = run(board, "--proof", proof.toString());
        assertThat(counted.out()).contains("Proof:      who gets the last move, 9 positions, replayed without a flaw.");
        Transcript replayed = run(board, "--check", proof.toString());
        assertThat(replayed.code()).isZero();
        assertThat(replayed.out()).isEqualToNormalizingNewlines("""
                The plans hold: 6 claims, 9 positions, Black's result 2, if
                - the regions are worth the games that the file gives for them, before and after each first move
                - what the file calls settled is so
                - the groups around the regions live
                First moves that keep it: E3
                """);
    }

    @Test
    void hotSumsAreProvedByStrategiesOfBothSides() {
        Transcript counted = run(board, "--rules", "chinese", "--proof", proof.toString());
        assertThat(counted.out()).contains("Proof:      the sum of the regions, 7 positions, replayed without a flaw.");
        Transcript replayed = run(board, "--rules", "chinese", "--check", proof.toString(), "--json");
        assertThat(replayed.out().strip())
                .startsWith("{\"score\":\"1\",\"claims\":2,\"positions\":7,\"best\":[],\"premises\":[\"the regions are")
                .endsWith("]}");
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
                "\"number\":\"1\" | \"number\":\"2\" | it shows 3, not 2",
                "\"number\":\"1\" | \"number\":\"1/3\" | 1/3 is no fraction with a power of two below",
                "\"at\":[1,2],\"from\":1 | \"at\":[1,2],\"from\":2 | The other side wins in",
                "\"from\":1,\"to\":0 | \"from\":1,\"to\":2 | is not possible in",
                "\"at\":[0,1] | \"at\":[0,0] | There is no move for",
                "\"side\":\"black\",\"toMove\":\"black\" | \"side\":\"white\",\"toMove\":\"black\" |"
                        + " The proof does not hold",
                "\"black\":[0],\"white\":[1] | \"black\":[2],\"white\":[1] | game 2 comes back to itself",
                "\"black\":[0],\"white\":[1] | \"black\":[0],\"white\":[7] | there is no game 7",
                "last-move | first-move | \"first-move\" is no kind of claim",
                "\"parts\":[1,2] | \"parts\":null | something in it is missing or empty",
                "\"toMove\":\"black\",\"number\" | \"toMove\":\"white\",\"number\" | a claim has the"
                        + " wrong side to move",
                "\"score\":\"2\" | \"score\":null | something in it is missing or empty",
                "\"settled\":\"0\", | !! | does not hold a proof: ",
                "endgame proof 1 | endgame proof 9 | does not hold a proof of the form",
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

    /** The proof of the problem that stumped professionals covers every first move (Berlekamp and Wolfe 1994). */
    @Test
    void theStumpingProblemIsProved() {
        Path file = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "stumping-problem.sgf");
        assumeTrue(Files.exists(file), "the problem is not here");
        assertThat(run(file, "--proof", proof.toString()).code()).isZero();
        Transcript replayed = run(file, "--check", proof.toString());
        assertThat(replayed.out()).contains("Black's result -1, if", "First moves that keep it: Q7, R9, Q10, Q16, S14");
    }
}
