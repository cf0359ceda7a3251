package tesuji.endgame.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Groups that others say live: which of them become walls, and that nothing is proven by them. */
final class AssumedWallsTest {
    private static final double THRESHOLD = 0.95;

    /** White's three points in a row are one eye if Black is first. */
    private static final Stones THREE = Stones.parse("""
            . . . O
            O O O O
            O O O O
            O O O O
            """);

    /** Two neutral points; each side has room for its eyes, and the search may find them only if it may look. */
    private static final Stones ROOM = Stones.parse("""
            . X X O . .
            X . . . O .
            . . X O . .
            . . X . O .
            . X X O . .
            . . X . O .
            """);

    /** Every stone belongs to whoever put it there, this surely; empty points to nobody. */
    private static List<Double> owners(Stones stones, double sure) {
        List<Double> owners = new ArrayList<>();
        for (int point = 0; point < stones.points(); point++) {
            byte stone = stones.at(point);
            owners.add(stone == Stones.EMPTY ? 0 : stone == Stones.BLACK ? sure : -sure);
        }
        return owners;
    }

    private static Safety safety(Stones stones, List<Double> owners) {
        return new AssumedWalls.Owned(owners, THRESHOLD).safety(stones, 40_000);
    }

    @Test
    void aChainIsAWallIfItIsExpectedToStay() {
        assertThat(AssumedWalls.NONE.safety(THREE, 40_000).isSafe(0)).isFalse();
        Safety said = safety(THREE, owners(THREE, 0.96));
        assertThat(said.reason(0)).isEqualTo(Safety.Reason.ASSUMED);
        assertThat(said.assumed())
                .hasSize(1)
                .allSatisfy(group -> assertThat(group).hasSize(13));
        assertThat(said.firm().isSafe(0)).isFalse();
        assertThat(safety(THREE, owners(THREE, 0.94)).isSafe(0)).isFalse();
    }

    @Test
    void everyStoneOfAChainMustReachTheThreshold() {
        List<Double> owners = owners(THREE, 1);
        owners.set(5, -0.9);
        assertThat(safety(THREE, owners).assumed()).isEmpty();
    }

    /** Whoever takes the white stone in the corner is taken himself, so the point is White's and the stone is not. */
    @Test
    void aChainInAtariIsNoWall() {
        Stones stones = Stones.parse("""
                O . O .
                X O O O
                O O O O
                O O O .
                """);
        Safety safety = safety(stones, Collections.nCopies(16, -1.0));
        assertThat(safety.isSafe(12)).as("A4").isFalse();
        assertThat(safety.isSafe(8)).as("Black's A3").isFalse();
        assertThat(safety.isSafe(0)).as("A1").isTrue();
    }

    /** What is shown stays shown, and what is said of it does not matter. */
    @Test
    void whatIsShownNeedsNobodysWord() {
        Stones stones = Stones.parse("""
                . O . O
                O O O O
                X X X X
                . X . X
                """);
        EndgameProblem problem = EndgameProblem.of(stones, Side.BLACK);
        List<Double> wrong = Collections.nCopies(16, 1.0);
        EndgameResult said =
                Endgame.solve(problem.withWalls(new AssumedWalls.Owned(wrong, THRESHOLD)), Budget.STANDARD);
        assertThat(said.decomposition().safety().reason(8)).isEqualTo(Safety.Reason.UNCONDITIONAL);
        assertThat(said.isProven()).isTrue();
        assertThat(said.low()).isEqualTo(Endgame.solve(problem, Budget.STANDARD).low());
    }

    @Test
    void resultsNameTheGroupsAndAreNotProven() {
        EndgameProblem problem = EndgameProblem.of(ROOM, Side.BLACK);
        assertThat(Endgame.solve(problem, Budget.STANDARD).isKnown()).isFalse();
        EndgameResult said =
                Endgame.solve(problem.withWalls(new AssumedWalls.Owned(owners(ROOM, 1), THRESHOLD)), Budget.STANDARD);
        assertThat(said.isKnown()).isTrue();
        assertThat(said.isProven()).isFalse();
        assertThat(said.assumedGroups()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.5, 1.01, Double.NaN})
    void aThresholdIsAboveNoughtAndAtMostOne(double threshold) {
        List<Double> owners = owners(THREE, 1);
        assertThatThrownBy(() -> new AssumedWalls.Owned(owners, threshold))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyPointHasAnOwner() {
        AssumedWalls walls = new AssumedWalls.Owned(List.of(1.0), THRESHOLD);
        assertThatThrownBy(() -> walls.safety(THREE, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
