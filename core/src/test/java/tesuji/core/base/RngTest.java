package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RngTest {
    /** The increment of SplitMix64: 2^64 divided by the golden ratio. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** The published first outputs of SplitMix64 for the seed 1234567. */
    @Test
    void mixIsThatOfSplitMix() {
        assertThat(LongStream.rangeClosed(1, 5).map(i -> Rng.mix(1234567 + i * GOLDEN)))
                .containsExactly(
                        6457827717110365317L,
                        3203168211198807973L,
                        Long.parseUnsignedLong("9817491932198370423"),
                        4593380528125082431L,
                        Long.parseUnsignedLong("16408922859458223821"));
    }

    /** The published first outputs of xoroshiro128++ for the state (1, 2). */
    @Test
    void stepsAreThoseOfXoroshiro() throws ReflectiveOperationException {
        Rng rng = new Rng(0);
        state("s0").set(rng, 1L);
        state("s1").set(rng, 2L);
        assertThat(LongStream.generate(rng::nextLong).limit(10).mapToObj(Long::toUnsignedString))
                .containsExactly(
                        "393217",
                        "669327710093319",
                        "1732421326133921491",
                        "11394790081659126983",
                        "9555452776773192676",
                        "3586421180005889563",
                        "1691397964866707553",
                        "10735626796753111697",
                        "15216282715349408991",
                        "14247243556711267923");
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE})
    void theStateComesFromSplitMix(long seed) throws ReflectiveOperationException {
        Rng rng = new Rng(seed);
        assertThat(state("s0").get(rng)).isEqualTo(Rng.mix(seed + GOLDEN));
        assertThat(state("s1").get(rng)).isEqualTo(Rng.mix(seed + GOLDEN + GOLDEN));
    }

    private static VarHandle state(String name) throws ReflectiveOperationException {
        return MethodHandles.privateLookupIn(Rng.class, MethodHandles.lookup())
                .findVarHandle(Rng.class, name, long.class);
    }

    /** Seeds written down in journals must mean the same for ever. */
    @Test
    void keepsItsFingerprint() {
        Rng rng = new Rng(2013);
        long print = 0;
        for (int i = 0; i < 10_000; i++) print = 31 * print + rng.nextInt(361);
        print = 31 * print + Double.doubleToLongBits(rng.nextDouble());
        print = 31 * print + rng.fork(3).nextLong();
        assertThat(print).isEqualTo(-2766536847269104844L);
    }

    @Test
    void reseedingStartsAnew() {
        Rng rng = new Rng(5);
        long first = rng.nextLong();
        rng.nextLong();
        rng.reseed(5);
        assertThat(rng.nextLong()).isEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 82, 361, 1000})
    void boundedNumbersAreSpreadEvenly(int bound) {
        int draws = 500 * bound;
        int[] counts = new int[bound];
        Rng rng = new Rng(bound);
        for (int i = 0; i < draws; i++) counts[rng.nextInt(bound)]++;
        double chiSquare = 0;
        for (int count : counts) chiSquare += (count - 500.0) * (count - 500.0) / 500;
        // mean bound - 1, variance 2 (bound - 1); five deviations
        assertThat(chiSquare).isBetween(bound - 1 - 5 * Math.sqrt(2.0 * bound), bound - 1 + 5 * Math.sqrt(2.0 * bound));
    }

    @Test
    void theLargestBoundIsKept() {
        Rng rng = new Rng(8);
        long high = 0;
        for (int i = 0; i < 10_000; i++) {
            int number = rng.nextInt(Integer.MAX_VALUE);
            assertThat(number).isNotNegative();
            if (number > Integer.MAX_VALUE / 2) high++;
        }
        assertThat(high).isBetween(4750L, 5250L);
    }

    @Test
    void everyBitIsSetHalfTheTime() {
        Rng rng = new Rng(6);
        int[] ones = new int[64];
        for (int i = 0; i < 20_000; i++) {
            long number = rng.nextLong();
            for (int bit = 0; bit < 64; bit++) ones[bit] += (int) (number >>> bit & 1);
        }
        for (int count : ones) assertThat(count).isBetween(10_000 - 360, 10_000 + 360);
    }

    @Test
    void doublesFillTheUnitInterval() {
        Rng rng = new Rng(9);
        double[] numbers = DoubleStream.generate(rng::nextDouble).limit(100_000).toArray();
        assertThat(DoubleStream.of(numbers)).allMatch(number -> number >= 0 && number < 1);
        assertThat(DoubleStream.of(numbers).average().orElseThrow()).isBetween(0.495, 0.505);
        double covariance = 0;
        for (int i = 1; i < numbers.length; i++) covariance += (numbers[i] - 0.5) * (numbers[i - 1] - 0.5);
        assertThat(covariance / numbers.length).isBetween(-0.002, 0.002);
    }

    @Test
    void forksAreReproducibleDistinctAndLeaveTheirOriginAlone() {
        Rng rng = new Rng(4);
        Rng twin = new Rng(4);
        Set<Long> firsts = new HashSet<>();
        for (int stream = 0; stream < 1000; stream++) {
            long first = rng.fork(stream).nextLong();
            assertThat(twin.fork(stream).nextLong()).isEqualTo(first);
            firsts.add(first);
        }
        assertThat(firsts).hasSize(1000);
        assertThat(rng.nextLong()).isEqualTo(twin.nextLong());
        assertThat(firsts).doesNotContain(new Rng(4).nextLong());
    }

    @Test
    void neighbouringSeedsGiveUnrelatedNumbers() {
        int differing = 0;
        for (int seed = 0; seed < 1000; seed++) {
            differing += Long.bitCount(new Rng(seed).nextLong() ^ new Rng(seed + 1).nextLong());
        }
        assertThat(differing).isBetween(31_000, 33_000);
    }
}
