package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tesuji.core.play.StopCondition;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.CheckedProof;
import tesuji.endgame.check.ProofChecker;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** How many results leave a proof that rests on nothing; the numbers stand in docs/use/endgames.md. */
@Tag("nightly")
final class ProofCensusTest {
    private int results;
    private int whole;
    private int kos;
    private int regions;

    @Test
    void generatedBoards() {
        Generator generator = new Generator(Wish.of(9, 4), 3);
        count(40, () -> generator.next().stones());
        assertThat(results).isGreaterThan(100);
        assertThat(whole).as("proofs that rest on nothing").isGreaterThan(results * 9 / 10);
    }

    @Test
    void denseBoards() {
        DenseBoards boards = new DenseBoards(5, 3, 9, 77);
        count(120, boards::next);
        assertThat(results).isGreaterThan(100);
        assertThat(whole).as("proofs that rest on nothing").isGreaterThan(results * 3 / 4);
    }

    private void count(int boards, Supplier<Stones> next) {
        for (int i = 0; i < boards; i++) {
            Stones stones = next.get();
            for (Side side : Side.values()) for (Counting counting : Counting.values()) count(stones, side, counting);
        }
        System.out.printf(
                "%d results: %d proofs rest on nothing, %d on kos, %d on values of regions%n",
                results, whole, kos, regions);
    }

    private void count(Stones stones, Side side, Counting counting) {
        EndgameProblem problem = new EndgameProblem(stones, side, counting, 0, Dyadic.ZERO);
        EndgameResult result = Endgame.solve(problem, Budget.STANDARD);
        if (!result.isKnown() || result.basis() != BoardOutcome.Basis.REGIONS) return;
        results++;
        BoardProof proof = ProofBuilder.proof(result, Budget.STANDARD.positions(), StopCondition.NEVER)
                .orElseThrow();
        CheckedProof checked = ProofChecker.check(proof, ProofBuilder.problem(problem));
        assertThat(checked.score()).isEqualTo(result.low().toString());
        if (checked.holds()) whole++;
        if (checked.premises().stream().anyMatch(premise -> premise.startsWith("threats"))) kos++;
        if (checked.premises().stream().anyMatch(premise -> premise.startsWith("the region"))) regions++;
    }
}
