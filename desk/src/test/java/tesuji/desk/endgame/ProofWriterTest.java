package tesuji.desk.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.game.Game;
import tesuji.core.play.Patience;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Evidence;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.value.Side;
import tesuji.games.Games;
import tesuji.games.go.Stones;

/** Two people who ask the same get the same file: proofs are kept and compared. */
final class ProofWriterTest {
    private static final Game GAME = Games.library().open("go:size=13");

    /** A board with so many regions that its plans have steps enough to be out of order, and numbers of two digits. */
    private static ProofFile proof(Counting counting) {
        Stones stones = new Generator(Wish.of(13, 8), 6).next().stones();
        Question question = new Question(stones, Side.BLACK, counting, 0, Dyadic.ZERO);
        Report report = Endgame.solve(question, Budget.STANDARD);
        return ProofWriter.file(
                GAME.notation(), report, Evidence.of(report, Patience.ENDLESS).orElseThrow());
    }

    @ParameterizedTest
    @EnumSource
    void theSameQuestionGivesTheSameBytes(Counting counting, @TempDir Path folder) throws IOException {
        Path first = folder.resolve("first.json");
        Path second = folder.resolve("second.json");
        proof(counting).write(first);
        proof(counting).write(second);
        assertThat(second).hasSameBinaryContentAs(first);
        assertThat(Files.size(first)).isGreaterThan(1000);
    }

    /** Maps have another order in every run of the program, so only an order that is written down can be the same. */
    @ParameterizedTest
    @EnumSource
    void stepsStandInTheOrderOfTheirPositions(Counting counting) {
        ProofFile proof = proof(counting);
        int steps = 0;
        for (ProofFile.Claim claim : proof.claims()) {
            assertThat(claim.parts()).isSorted();
            List<int[]> positions = claim.plan().stream()
                    .map(step -> step.at().stream().mapToInt(Integer::intValue).toArray())
                    .toList();
            assertThat(positions).isSortedAccordingTo(Arrays::compare).doesNotHaveDuplicates();
            steps = Math.max(steps, positions.size());
        }
        assertThat(steps).as("steps of the longest plan").isGreaterThan(20);
        assertThat(proof.games()).extracting(ProofFile.Tree::id).first().isEqualTo(0);
        assertThat(proof.games()).extracting(ProofFile.Tree::id).isSorted().doesNotHaveDuplicates();
        assertThat(proof.games()).as("numbers of two digits").hasSizeGreaterThan(10);
    }
}
