package tesuji.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;

final class StatePathTest {
    @Test
    void agreesWithAList() {
        Rng rng = new Rng(1);
        StatePath path = new StatePath();
        List<Long> list = new ArrayList<>();
        for (int step = 0; step < 20_000; step++) {
            long key = (long) rng.nextInt(700) << 20; // crowded on purpose
            assertThat(path.depthOf(key)).isEqualTo(list.indexOf(key));
            if (!list.isEmpty() && rng.nextInt(100) < 30 + 40 * (step / 10_000)) {
                path.pop();
                list.remove(list.size() - 1);
            } else if (!list.contains(key)) {
                path.push(key);
                list.add(key);
            }
            assertThat(path.size()).isEqualTo(list.size());
        }
    }

    @Test
    void codesForgetTheOrderButNotTheMembers() {
        StatePath path = new StatePath();
        for (long key : new long[] {1, 2, 3, 3 + 1, 5, 2 + 4}) path.push(key);
        StatePath other = new StatePath();
        for (long key : new long[] {9, 3, 2, 4}) other.push(key);
        assertThat(path.code(1, 4)).isEqualTo(other.code(1, 4));
        assertThat(path.code(1, 3)).isNotEqualTo(other.code(1, 4));
        path.clear();
        assertThat(path.size()).isZero();
        assertThat(path.depthOf(1)).isNegative();
    }
}
