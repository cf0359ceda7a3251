package tesuji.endgame.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** Examples of Frejlak (2020, §2.1 and §2.2), and agreement with thermographs on thousands of random trees. */
final class CountTest {
    private static final int TREES = 20_000;

    private final Rng rng = new Rng(4);

    @ParameterizedTest
    @CsvSource({
        // Diagram 2.3: a to d
        "7|0, 7/2, 7/2, 7/2, GOTE",
        "0|0, 0, 0, 0, GOTE",
        "1|-3, -1, 2, 2, GOTE",
        "0|-3, -3/2, 3/2, 3/2, GOTE",
        // Diagrams 2.6 and 2.8
        "0|-2||-5, -3, 2, 2, GOTE",
        "0|-8, -4, 4, 4, GOTE",
        "0|-16||-17, -16, 8, 1, BLACK_SENTE",
        "3|1||0, 1, 1, 1, BOUNDARY",
        "10|1||0, 1, 9/2, 1, BLACK_SENTE",
        "0||-1|-10, -1, 1, 9/2, WHITE_SENTE",
        "11||6|0, 7, 4, 4, GOTE",
        "13||10|0, 10, 3, 5, WHITE_SENTE",
        "5, 5, 0, 0, SETTLED",
    })
    void examplesAreCounted(String game, String score, String black, String white, Kind kind) {
        SituationCount count = SituationCount.of(LocalTree.read(game));
        assertThat(count.score()).hasToString(score);
        assertThat(count.blackMove()).hasToString(black);
        assertThat(count.whiteMove()).hasToString(white);
        assertThat(count.kind()).isEqualTo(kind);
        assertThat(count.swing()).isEqualTo(count.blackMove().plus(count.whiteMove()));
    }

    @Test
    void anExchangeHasASureGainAndAReply() {
        Exchange exchange =
                SituationCount.of(LocalTree.read("0|-2||-5")).black().orElseThrow();
        assertThat(exchange).isEqualTo(new Exchange(Dyadic.of(-2), Dyadic.of(3), Dyadic.ONE, Dyadic.ONE));
        exchange = SituationCount.of(LocalTree.read("0|-16||-17")).black().orElseThrow();
        assertThat(exchange).isEqualTo(new Exchange(Dyadic.of(-16), Dyadic.ONE, Dyadic.of(8), Dyadic.of(8)));
    }

    /** Two equal situations cancel: whoever plays in one, the opponent takes the other (Frejlak 2020, Diagram 2.2). */
    @Test
    void aPairOfGoteSituationsIsSettled() {
        Values values = new Values(100);
        int situation = LocalTree.read("2|0").value(values);
        assertThat(values.plus(situation, situation)).isEqualTo(values.number(2));
    }

    /** A tree whose leaves are ordered: what Black can reach by moving is nowhere below what White can reach. */
    private LocalTree ordered(int depth, int low, int high) {
        if (depth == 0 || rng.nextInt(4) == 0)
            return new LocalTree.Settled(Dyadic.of(low + rng.nextInt(high - low + 1)));
        int middle = low + rng.nextInt(high - low + 1);
        return new LocalTree.Open(ordered(depth - 1, middle, high), ordered(depth - 1, low, middle));
    }

    private LocalTree any(int depth) {
        if (depth == 0 || rng.nextInt(4) == 0) return new LocalTree.Settled(Dyadic.of(rng.nextInt(21) - 10));
        return new LocalTree.Open(any(depth - 1), any(depth - 1));
    }

    @Test
    void onOrderedTreesCountingIsThermography() {
        Values values = new Values(300_000);
        Thermographs thermographs = new Thermographs(values);
        Set<Kind> seen = EnumSet.noneOf(Kind.class);
        for (int i = 0; i < TREES; i++) {
            LocalTree tree = ordered(4, -20, 20);
            SituationCount count = SituationCount.of(tree);
            int value = tree.value(values);
            seen.add(count.kind());
            assertThat(count.score()).isEqualTo(thermographs.mean(value));
            Dyadic smaller = count.blackMove().min(count.whiteMove());
            assertThat(smaller.signum()).isNotNegative();
            // a game that is a number or nearly one has no positive temperature, whatever its moves threaten
            Dyadic temperature = thermographs.temperature(value);
            if (temperature.signum() > 0) assertThat(smaller).isEqualTo(temperature);
        }
        assertThat(seen)
                .containsExactlyInAnyOrder(Kind.SETTLED, Kind.GOTE, Kind.BOUNDARY, Kind.BLACK_SENTE, Kind.WHITE_SENTE);
    }

