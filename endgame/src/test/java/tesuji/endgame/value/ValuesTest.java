package tesuji.endgame.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.endgame.RandomGames;
import tesuji.endgame.number.Dyadic;

/** The laws of sums and order, on random games; single values are in {@code FactsTest}. */
final class ValuesTest {
    private static final int ROUNDS = 400;

    private final Values values = new Values(400_000);
    private final RandomGames random = new RandomGames(values, 1);
    private final int star = values.simple(Dyadic.ZERO, 0, 1);

    @Test
    void aGameMinusItselfIsZero() {
        for (int i = 0; i < ROUNDS; i++) {
            int game = random.hot(4, 3);
            assertThat(values.negative(values.negative(game))).isEqualTo(game);
            assertThat(sumByOptions(game, values.negative(game))).isZero();
        }
    }

    /** The sum as it is defined, without the short cuts for numbers, ups and known negatives. */
    private int sumByOptions(int g, int h) {
        int[] lefts = new int[values.leftCount(g) + values.leftCount(h)];
        int[] rights = new int[values.rightCount(g) + values.rightCount(h)];
        int l = 0;
        for (int option : values.lefts(g)) lefts[l++] = values.plus(option, h);
        for (int option : values.lefts(h)) lefts[l++] = values.plus(g, option);
        int r = 0;
        for (int option : values.rights(g)) rights[r++] = values.plus(option, h);
        for (int option : values.rights(h)) rights[r++] = values.plus(g, option);
        return values.game(lefts, rights);
    }

    @Test
    void sumsAreWhatTheirOptionsSay() {
        for (int i = 0; i < ROUNDS; i++) {
            int g = random.hot(3, 2);
            int h = i % 4 == 0
                    ? values.simple(random.number(2), random.below(5) - 2, random.below(4))
                    : random.hot(3, 2);
            assertThat(values.plus(g, h)).isEqualTo(sumByOptions(g, h));
        }
    }

