package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.Region;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.region.RegionValue;
import tesuji.endgame.region.Valuation;
import tesuji.endgame.safety.Decomposition;
import tesuji.endgame.safety.Safety;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;
import tesuji.games.go.Stones;

/** An open region of eleven points, so large that first moves are not all valued. */
class RoughMovesTest {
    private static final Stones OPEN = Stones.parse("""
            OOOOOOXXXXXXX
            O.OOOOXXXXX.X
            OOOOOOXXXXXXX
            O.OOOOXXXXX.X
            OOOOOOXXXXXXX
            OOOOOOXXXXXXX
            OOOOOOXXXXXXX
            OOOOOOXXXXXXX
            OOOOOOXXXXXXX
            OOOOOOXXXXXXX
            OOOOOOXXXXXXX
            OOOOO.....XXX
            OOOO......XXX
            """);

    private static Region open() {
        return Decomposition.of(OPEN, Safety.ofGroups(OPEN, 1_000)).regions().stream()
                .filter(region -> region.empty().size() == 11)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {300, 400, 1_000})
    void aRegionForWhichThereIsNoRoomIsUnknownAndNotCalledStopped(int games) {
        Values values = new Values(games);
        RegionValue value = new Valuation(values, Counting.TERRITORY, Side.BLACK, EndgameProblem.NONE, true, 20_000)
                .value(open(), null)
                .value();
        assertThat(value.status()).isEqualTo(ProofStatus.UNKNOWN);
        assertThat(values.isAtMost(value.atLeast(), value.atMost())).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void lookingCloserTightensTheBounds(Side mover) {
        Values values = new Values(1_000_000);
        Region open = open();
        Valuation valuation = new Valuation(values, Counting.TERRITORY, mover, EndgameProblem.NONE, true, 20_000);
        List<LocalMove> rough = valuation.value(open, null).value().moves().stream()
                .filter(LocalMove::isRough)
                .toList();
        assertThat(rough).hasSizeGreaterThan(5);
        for (LocalMove move : rough) {
            LocalMove close = valuation.closer(open, move);
            assertThat(close.isRough()).isFalse();
            assertThat(values.isAtMost(move.atLeast(), close.atLeast())).isTrue();
            assertThat(values.isAtMost(close.atMost(), move.atMost())).isTrue();
        }
    }

    /**
     * Whatever is known of a move in the end, more about it would not change the list of those that keep the result.
     */
    @ParameterizedTest
    @EnumSource
    void noMoveStaysRoughThatMayKeepTheResult(Side mover) {
        EndgameResult report = Endgame.solve(EndgameProblem.of(OPEN, mover), Budget.STANDARD);
        assertThat(report.isProven()).isTrue();
        int rough = 0;
        for (Suggestion move : report.moves()) {
            if (move.isPass() || !isRough(report, move)) continue;
            rough++;
            Dyadic mine = mover == Side.BLACK ? move.low() : move.high().negated();
            Dyadic best = mover == Side.BLACK ? report.low() : report.high().negated();
            Dyadic hope = mover == Side.BLACK ? move.high() : move.low().negated();
            assertThat(mine.equals(best) || hope.isLess(best)).as("%s", move).isTrue();
            assertThat(report.best().contains(move)).isEqualTo(mine.equals(best));
        }
        assertThat(rough).isPositive();
    }

    private static boolean isRough(EndgameResult report, Suggestion suggestion) {
        return report.regions().get(suggestion.region()).value().moves().stream()
                .anyMatch(move -> move.point() == suggestion.point() && move.isRough());
    }
}
