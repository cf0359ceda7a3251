package tesuji.endgame.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;

final class DyadicTest {
    private static BigDecimal exact(Dyadic number) {
        return new BigDecimal(number.numerator()).divide(new BigDecimal(BigInteger.ONE.shiftLeft(number.exponent())));
    }

    @Test
    void arithmeticIsThatOfFractions() {
        Rng rng = new Rng(1);
        for (int i = 0; i < 2000; i++) {
            Dyadic a = Dyadic.of(rng.nextInt(20_001) - 10_000, rng.nextInt(20));
            Dyadic b = Dyadic.of(rng.nextInt(20_001) - 10_000, rng.nextInt(20));
            assertThat(exact(a.plus(b))).isEqualByComparingTo(exact(a).add(exact(b)));
            assertThat(exact(a.minus(b))).isEqualByComparingTo(exact(a).subtract(exact(b)));
            assertThat(exact(a.half())).isEqualByComparingTo(exact(a).divide(BigDecimal.valueOf(2)));
            assertThat(exact(a.times(7))).isEqualByComparingTo(exact(a).multiply(BigDecimal.valueOf(7)));
            assertThat(Integer.signum(a.compareTo(b))).isEqualTo(exact(a).compareTo(exact(b)));
            assertThat(a.floor()).isEqualTo(Math.floorDiv(a.numerator(), 1L << a.exponent()));
            assertThat(a.ceiling()).isEqualTo(-Math.floorDiv(-a.numerator(), 1L << a.exponent()));
        }
    }

    @Test
    void farApartNumbersCompareWithoutOverflow() {
        Dyadic huge = Dyadic.of(1L << 61);
        Dyadic fine = Dyadic.of(1, 62);
        assertThat(fine).isLessThan(huge);
        assertThat(fine.negated()).isGreaterThan(huge.negated());
        assertThatThrownBy(() -> huge.plus(fine))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("exact numbers");
        assertThatThrownBy(() -> huge.plus(huge)).isInstanceOf(InputException.class);
        assertThatThrownBy(fine::half).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> huge.times(4)).isInstanceOf(InputException.class);
    }

    /** Against a search through all numbers by birthday. */
    @Test
    void theSimplestNumberIsBornFirst() {
        Rng rng = new Rng(2);
        for (int i = 0; i < 500; i++) {
            Dyadic a = Dyadic.of(rng.nextInt(81) - 40, rng.nextInt(4));
            Dyadic b = Dyadic.of(rng.nextInt(81) - 40, rng.nextInt(4));
            boolean closed = a.equals(b) || rng.nextInt(2) == 0;
            Interval interval = new Interval(a.min(b), closed, a.max(b), closed);
            assertThat(interval.simplest()).isEqualTo(firstBorn(interval));
        }
    }

    private static Dyadic firstBorn(Interval interval) {
        for (int day = 0; ; day++) {
            for (int fine = 0; fine <= Math.min(6, Math.max(0, day - 1)); fine++) { // none here is finer
                // born on this day: whole numbers of this size, and fractions of so many places below day - places
                long size = fine == 0 ? day : ((long) (day - fine) << fine) - 1;
                for (long n = fine == 0 ? size : size - (1L << fine) + 2; n <= size; n += 2) {
                    for (Dyadic number : new Dyadic[] {Dyadic.of(n, fine), Dyadic.of(-n, fine)}) {
                        if (number.exponent() == fine && contains(interval, number)) return number;
                    }
                }
            }
        }
    }

    private static boolean contains(Interval interval, Dyadic number) {
        int low = interval.low() == null ? 1 : number.compareTo(interval.low());
        int high = interval.high() == null ? 1 : interval.high().compareTo(number);
        return (low > 0 || (low == 0 && interval.withLow())) && (high > 0 || (high == 0 && interval.withHigh()));
    }

    @Test
    void withoutAnEndTheNumberNextToZeroIsSimplest() {
        assertThat(new Interval(null, false, null, false).simplest()).isEqualTo(Dyadic.ZERO);
        assertThat(new Interval(Dyadic.of(5, 1), false, null, false).simplest()).isEqualTo(Dyadic.of(3));
        assertThat(new Interval(null, false, Dyadic.of(-3), false).simplest()).isEqualTo(Dyadic.of(-4));
    }
}
