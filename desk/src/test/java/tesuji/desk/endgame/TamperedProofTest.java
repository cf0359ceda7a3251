package tesuji.desk.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.base.InputException;
import tesuji.core.play.StopCondition;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.CheckedProof;
import tesuji.endgame.check.ProofChecker;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.endgame.region.Counting;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Whatever is changed in a proof, it is refused, or what it claims has not changed. */
final class TamperedProofTest {
    private static final Stones BOARD = Stones.parse("""
            O . . O X . X
            O X X X . X X
            O O O X X X X
            . O X X . X X
            O O O X . O X
            . O . O . O X
            O O O O O O X
            """);

    @ParameterizedTest
    @EnumSource
    void everyFieldOfASmallProofCounts(Counting counting) {
        Question question = new Question(BOARD, Side.BLACK, counting, 0, Dyadic.ZERO);
        int refused = check(question, 1);
        assertThat(refused).isGreaterThan(50);
    }

    /** The problem that stumped professionals (Berlekamp and Wolfe 1994): some fields by day, more at night. */
    @Test
    void fieldsOfALargeProofCount() {
        assertThat(check(Question.of(StumpingBoard.stones(), Side.WHITE).withWalls(), 20_011))
                .isPositive();
    }

    @Test
    @Tag("nightly")
    void manyFieldsOfALargeProofCount() {
        assertThat(check(Question.of(StumpingBoard.stones(), Side.WHITE).withWalls(), 331))
                .isPositive();
    }

    /** Changes one field of so many; how many changes are refused. */
    private static int check(Question question, int every) {
        Report report = Endgame.solve(question, Budget.STANDARD);
        BoardProof proof =
                ProofBuilder.proof(report, 20_000, StopCondition.NEVER).orElseThrow();
        BoardProof.Problem problem = ProofBuilder.problem(question);
        CheckedProof whole = ProofChecker.check(proof, problem);
        ProofMutations mutations = new ProofMutations(proof);
        int refused = 0;
        for (int i = 0; i < mutations.size(); i += every) {
            Optional<CheckedProof> checked = checked(mutations.mutated(i), problem);
            if (checked.isEmpty()) {
                refused++;
                continue;
            }
            assertThat(checked.get().score()).as(mutations.path(i)).isEqualTo(whole.score());
            assertThat(whole.premises())
                    .as(mutations.path(i))
                    .containsAll(checked.get().premises());
            assertThat(whole.best())
                    .as(mutations.path(i))
                    .containsAll(checked.get().best());
            assertThat(whole.worse())
                    .as(mutations.path(i))
                    .containsAll(checked.get().worse());
        }
        return refused;
    }

    private static Optional<CheckedProof> checked(Optional<BoardProof> proof, BoardProof.Problem problem) {
        try {
            return proof.map(one -> ProofChecker.check(one, problem));
        } catch (InputException flaw) {
            assertThat(flaw).hasMessageStartingWith("The proof does not hold: ");
            return Optional.empty();
        }
    }
}
