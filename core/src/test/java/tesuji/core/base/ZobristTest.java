package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ZobristTest {
    @Test
    void everyThingOnEveryPointHasItsOwnKey() {
        Zobrist zobrist = new Zobrist(361, 3, 1);
        Set<Long> keys = new HashSet<>();
        for (int point = 0; point < 361; point++) {
            for (int kind = 0; kind < 3; kind++) keys.add(zobrist.key(point, kind));
        }
        assertThat(keys).hasSize(3 * 361).doesNotContain(0L);
    }

    @Test
    void theSeedDecides() {
        assertThat(new Zobrist(9, 2, 5).key(8, 1)).isEqualTo(new Zobrist(9, 2, 5).key(8, 1));
        assertThat(new Zobrist(9, 2, 5).key(8, 1)).isNotEqualTo(new Zobrist(9, 2, 6).key(8, 1));
    }
}
