package tesuji.lab.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;

final class SuiteReaderTest {
    @TempDir
    private Path folder = Path.of("");

    private ProblemSuite read(String text) throws IOException {
        return SuiteReader.read(Files.writeString(folder.resolve("some.tst"), text), "some");
    }

    @Test
    void problemsAreCommandsWithExpectedAnswers() throws IOException {
        ProblemSuite suite = read("""
                # The corner.
                loadsgf games/corner.sgf 12
                10 reg_genmove black
                #? [D4|E5]

                loadsgf games/corner.sgf 14   # one later
                20 reg_genmove white
                # The move in the game was a mistake.
                #? [!C3]*
                """);
        assertThat(suite.defects()).isEmpty();
        assertThat(suite.problems())
                .containsExactly(
                        new Problem("10", 4, "reg_genmove black", new Expectation("D4|E5", false)),
                        new Problem("20", 9, "reg_genmove white", new Expectation("!C3", true)));
    }

    @Test
    void theTestsOfPachiNameTheMovesInTheCommand() throws IOException {
        ProblemSuite suite = read("""
                boardsize 19
                kgs-time_settings byoyomi 60 30 5
                play b q16
                tunit genmove w  P9 q10
                clear_board
                pachi-tunit genmove b !pass !G10
                tunit dcnn_blunder b C3
                """);
        assertThat(suite.defects()).isEmpty();
        assertThat(suite.problems())
                .containsExactly(
                        new Problem("line 4", 4, "reg_genmove w", new Expectation("P9|q10", false)),
                        new Problem("line 6", 6, "reg_genmove b", new Expectation("!pass|G10", false)));
        assertThat(suite.blocks()).hasSize(2);
        Expectation unwanted = suite.problems().get(1).expected();
        assertThat(unwanted.accepts("g10")).isFalse();
        assertThat(unwanted.accepts("G1")).isTrue();
    }

    @Test
    void wrongTestsOfPachiAreTold() throws IOException {
        ProblemSuite suite = read("""
                tunit genmove w
                tunit genmove w P9 !Q9
                tunit genmove w (P9
                """);
        assertThat(suite.problems()).isEmpty();
        assertThat(suite.defects())
                .containsExactly(
                        new ProblemSuite.Defect(1, "a colour and at least one move must follow genmove"),
                        new ProblemSuite.Defect(2, "moves are all wanted or all unwanted, with an exclamation mark"),
                        new ProblemSuite.Defect(3, "\"(P9\" is not a move"));
    }

    @Test
    void aBlockBeginsWithANewPosition() throws IOException {
        ProblemSuite suite = read("""
                komi 5.5
                boardsize 9
                clear_board
                10 reg_genmove black
                #? [E5]
                play black E5
                20 reg_genmove white
                #? [D4]
                clear_board
                30 reg_genmove black
                #? [E5]
                """);
        assertThat(suite.blocks())
                .extracting(block -> block.problems().map(Problem::id).toList())
                .containsExactly(List.of("10", "20"), List.of("30"));
        assertThat(suite.blocks().get(1).steps().get(0).command()).isEqualTo("clear_board");
    }

    @Test
    void numbersThatAreMissingOrRepeatedAreToldApartByTheirLines() throws IOException {
        ProblemSuite suite = read("""
                reg_genmove black
                #? [A1]
                10 reg_genmove black
                #? [A2]
                10 reg_genmove black
                #? [A3]
                #? [!A4]
                """);
        assertThat(suite.problems()).extracting(Problem::id).containsExactly("line 2", "10", "10 line 6", "10 line 7");
    }

    @Test
    void answersForStatisticsAreNoProblems() throws IOException {
        assertThat(read("10 get_nodes\n#? [0]&\n").problems()).isEmpty();
    }

    @Test
    void linesThatAreWrongAreNamedAndTheRestCounts() throws IOException {
        ProblemSuite suite = read("""
                #? [A1]
                10
                #? [A2]
                20 reg_genmove black
                #? [A3
                30 reg_genmove black
                #? [A4]
                """);
        assertThat(suite.problems()).extracting(Problem::id).containsExactly("30");
        assertThat(suite.defects())
                .containsExactly(
                        new ProblemSuite.Defect(1, "there is no command before this expected answer"),
                        new ProblemSuite.Defect(2, "the number 10 has no command"),
                        new ProblemSuite.Defect(3, "there is no command before this expected answer"),
                        new ProblemSuite.Defect(5, "\"[A3\" is not of the form [PATTERN] or [PATTERN]*"));
        assertThat(suite.sentence(2, "the number 10 has no command"))
                .isEqualTo(folder.resolve("some.tst") + ", line 2: the number 10 has no command.");
    }

    @Test
    void aMissingFileIsASentence() {
        assertThatThrownBy(() -> SuiteReader.read(folder.resolve("none.tst"), "none"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none.tst cannot be read: there is no such file");
    }

    @Test
    void aSuiteThatChangesHasAnotherDigest() throws IOException {
        assertThat(read("10 name\n").digest())
                .isEqualTo(read("10 name\n").digest())
                .isNotEqualTo(read("20 name\n").digest());
    }

    @Test
    void suitesAreNamedAfterTheirFiles() {
        assertThat(SuiteReader.names(List.of(Path.of("a/ko.tst"), Path.of("b/seki.TST"), Path.of("c/plain"))))
                .containsExactly("ko", "seki", "plain");
        assertThat(SuiteReader.names(List.of(Path.of("a/x/ko.tst"), Path.of("b/x/ko.tst"))))
                .containsExactly("a/x/ko", "b/x/ko");
    }
}
