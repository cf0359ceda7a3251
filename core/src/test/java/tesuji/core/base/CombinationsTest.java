package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CombinationsTest {
    /** Listing all subsets of one size in the order of their bit patterns numbers them. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5, 9, 12})
    void ranksFollowTheOrderOfBitPatterns(int n) {
        for (int k = 0; k <= n; k++) {
            int size = k;
            long[] subsets = LongStream.range(0, 1L << n)
                    .filter(subset -> Long.bitCount(subset) == size)
                    .toArray();
            assertThat(Combinations.choose(n, k)).isEqualTo(subsets.length);
            for (int rank = 0; rank < subsets.length; rank++) {
                assertThat(Combinations.rank(subsets[rank])).isEqualTo(rank);
                assertThat(Combinations.unrank(rank, k)).isEqualTo(subsets[rank]);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void subsetsOfSixtyFourComeBack(long seed) {
        Rng rng = new Rng(seed);
        for (int i = 0; i < 1000; i++) {
            long subset = rng.nextLong();
            assertThat(Combinations.unrank(Combinations.rank(subset), Long.bitCount(subset)))
                    .isEqualTo(subset);
        }
    }

    /** Beside four taken members of nine, subsets are numbered as if the other five stood close together. */
    @Test
    void ranksBesideASetSkipItsMembers() {
        long taken = 0b101001010;
        for (int k = 0; k <= 5; k++) {
            int size = k;
            long[] subsets = LongStream.range(0, 1L << 9)
                    .filter(subset -> (subset & taken) == 0 && Long.bitCount(subset) == size)
                    .toArray();
            assertThat(subsets).hasSize((int) Combinations.choose(5, k));
            for (int rank = 0; rank < subsets.length; rank++) {
                assertThat(Combinations.rankBeside(subsets[rank], taken)).isEqualTo(rank);
                assertThat(Combinations.unrankBeside(rank, k, taken)).isEqualTo(subsets[rank]);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void subsetsBesideOthersComeBack(long seed) {
        Rng rng = new Rng(seed);
        for (int i = 0; i < 1000; i++) {
            long taken = rng.nextLong();
            long subset = rng.nextLong() & ~taken;
            long rank = Combinations.rankBeside(subset, taken);
            assertThat(rank).isBetween(0L, Combinations.choose(Long.bitCount(~taken), Long.bitCount(subset)) - 1);
            assertThat(Combinations.unrankBeside(rank, Long.bitCount(subset), taken))
                    .isEqualTo(subset);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 1",
        "24, 9, 1307504",
        "49, 6, 13983816",
        "64, 32, 1832624140942590534",
        "64, 64, 1",
        "5, 6, 0",
        "5, -1, 0"
    })
    void chooses(int n, int k, long expected) {
        assertThat(Combinations.choose(n, k)).isEqualTo(expected);
    }

    @Test
    void extremesComeBack() {
        assertThat(Combinations.rank(-1L)).isZero();
        assertThat(Combinations.unrank(0, 64)).isEqualTo(-1L);
        assertThat(Combinations.rank(Long.MIN_VALUE)).isEqualTo(63);
        assertThat(Combinations.unrank(63, 1)).isEqualTo(Long.MIN_VALUE);
    }
}
