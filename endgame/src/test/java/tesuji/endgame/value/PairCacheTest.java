package tesuji.endgame.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PairCacheTest {
    private static final int MANY = 20_000;

    @Test
    void mostAnswersStayWhereThereIsRoomForThem() {
        PairCache cache = new PairCache(1 << 20);
        for (int i = 1; i <= MANY; i++) cache.store(i, 7 * i, i % 3);
        assertThat(found(cache)).isGreaterThan(MANY * 3 / 4);
        assertThat(cache.find(3, 4)).isEqualTo(PairCache.UNKNOWN);
    }

    @Test
    void newerAnswersDriveOutOlderOnesWhereThereIsNoRoom() {
        PairCache cache = new PairCache(1 << 10);
        for (int i = 1; i <= MANY; i++) cache.store(i, 7 * i, i % 3);
        assertThat(cache.find(MANY, 7 * MANY)).isEqualTo(MANY % 3);
        assertThat(found(cache)).isBetween(500, 1 << 10);
    }

    private static int found(PairCache cache) {
        int found = 0;
        for (int i = 1; i <= MANY; i++) {
            int answer = cache.find(i, 7 * i);
            if (answer == PairCache.UNKNOWN) continue;
            assertThat(answer).isEqualTo(i % 3);
            found++;
        }
        return found;
    }
}
