package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.endgame.count.Counted;
import tesuji.endgame.count.Exchange;
import tesuji.endgame.count.Kind;
import tesuji.endgame.count.SituationCount;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.value.Side;

/**
 * Corners with one open situation each (Frejlak 2020, §4.1).
 *
 * <p>Left out: the fourth sente and the fourth boundary, whose values are not printed and which are too large for a
 * search of seconds.
 */
final class OwnershipExamplesTest {
    private static EndgameResult report(String id, Budget budget) {
        return Endgame.solve(EndgameProblem.of(Reference.of(id).corner(), Side.BLACK), budget);
    }

    private static ValuedRegion open(EndgameResult report) {
        List<ValuedRegion> open =
                report.regions().stream().filter(ValuedRegion::isOpen).toList();
        assertThat(open).hasSize(1);
        return open.get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "own-2-1, GOTE, 1, 1",
        "own-2-2, GOTE, 2, 2",
        "own-2-3, GOTE, 2, 2",
        "own-3-1, GOTE, 3, 2",
        "own-3-2, GOTE, 5, 3",
        "own-3-3, GOTE, 7, 4",
        "own-3-4, GOTE, 1, 6",
        "own-4-1, WHITE_SENTE, 10, 3",
        "own-4-2, WHITE_SENTE, 4, 1",
        "own-4-3, WHITE_SENTE, 3, 1",
        "own-5-1, BOUNDARY, 2, 1",
        "own-5-2, BOUNDARY, 4, 1",
        "own-5-3, BOUNDARY, 6, 3",
    })
    void thePrintedGameIsFound(String id, Kind kind, String score, String move) {
        EndgameResult report = report(id, Budget.STANDARD);
        ValuedRegion place = open(report);
        String text = Reference.of(id).text();
        String game = text.substring(0, text.indexOf('}') + 1);
        assertThat(place.value().status()).isEqualTo(ProofStatus.EXACT);
        assertThat(place.value().atLeast()).isEqualTo(new Calculator(report.values()).value(game));
        assertThat(place.kind()).isEqualTo(kind);
        assertThat(place.mean()).hasToString(score);
        assertThat(place.temperature()).hasToString(move);
        assertThat(report.isProven()).isTrue();
        int marked = Reference.cornerPoint(
                Reference.of(id).marks().values().iterator().next().get(0), 11);
        assertThat(place.region().points()).contains(marked);
    }

    /** What is sure, and what would follow, by the side that has the continuation. */
    @ParameterizedTest
    @CsvSource({
        "own-3-1, WHITE, 3, 1",
        "own-3-3, WHITE, 5, 3",
        "own-3-4, BLACK, 9, 3",
        "own-4-1, WHITE, 3, 5",
        "own-4-2, WHITE, 1, 2",
        "own-5-1, WHITE, 1, 1",
        "own-5-3, WHITE, 3, 3",
    })
    void sureGainAndContinuationAreCounted(String id, Side side, String sureGain, String continuation) {
        EndgameResult report = report(id, Budget.STANDARD);
        SituationCount count = new Counted(report.values(), report.thermographs())
                .count(open(report).value().atLeast())
                .orElseThrow();
        Exchange exchange = (side == Side.BLACK ? count.black() : count.white()).orElseThrow();
        assertThat(exchange.sureGain()).hasToString(sureGain);
        assertThat(exchange.continuation()).hasToString(continuation);
    }

    /** Games with a star in them: the continuation is what is hot after White's move. */
    @ParameterizedTest
    @CsvSource({"own-4-3, 1, 3/2", "own-5-2, 1, 1"})
    void continuationsAreTemperatures(String id, String sureGain, String continuation) {
        EndgameResult report = report(id, Budget.STANDARD);
        int game = open(report).value().atLeast();
        assertThat(report.thermographs().temperature(report.values().rights(game)[0]))
                .hasToString(continuation);
        assertThat(report.thermographs()
                        .mean(report.values().lefts(game)[0])
                        .minus(report.thermographs()
                                .mean(report.values().lefts(report.values().rights(game)[0])[0])))
                .hasToString(sureGain);
    }

    @Test
    void whoeverMovesFirstDecidesTheFateOfFourStones() {
        EndgameResult report = report("own-2-4", Budget.STANDARD);
        assertThat(open(report).value().atLeast()).isEqualTo(new Calculator(report.values()).value("{16|-2}"));
        assertThat(report.best()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"own-1-1", "own-1-2", "own-1-3", "own-1-4"})
    void certainTerritoryIsSettled(String id) {
        EndgameResult report = report(id, Budget.STANDARD);
        assertThat(report.regions()).noneMatch(ValuedRegion::isOpen);
        assertThat(report.isProven()).isTrue();
        for (String name : Reference.of(id).marked("cross")) {
            int point = Reference.cornerPoint(name, 11);
            ValuedRegion place = report.regions().stream()
                    .filter(some -> some.region().points().contains(point))
                    .findFirst()
                    .orElseThrow();
            assertThat(place.mean().signum()).isPositive();
        }
    }

    /** A ko is never taken for something exact: there are bounds, and the mean by as many copies as it has steps. */
    @ParameterizedTest
    @CsvSource({"own-6-1, 1/3, -1/3", "own-6-2, -3, -1/3", "own-6-3, 0, -1/2"})
    void kosAreReported(String id, String mean, String ownership) {
        EndgameResult report = report(id, new Budget(100_000, 5_000, 10_000));
        ValuedRegion place = open(report);
        assertThat(place.value().status()).isEqualTo(ProofStatus.LOOPY);
        assertThat(place.value().ko().orElseThrow().mean()).hasToString(mean);
        assertThat(place.value().ko().orElseThrow().ownership()).hasToString(ownership);
        assertThat(place.value().isExact()).isFalse();
        assertThat(report.basis()).as("found without the region").isEqualTo(BoardOutcome.Basis.WHOLE_BOARD);
    }

    /** A ko that leads to another. */
    @Test
    void aKoInTwoStagesIsReported() {
        EndgameResult report = report("own-6-4", new Budget(100_000, 20_000, 10_000));
        ValuedRegion place = open(report);
        assertThat(place.value().status()).isEqualTo(ProofStatus.LOOPY);
        assertThat(place.value().ko().orElseThrow().mean()).hasToString("-79/9");
        assertThat(place.value().ko().orElseThrow().ownership()).hasToString("-5/9");
        assertThat(place.value().isExact()).isFalse();
    }
}