    @Test
    void pointsForOneSideMoveTheScoreAndNothingElse() {
        for (int i = 0; i < 2000; i++) {
            LocalTree tree = any(4);
            Dyadic points = Dyadic.of(rng.nextInt(41) - 20, 1);
            SituationCount count = SituationCount.of(tree);
            SituationCount moved = SituationCount.of(tree.plus(points));
            assertThat(moved.score()).isEqualTo(count.score().plus(points));
            assertThat(moved.blackMove()).isEqualTo(count.blackMove());
            assertThat(moved.whiteMove()).isEqualTo(count.whiteMove());
            assertThat(moved.kind()).isEqualTo(count.kind());
        }
    }

    private static LocalTree mirrored(LocalTree tree) {
        if (tree instanceof LocalTree.Settled settled)
            return new LocalTree.Settled(settled.score().negated());
        LocalTree.Open open = (LocalTree.Open) tree;
        return new LocalTree.Open(mirrored(open.white()), mirrored(open.black()));
    }

    @Test
    void coloursMayBeSwapped() {
        for (int i = 0; i < 2000; i++) {
            LocalTree tree = any(4);
            SituationCount count = SituationCount.of(tree);
            SituationCount mirrored = SituationCount.of(mirrored(tree));
            assertThat(mirrored.score()).isEqualTo(count.score().negated());
            assertThat(mirrored.blackMove()).isEqualTo(count.whiteMove());
            assertThat(mirrored.black().map(Exchange::sureGain))
                    .isEqualTo(count.white().map(Exchange::sureGain));
            assertThat(mirrored.black().map(Exchange::reply))
                    .isEqualTo(count.white().map(Exchange::reply));
        }
    }

    /** Lemma 2.2.2 and formulas (2.4) to (2.7), where the position after Black's move is gote. */
    @Test
    void aPrivilegeIsAContinuationLargerThanTheSureGain() {
        for (int i = 0; i < 5000; i++) {
            int low = -rng.nextInt(10);
            int middle = low + rng.nextInt(10);
            int high = middle + rng.nextInt(20);
            SituationCount count = SituationCount.of(LocalTree.read(high + "|" + middle + "||" + low));
            Exchange exchange = count.black().orElseThrow();
            Dyadic average = Dyadic.of(high + middle, 1).plus(Dyadic.of(low)).half();
            assertThat(exchange.reply()).isEqualTo(exchange.continuation());
            assertThat(average.minus(exchange.score()))
                    .isEqualTo(
                            exchange.continuation().minus(exchange.sureGain()).half());
            assertThat(count.kind() == Kind.BLACK_SENTE)
                    .isEqualTo(exchange.sureGain().isLess(exchange.continuation()));
            if (count.kind() == Kind.BLACK_SENTE) {
                assertThat(count.blackMove()).isEqualTo(exchange.continuation());
                assertThat(count.whiteMove()).isEqualTo(exchange.sureGain());
            } else {
                assertThat(count.blackMove())
                        .isEqualTo(exchange.sureGain().plus(exchange.reply()).half());
                assertThat(count.whiteMove()).isEqualTo(count.blackMove());
            }
        }
    }

    /** High stakes on both sides count as gote; whether they are double sente depends on what else is left. */
    @Test
    void doubleSenteDependsOnTheRestOfTheBoard() {
        SituationCount count = SituationCount.of(LocalTree.read("10|0||-1|-11"));
        assertThat(count.kind()).isEqualTo(Kind.GOTE);
        assertThat(count.score()).hasToString("-1/2");
        assertThat(count.blackMove()).hasToString("11/2");
        assertThat(count.isDoubleSente(Dyadic.of(4))).isTrue();
        assertThat(count.isDoubleSente(Dyadic.of(5))).isFalse();
        assertThat(SituationCount.of(LocalTree.read("10|0||1|-9")).kind()).isEqualTo(Kind.DOUBLE_SENTE);
    }

    @Test
    void otherGamesAreRefused() {
        for (String text : new String[] {"1,2|0", "*", "{1|}", "1|0 + 1|0"}) {
            assertThatThrownBy(() -> LocalTree.read(text)).isInstanceOf(InputException.class);
        }
    }
}
