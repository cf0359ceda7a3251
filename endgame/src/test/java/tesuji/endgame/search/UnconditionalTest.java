package tesuji.endgame.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.TextbookBenson;
import tesuji.endgame.local.RegionGraph;
import tesuji.games.go.Stones;

/** What a side keeps on random boards with walls around is what the textbook says. */
class UnconditionalTest {
    @ParameterizedTest
    @CsvSource({"4,1", "5,2", "6,3", "8,4"})
    void keepsWhatTheTextbookKeeps(int size, int seed) {
        int points = size * size;
        RegionGraph graph = new RegionGraph(
                new Stones(size, new byte[points]), IntStream.range(0, points).toArray());
        Rng rng = new Rng(seed);
        int stones = 0;
        int areas = 0;
        for (int i = 0; i < 300; i++) {
            long own = random(points, rng, 0.4 + 0.4 * rng.nextDouble());
            long other = random(points, rng, 0.3) & ~own;
            long nearOwn = random(points, rng, 0.05 * rng.nextInt(3));
            long nearOther = random(points, rng, 0.03 * rng.nextInt(3));
            long expected = expected(graph, own, other, nearOwn, nearOther);
            int side = rng.nextInt(2);
            OpenBoard board =
                    side == 0 ? new OpenBoard(graph, nearOwn, nearOther) : new OpenBoard(graph, nearOther, nearOwn);
            assertThat(Long.toBinaryString(new Unconditional(board).of(own, other, side)))
                    .as("own %s, other %s, walls %s and %s", own, other, nearOwn, nearOther)
                    .isEqualTo(Long.toBinaryString(expected));
            if ((expected & own) != 0 && (expected & own) != own) stones++;
            if ((expected & ~own) != 0 && (expected | own) != -1L >>> (Long.SIZE - points)) areas++;
        }
        assertThat(stones).as("boards with some stones that live").isGreaterThan(10);
        assertThat(areas).as("boards with some areas that are kept").isGreaterThan(10);
    }

    private static long random(int points, Rng rng, double share) {
        long set = 0;
        for (int i = 0; i < points; i++) if (rng.nextDouble() < share) set |= 1L << i;
        return set;
    }

    private static long expected(RegionGraph graph, long own, long other, long nearOwn, long nearOther) {
        TextbookBenson textbook = TextbookBenson.of(graph, own, other);
        if (nearOwn != 0) textbook.addOwnWall(nearOwn);
        Set<Integer> open = new HashSet<>();
        if (nearOther != 0) open.add(textbook.addOtherWall(nearOther));
        TextbookBenson.Life life = textbook.life();
        Set<Integer> kept = life.stones();
        if (kept.isEmpty()) return 0;
        for (Set<Integer> area : life.areas()) {
            Set<Integer> inner = new HashSet<>(area);
            inner.removeAll(textbook.around(life.stones()));
            boolean isOpen = area.stream().anyMatch(open::contains);
            if (!isOpen && !hasTwoApart(textbook, inner)) kept.addAll(area);
        }
        return kept.stream()
                .filter(point -> point < graph.size())
                .mapToLong(point -> 1L << point)
                .reduce(0, (one, another) -> one | another);
    }

    private static boolean hasTwoApart(TextbookBenson textbook, Set<Integer> points) {
        for (int one : points) {
            for (int other : points) {
                if (one != other && !textbook.around(Set.of(one)).contains(other)) return true;
            }
        }
        return false;
    }
}
