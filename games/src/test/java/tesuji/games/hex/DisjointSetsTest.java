package tesuji.games.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;

final class DisjointSetsTest {
    private static final int PLACES = 12;

    /** Against colours: joining repaints one set, rewinding brings the old colours back. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void joinsAndRewindsLikeColours(long seed) {
        Rng rng = new Rng(seed);
        DisjointSets links = new DisjointSets(PLACES);
        DisjointSets copy = new DisjointSets(PLACES);
        int[] colours = new int[PLACES];
        for (int place = 0; place < PLACES; place++) colours[place] = place;
        Deque<int[]> paintings = new ArrayDeque<>();
        Deque<Integer> marks = new ArrayDeque<>();
        for (int step = 0; step < 300; step++) {
            if (!marks.isEmpty() && rng.nextInt(3) == 0) {
                links.rewind(marks.pop());
                colours = paintings.pop();
            } else {
                marks.push(links.mark());
                paintings.push(colours.clone());
                int one = rng.nextInt(PLACES);
                int other = rng.nextInt(PLACES);
                links.join(one, other);
                repaint(colours, colours[one], colours[other]);
            }
            copy.copyFrom(links);
            for (int one = 0; one < PLACES; one++) {
                for (int other = 0; other < PLACES; other++) {
                    boolean together = colours[one] == colours[other];
                    assertThat(links.root(one) == links.root(other)).isEqualTo(together);
                    assertThat(copy.root(one) == copy.root(other)).isEqualTo(together);
                }
            }
        }
    }

    private static void repaint(int[] colours, int from, int to) {
        for (int place = 0; place < colours.length; place++) {
            if (colours[place] == from) colours[place] = to;
        }
    }
}
