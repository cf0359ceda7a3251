package tesuji.desk.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.play.StopCondition;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.endgame.region.Counting;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Two people who ask the same get the same file: proofs are kept and compared. */
final class ProofFileTest {
    private static BoardProof proof(Counting counting) {
        Stones stones = new Generator(Wish.of(13, 6), 6).next().stones();
        Question question = new Question(stones, Side.BLACK, counting, 0, Dyadic.ZERO);
        Report report = Endgame.solve(question, Budget.STANDARD);
        return ProofBuilder.proof(report, 2_000, StopCondition.NEVER).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void theSameQuestionGivesTheSameBytes(Counting counting, @TempDir Path folder) throws IOException {
        Path first = folder.resolve("first.json");
        Path second = folder.resolve("second.json");
        BoardProof proof = proof(counting);
        ProofFile.write(proof, first);
        ProofFile.write(proof(counting), second);
        assertThat(second).hasSameBinaryContentAs(first);
        assertThat(Files.size(first)).isGreaterThan(1000);
        assertThat(ProofFile.read(first)).isEqualTo(proof);
    }
}
