package tesuji.endgame.small;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.endgame.RandomGames;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Outcome;
import tesuji.endgame.value.Relation;
import tesuji.endgame.value.Values;

final class InfinitesimalsTest {
    private final Values values = new Values(500_000);
    private final AtomicWeights weights = new AtomicWeights(values);
    private final int up = values.simple(Dyadic.ZERO, 1, 0);

    private int tiny(long threat) {
        return Infinitesimals.tiny(values, values.number(threat));
    }

    /** A larger threat makes a smaller game; Frejlak (2020, §2.5) prints the inequality the other way round. */
    @Test
    void everyMultipleOfATinyIsBelowTheNextSmallerThreat() {
        for (int n = 1; n <= 8; n++) {
            assertThat(values.compare(values.times(n, tiny(2)), tiny(1))).isEqualTo(Relation.LESS);
            assertThat(values.compare(values.times(n, tiny(1)), up)).isEqualTo(Relation.LESS);
            assertThat(values.outcome(values.times(n, tiny(5)))).isEqualTo(Outcome.L);
        }
        assertThat(Infinitesimals.miny(values, values.number(3))).isEqualTo(values.negative(tiny(3)));
    }

    @Test
    void everyPowerOfUpIsInfinitelySmallerThanTheOneBefore() {
        for (int n = 1; n <= 4; n++) {
            int power = Infinitesimals.power(values, n);
            int next = Infinitesimals.power(values, n + 1);
            assertThat(values.outcome(next)).isEqualTo(Outcome.L);
            assertThat(values.compare(values.times(4, next), power)).isEqualTo(Relation.LESS);
        }
        assertThat(Infinitesimals.power(values, 1)).isEqualTo(up);
    }

    /** Every game in which both players can move or none has a weight, and weights add up. */
    @Test
    void weightsOfAllSmallGamesExistAndAdd() {
        RandomGames random = new RandomGames(values, 5);
        for (int i = 0; i < 150; i++) {
            int g = random.allSmall(3);
            int h = random.allSmall(3);
            int sum = values.plus(g, h);
            assertThat(weights.of(sum).orElseThrow())
                    .isEqualTo(values.plus(
                            weights.of(g).orElseThrow(), weights.of(h).orElseThrow()));
        }
    }

    /** The two-ahead rule: a weight of at least 2 wins (Berlekamp, Conway and Guy 1982, chapter 8). */
    @Test
    void whoIsTwoAheadWins() {
        RandomGames random = new RandomGames(values, 6);
        int ahead = 0;
        for (int i = 0; i < 400; i++) {
            int game = values.plus(random.allSmall(4), random.allSmall(4));
            if (!values.isAtMost(values.number(2), weights.of(game).orElseThrow())) continue;
            ahead++;
            assertThat(values.outcome(game)).isEqualTo(Outcome.L);
        }
        assertThat(ahead).isPositive();
    }

    @Test
    void whatIsNotInfinitesimalHasNoWeight() {
        assertThat(weights.of(values.number(1))).isEmpty();
        assertThat(weights.of(values.game(values.number(1), values.number(-1)))).isEmpty();
    }
}
