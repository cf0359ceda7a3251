package tesuji.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;

final class KeyMapTest {
    @Test
    void agreesWithAMap() {
        Rng rng = new Rng(2);
        KeyMap map = new KeyMap();
        Map<Long, Integer> reference = new HashMap<>();
        for (int step = 0; step < 30_000; step++) {
            long key = (long) rng.nextInt(900) << (rng.nextInt(2) * 40); // crowded on purpose
            assertThat(map.get(key)).isEqualTo(reference.getOrDefault(key, KeyMap.ABSENT));
            if (rng.nextInt(3) == 0) {
                map.remove(key);
                reference.remove(key);
            } else {
                map.put(key, step);
                reference.put(key, step);
            }
            assertThat(map.size()).isEqualTo(reference.size());
        }
        map.clear();
        assertThat(map.size()).isZero();
        assertThat(map.get(0)).isEqualTo(KeyMap.ABSENT);
    }
}
