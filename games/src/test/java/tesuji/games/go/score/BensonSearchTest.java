package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.games.go.Stones;

/**
 * Benson's theorem, tried out: on small boards White makes every sequence of moves while Black passes. The black stones
 * that survive all of them must be the ones {@link Benson} calls alive, no more and no fewer.
 */
final class BensonSearchTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void isExactOnAllBoardsOfThreeByThree(boolean suicide) {
        Attack attack = new Attack(3, suicide);
        int alive = 0;
        for (int number = 0; number < 19683; number++) {
            byte[] colours = new byte[9];
            for (int point = 0, rest = number; point < 9; point++, rest /= 3) colours[point] = (byte) (rest % 3);
            Stones stones = new Stones(3, colours);
            if (attack.isLegal(stones)) alive += attack.compare(stones);
        }
        assertThat(alive).as("boards with living stones").isPositive();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void isExactOnRandomBoardsOfFourByFour(boolean suicide) {
        Attack attack = new Attack(4, suicide);
        Rng rng = new Rng(4);
        int alive = 0;
        int tried = 0;
        while (tried < 1500) {
            Stones stones = RandomBoards.board(4, rng, 0.15 + 0.3 * rng.nextDouble(), 0.6 + 0.4 * rng.nextDouble());
            if (!attack.isLegal(stones)) continue;
            alive += attack.compare(stones);
            tried++;
        }
        assertThat(alive).as("boards with living stones").isGreaterThan(50);
    }

    /** White's moves on boards of one size, with sets of points as bits; knows nothing of the code under test. */
    private static final class Attack {
        private final int size;
        private final boolean suicide;
        private final int all;

        Attack(int size, boolean suicide) {
            this.size = size;
            this.suicide = suicide;
            all = (1 << (size * size)) - 1;
        }

        /** Fails if Benson is wrong about a black stone; 1 if some are alive, 0 if none are. */
        int compare(Stones stones) {
            Benson benson = suicide ? Benson.withSuicide(stones) : Benson.of(stones);
            int black = bits(stones, Stones.BLACK);
            int said = 0;
            for (int point = 0; point < stones.points(); point++) {
                if ((black >> point & 1) != 0 && benson.isAlive(point)) said |= 1 << point;
            }
            assertThat(Integer.toBinaryString(said))
                    .as("stones that survive in\n%s", stones)
                    .isEqualTo(Integer.toBinaryString(survivors(black, bits(stones, Stones.WHITE))));
            return said == 0 ? 0 : 1;
        }

        /** The black stones that no sequence of white moves captures. */
        private int survivors(int black, int white) {
            Set<Long> seen = new HashSet<>();
            Deque<Long> open = new ArrayDeque<>();
            int survivors = black;
            open.push((long) black << 32 | white);
            while (!open.isEmpty() && survivors != 0) {
                long board = open.pop();
                if (!seen.add(board)) continue;
                int x = (int) (board >> 32);
                int o = (int) board;
                survivors &= x;
                for (int empty = all & ~(x | o); empty != 0; empty &= empty - 1) {
                    int after = o | Integer.lowestOneBit(empty);
                    int left = withLiberties(x, after);
                    int own = withLiberties(after, left);
                    if (own == after || suicide) open.push((long) left << 32 | own);
                }
            }
            return survivors;
        }

        boolean isLegal(Stones stones) {
            int black = bits(stones, Stones.BLACK);
            int white = bits(stones, Stones.WHITE);
            return withLiberties(black, white) == black && withLiberties(white, black) == white;
        }

        /** The stones of the chains that touch an empty point: from the liberties inwards until nothing is added. */
        private int withLiberties(int own, int other) {
            int reached = spread(all & ~(own | other)) & own;
            int before = 0;
            while (reached != before) {
                before = reached;
                reached |= spread(reached) & own;
            }
            return reached;
        }

        private int spread(int set) {
            int left = 0;
            for (int row = 0; row < size; row++) left |= 1 << (row * size);
            int right = left << (size - 1);
            return all & (set << size | set >> size | (set & ~right) << 1 | (set & ~left) >> 1);
        }

        private static int bits(Stones stones, byte colour) {
            int bits = 0;
            for (int point = 0; point < stones.points(); point++) {
                if (stones.at(point) == colour) bits |= 1 << point;
            }
            return bits;
        }
    }
}
