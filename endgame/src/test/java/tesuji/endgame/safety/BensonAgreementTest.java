package tesuji.endgame.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.TextbookBenson;
import tesuji.endgame.local.LocalBenson;
import tesuji.endgame.local.Patches;
import tesuji.endgame.local.RegionGraph;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Benson;

/** Unconditional life on random boards, and on random parts of boards with walls around, is that of the textbook. */
class BensonAgreementTest {
    /** On the largest boards there are more areas than one long has bits. */
    @ParameterizedTest
    @CsvSource({"3,400,4", "5,300,8", "9,80,20", "13,30,40", "19,20,65"})
    void onWholeBoards(int size, int boards, int areas) {
        Rng rng = new Rng(size);
        int alive = 0;
        int dead = 0;
        int mostAreas = 0;
        for (int i = 0; i < boards; i++) {
            Stones stones = randomBoard(size, rng);
            Benson benson = Benson.of(stones);
            Benson withSuicide = Benson.withSuicide(stones);
            for (byte colour : new byte[] {Stones.BLACK, Stones.WHITE}) {
                TextbookBenson textbook = TextbookBenson.of(stones, colour);
                mostAreas = Math.max(mostAreas, textbook.areas().size());
                Set<Integer> living = textbook.life().stones();
                Set<Integer> livingWithSuicide = textbook.lifeWithSuicide().stones();
                for (int point = 0; point < stones.points(); point++) {
                    if (stones.at(point) != colour) continue;
                    assertThat(benson.isAlive(point))
                            .as("%s\n%s", point, stones)
                            .isEqualTo(living.contains(point));
                    assertThat(withSuicide.isAlive(point))
                            .as("%s\n%s", point, stones)
                            .isEqualTo(livingWithSuicide.contains(point));
                    if (living.contains(point)) alive++;
                    else dead++;
                }
            }
        }
        assertThat(alive).as("stones that live").isGreaterThan(boards);
        assertThat(dead).as("stones that do not").isGreaterThan(boards);
        assertThat(mostAreas).as("areas").isGreaterThanOrEqualTo(areas);
    }

    /**
     * Mostly stones of one colour, with eyes more often on one half of the points, as on a chequered board, than on
     * the other.
     */
    private static Stones randomBoard(int size, Rng rng) {
        byte[] colours = new byte[size * size];
        double[] empty = {0.1 + 0.5 * rng.nextDouble(), 0.2 * rng.nextDouble()};
        double black = rng.nextInt(4) == 0 ? 0.5 : 0.9 + 0.1 * rng.nextDouble();
        for (int point = 0; point < colours.length; point++) {
            if (rng.nextDouble() < empty[(point / size + point % size) % 2]) continue;
            colours[point] = rng.nextDouble() < black ? Stones.BLACK : Stones.WHITE;
        }
        return new Stones(size, colours);
    }

    private static long random(RegionGraph graph, Rng rng, double share) {
        long set = 0;
        for (int i = 0; i < graph.size(); i++) if (rng.nextDouble() < share) set |= 1L << i;
        return set;
    }

    @ParameterizedTest
    @CsvSource({"2,5", "3,4", "4,4", "5,6", "7,7", "8,8"})
    void amongSafeStones(int rows, int columns) {
        RegionGraph graph = Patches.graph(rows, columns);
        LocalBenson benson = new LocalBenson(graph);
        Rng rng = new Rng(rows * 10L + columns);
        int alive = 0;
        int dead = 0;
        for (int i = 0; i < 300; i++) {
            long own = random(graph, rng, 0.6 + 0.2 * rng.nextDouble());
            long other = random(graph, rng, 0.2) & ~own;
            long nearOwn = random(graph, rng, 0.1 * rng.nextInt(3));
            long nearOther = random(graph, rng, 0.03 * rng.nextInt(3));
            TextbookBenson textbook = TextbookBenson.of(graph, own, other);
            textbook.addOwnWall(nearOwn);
            textbook.addOtherWall(nearOther);
            long safe = graph.flood(own & nearOwn, own);
            long points = -1L >>> (Long.SIZE - graph.size()) & ~safe;
            long living = benson.alive(points, own & ~safe, other, nearOther);
            assertThat(Long.toBinaryString(living | safe))
                    .as("own %s, other %s, walls %s and %s", own, other, nearOwn, nearOther)
                    .isEqualTo(Long.toBinaryString(inside(graph, textbook.life().stones())));
            if (living != 0) alive++;
            if ((own & ~safe & ~living) != 0) dead++;
        }
        assertThat(alive).as("positions where stones live").isGreaterThan(10);
        assertThat(dead).as("positions where stones do not").isGreaterThan(100);
    }

    @ParameterizedTest
    @CsvSource({"2,3", "3,3", "3,4", "4,4", "5,5"})
    void ofChainsAroundGround(int rows, int columns) {
        RegionGraph graph = Patches.graph(rows, columns);
        long all = -1L >>> (Long.SIZE - graph.size());
        Rng rng = new Rng(rows * 10L + columns);
        int kept = 0;
        int lost = 0;
        int capturable = 0;
        for (int i = 0; i < 2_000; i++) {
            long own = random(graph, rng, 0.2 + 0.5 * rng.nextDouble());
            long enemy = random(graph, rng, 0.2) & ~own;
            long nearAlive = rng.nextInt(2) == 0 ? 0 : random(graph, rng, 0.2);
            long[] chains = new long[1 + rng.nextInt(2)];
            TextbookBenson textbook = TextbookBenson.of(graph, own, enemy);
            textbook.addOwnWall(nearAlive);
            Set<Integer> mustLive = new HashSet<>();
            for (int chain = 0; chain < chains.length; chain++) {
                chains[chain] = random(graph, rng, 0.4 + 0.4 * rng.nextDouble());
                mustLive.add(textbook.addOwnStone(chains[chain]));
            }
            Set<Integer> living = textbook.life().stones();
            JoinedChains groups = new JoinedChains(graph, chains, nearAlive);
            groups.join(own);
            boolean holds = groups.reduce(all & ~own, enemy);
            assertThat(holds)
                    .as("own %s, enemy %s, alive %s, chains %s", own, enemy, nearAlive, Arrays.toString(chains))
                    .isEqualTo(living.containsAll(mustLive));
            if (holds) {
                assertThat(groups.stones()).isEqualTo(inside(graph, living));
                kept++;
                if (groups.stones() != own) capturable++;
            } else lost++;
        }
        assertThat(kept).as("grounds with all chains alive").isGreaterThan(100);
        assertThat(lost).as("grounds without").isGreaterThan(100);
        assertThat(capturable).as("grounds with stones that do not live").isGreaterThan(10);
    }

    /** The points of a graph among these. */
    private static long inside(RegionGraph graph, Set<Integer> points) {
        long set = 0;
        for (int point : points) if (point < graph.size()) set |= 1L << point;
        return set;
    }
}
