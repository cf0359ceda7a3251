package tesuji.endgame.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.play.StopCondition;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.CheckedProof;
import tesuji.endgame.check.ProofChecker;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

final class ProofBuilderTest {
    private static final long POSITIONS = 20_000;

    private static Report solve(Stones stones, Side side, Counting counting) {
        return Endgame.solve(new Question(stones, side, counting, 0, Dyadic.ZERO), Budget.STANDARD);
    }

    private static BoardProof proof(Report report) {
        return ProofBuilder.proof(report, POSITIONS, StopCondition.NEVER).orElseThrow();
    }

    private static CheckedProof checked(Report report, BoardProof proof) {
        return ProofChecker.check(proof, ProofBuilder.problem(report.question()));
    }

    /** On boards with walls of two eyes and regions of up to eight points nothing but kos has to be believed. */
    @ParameterizedTest
    @EnumSource
    void generatedBoardsAreProvedFromTheBoardAlone(Counting counting) {
        Generator generator = new Generator(Wish.of(9, 4), 3);
        int proved = 0;
        for (int i = 0; i < 6; i++) {
            Stones stones = generator.next().stones();
            for (Side side : Side.values()) {
                Report report = solve(stones, side, counting);
                if (!report.isProven() || report.basis() != Report.Basis.REGIONS) continue;
                CheckedProof checked = checked(report, proof(report));
                assertThat(checked.premises()).allMatch(premise -> premise.startsWith("threats run out before"));
                assertThat(checked.score()).isEqualTo(report.low().toString());
                proved++;
            }
        }
        assertThat(proved).isGreaterThan(6);
    }

    /** What is said of first moves is what the count says of them. */
    @Test
    void firstMovesAreClaimedToo() {
        Stones stones = new Generator(Wish.of(9, 4), 3).next().stones();
        Report report = solve(stones, Side.BLACK, Counting.TERRITORY);
        CheckedProof checked = checked(report, proof(report));
        List<String> best = new ArrayList<>();
        BoardProof.Problem problem = ProofBuilder.problem(report.question());
        report.best().stream().filter(move -> !move.isPass()).forEach(move -> best.add(vertex(problem, move.point())));
        assertThat(best).containsAll(checked.best()).isNotEmpty();
        assertThat(checked.best()).isNotEmpty();
        assertThat(checked.worse()).isNotEmpty().doesNotContainAnyElementsOf(best);
    }

    private static String vertex(BoardProof.Problem problem, int point) {
        int size = problem.board().size();
        return "ABCDEFGHJ".charAt(point % size) + Integer.toString(point / size + 1);
    }

    /** A false result cannot be written down in place of a true one. */
    @ParameterizedTest
    @ValueSource(ints = {-2, -1, 1, 2})
    void anotherScoreIsRefused(int more) {
        Stones stones = new Generator(Wish.of(9, 4), 3).next().stones();
        Report report = solve(stones, Side.WHITE, Counting.TERRITORY);
        BoardProof proof = proof(report);
        String score = report.low().plus(Dyadic.of(more)).toString();
        List<BoardProof.Claim> claims = new ArrayList<>();
        for (BoardProof.Claim claim : proof.claims()) {
            claims.add(new BoardProof.Claim(
                    claim.move(),
                    claim.side(),
                    claim.move() == null ? score : claim.result(),
                    claim.parts(),
                    claim.plan()));
        }
        BoardProof other = new BoardProof(
                proof.format(),
                proof.problem(),
                score,
                proof.tax(),
                proof.grounds(),
                proof.assumed(),
                proof.games(),
                proof.regions(),
                claims);
        assertThatThrownBy(() -> checked(report, other)).isInstanceOf(InputException.class);
    }

    /** Black kills, though White has an eye and a half: all of that is shown by answers. */
    @ParameterizedTest
    @EnumSource
    void aKillIsShown(Counting counting) {
        Stones stones = Stones.parse("""
                O . O X .
                O O O X X
                O X X X .
                . O X X X
                O . O O X
                """);
        Report report = solve(stones, Side.WHITE, counting);
        CheckedProof checked = checked(report, proof(report));
        assertThat(checked.premises()).containsExactly("threats run out before the ko at C1 is decided");
    }

    /** What is not understood is no proof. */
    @Test
    void thereIsNoProofOfWhatIsNotKnown() {
        Stones stones = Stones.parse("""
                . . . . .
                . X . . .
                . . O X .
                . O . . .
                . . . . .
                """);
        Optional<BoardProof> proof =
                ProofBuilder.proof(solve(stones, Side.BLACK, Counting.AREA), POSITIONS, StopCondition.NEVER);
        assertThat(proof).isEmpty();
    }
}
