package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Small boards whose results can be worked out by hand. */
class EndgameTest {
    /** A stone that Black can capture on C5, and a neutral point on C2. */
    private static final String BOARD = """
            O O O X X X X
            . O X X . X .
            O O . O X X X
            . O X X X X X
            O O O X X X X
            . O . X . X .
            O O O X X X X
            """;

    private static EndgameResult solve(String rows, Side toMove, Counting counting) {
        return Endgame.solve(new EndgameProblem(Stones.parse(rows), toMove, counting, 0, Dyadic.ZERO), Budget.STANDARD);
    }

    @Test
    void regionsAddUp() {
        EndgameResult report = solve(BOARD, Side.BLACK, Counting.TERRITORY);
        assertThat(report.isProven()).isTrue();
        assertThat(report.decomposition().vast()).isEmpty();
        assertThat(report.regions().stream().filter(ValuedRegion::isOpen)).hasSize(2);
        assertThat(report.low()).hasToString("3"); // four points, two of the capture, and White's three
        assertThat(report.best()).extracting(Suggestion::point).containsExactly(4 * 7 + 2);
    }

    @Test
    void whoeverMovesFirstDoesNotDoWorse() {
        for (Counting counting : Counting.values()) {
            EndgameResult black = solve(BOARD, Side.BLACK, counting);
            EndgameResult white = solve(BOARD, Side.WHITE, counting);
            assertThat(white.low()).isLessThan(black.low());
        }
    }

    @Test
    void bestMovesAndNoOthersKeepTheResult() {
        EndgameResult report = solve(BOARD, Side.WHITE, Counting.TERRITORY);
        for (Suggestion move : report.moves()) {
            assertThat(move.high().equals(report.low()))
                    .as("%s", move)
                    .isEqualTo(report.best().contains(move));
        }
    }

    @Test
    void aKoIsReportedWithItsMean() {
        EndgameResult report = solve("""
                O X X X X X X
                O X O X . . X
                O O . O X . X
                O . O O X X X
                O O O O X . X
                O . O . O X X
                O O O O O O X
                """, Side.BLACK, Counting.TERRITORY);
        List<ValuedRegion> kos = report.regions().stream()
                .filter(place -> place.value().status() == ProofStatus.LOOPY)
                .toList();
        assertThat(kos).hasSize(1);
        assertThat(kos.get(0).value().ko().orElseThrow().mean()).hasToString("1/3");
        assertThat(kos.get(0).value().ko().orElseThrow().ownership()).hasToString("-1/3");
        assertThat(kos.get(0).value().ko().orElseThrow().ownershipAtTheEnd()).hasToString("-1/2");
        // nothing else is left, so the whole board can be searched, and there are no ko threats
        assertThat(report.basis()).isEqualTo(BoardOutcome.Basis.WHOLE_BOARD);
        assertThat(report.isProven()).isTrue();
    }

    @Test
    void aBoardWithNothingSettledIsOneRegionThatMayBeAnybodys() {
        EndgameResult report = solve("""
                . . . . .
                . . . . .
                . . X O .
                . . . . .
                . . . . .
                """, Side.BLACK, Counting.AREA);
        assertThat(report.isKnown()).isFalse();
        assertThat(report.regions()).hasSize(1);
        assertThat(report.low()).hasToString("-25");
        assertThat(report.high()).hasToString("25");
    }
}