    @Test
    void addingIsAssociativeAndCommutative() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = random.hot(2, 3);
            int b = random.hot(2, 3);
            int c = random.hot(2, 3);
            assertThat(values.plus(a, b)).isEqualTo(values.plus(b, a));
            assertThat(values.plus(values.plus(a, b), c)).isEqualTo(values.plus(a, values.plus(b, c)));
            assertThat(values.plus(values.minus(a, b), b)).isEqualTo(a);
        }
    }

    @Test
    void simpleGamesHaveTheOptionsOfTheirSum() {
        for (int ups = -4; ups <= 4; ups++) {
            for (int nim = 0; nim <= 5; nim++) {
                int game = values.simple(Dyadic.of(3, 1), ups, nim);
                assertThat(values.game(values.lefts(game), values.rights(game))).isEqualTo(game);
                int built = values.plus(values.simple(Dyadic.of(3, 1), ups, 0), values.simple(Dyadic.ZERO, 0, nim));
                assertThat(built).isEqualTo(game);
            }
        }
        int up = values.game(Values.ZERO, star);
        assertThat(up).isEqualTo(values.simple(Dyadic.ZERO, 1, 0));
        assertThat(sumByOptions(up, up)).isEqualTo(values.simple(Dyadic.ZERO, 2, 0));
        assertThat(sumByOptions(values.plus(up, up), star)).isEqualTo(values.simple(Dyadic.ZERO, 2, 1));
    }

    @Test
    void nimbersAddWithoutCarry() {
        for (int a = 0; a < 8; a++) {
            for (int b = 0; b < 8; b++) {
                int sum = sumByOptions(values.simple(Dyadic.ZERO, 0, a), values.simple(Dyadic.ZERO, 0, b));
                assertThat(sum).isEqualTo(values.simple(Dyadic.ZERO, 0, a ^ b));
            }
        }
    }

    @Test
    void numbersAreSurroundedByTheirOptions() {
        for (int i = 0; i < ROUNDS; i++) {
            Dyadic x = random.number(3);
            int game = values.number(x);
            assertThat(values.game(values.lefts(game), values.rights(game))).isEqualTo(game);
            for (int left : values.lefts(game))
                assertThat(values.compare(left, game)).isEqualTo(Relation.LESS);
            for (int right : values.rights(game))
                assertThat(values.compare(right, game)).isEqualTo(Relation.GREATER);
        }
    }

    @Test
    void orderIsThatOfDifferences() {
        for (int i = 0; i < ROUNDS; i++) {
            int g = random.hot(3, 2);
            int h = random.hot(3, 2);
            Relation relation = values.compare(g, h);
            assertThat(values.compare(values.minus(g, h), Values.ZERO)).isEqualTo(relation);
            assertThat(values.compare(values.negative(h), values.negative(g))).isEqualTo(relation);
            assertThat(winner(values.minus(g, h))).isEqualTo(values.outcome(values.minus(g, h)));
        }
    }

    /** Who wins, found by playing every game to its end. */
    private Outcome winner(int game) {
        boolean left = wins(game, true);
        boolean right = wins(game, false);
        return left ? (right ? Outcome.N : Outcome.L) : right ? Outcome.R : Outcome.P;
    }

    private boolean wins(int game, boolean leftMoves) {
        int[] options = leftMoves ? values.lefts(game) : values.rights(game);
        return Arrays.stream(options).anyMatch(option -> !wins(option, !leftMoves));
    }

    @Test
    void noOptionOfACanonicalFormIsDominatedOrReversible() {
        for (int i = 0; i < ROUNDS; i++) {
            int game = random.hot(4, 2);
            if (values.isNumber(game)) continue;
            int[] lefts = values.lefts(game);
            for (int one : lefts) {
                for (int other : lefts)
                    assertThat(one != other && values.isAtMost(one, other)).isFalse();
                for (int back : values.rights(one))
                    assertThat(values.isAtMost(back, game)).isFalse();
            }
            assertThat(values.game(lefts, values.rights(game))).isEqualTo(game);
        }
    }

    @Test
    void stopsAreThoseOfPlay() {
        for (int i = 0; i < ROUNDS; i++) {
            int game = random.hot(4, 5);
            if (values.isNumber(game)) continue;
            Dyadic best = Arrays.stream(values.lefts(game))
                    .mapToObj(values::rightStop)
                    .reduce(Dyadic::max)
                    .orElseThrow();
            assertThat(values.leftStop(game)).isEqualTo(best);
            assertThat(values.rightStop(game).compareTo(best)).isLessThanOrEqualTo(0);
        }
    }

    @Test
    void multiplesAreRepeatedSums() {
        int game = values.game(values.number(3), values.game(values.number(2), values.number(1)));
        int sum = Values.ZERO;
        for (int n = 0; n < 5; n++) {
            assertThat(values.times(n, game)).isEqualTo(sum);
            assertThat(values.times(-n, game)).isEqualTo(values.negative(sum));
            sum = values.plus(sum, game);
        }
    }

    @Test
    void birthdaysOfNumbersFollowTheirTree() {
        assertThat(values.birthday(values.number(-7))).isEqualTo(7);
        assertThat(values.birthday(values.number(Dyadic.of(25, 4)))).isEqualTo(6);
        assertThat(values.birthday(values.simple(Dyadic.ZERO, 2, 0))).isEqualTo(3);
    }

    @Test
    void aFullArenaSaysSoAndStaysUsable() {
        Values small = new Values(40);
        RandomGames games = new RandomGames(small, 2);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 1000; i++) games.hot(3, 9);
                })
                .isInstanceOf(ArenaFullException.class)
                .hasMessageContaining("more than the 40 games");
        assertThat(small.size()).isEqualTo(40);
        assertThat(small.plus(Values.ZERO, Values.ZERO)).isEqualTo(Values.ZERO);
        assertThat(small.outcome(Values.ZERO)).isEqualTo(Outcome.P);
    }

    @Test
    void whatCannotBeHeldIsRefused() {
        assertThatThrownBy(() -> values.simple(Dyadic.ZERO, 1001, 0)).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> values.simple(Dyadic.ZERO, 0, 1024)).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> values.number(Long.MAX_VALUE)).isInstanceOf(InputException.class);
    }
}
