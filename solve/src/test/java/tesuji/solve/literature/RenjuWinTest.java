package tesuji.solve.literature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Replays the win and looks after every move at the lines through it. */
final class RenjuWinTest {
    private static final char NONE = '.';
    private static final char BLACK = 'X';
    private static final char WHITE = 'O';
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final char[][] board = new char[RenjuWin.LINES][RenjuWin.LINES];

    RenjuWinTest() {
        for (char[] column : board) Arrays.fill(column, NONE);
    }

    private char at(int column, int row) {
        boolean inside = column >= 0 && column < RenjuWin.LINES && row >= 0 && row < RenjuWin.LINES;
        return inside ? board[column][row] : '#';
    }

    @Test
    void fortySevenDifferentSquares() {
        assertThat(RenjuWin.MOVES)
                .hasSize(47)
                .doesNotHaveDuplicates()
                .allMatch(move -> move.matches("[a-o]([1-9]|1[0-5])"));
    }

    @Test
    void blackIsTheFirstToHaveFiveAndBreaksNoRule() {
        for (int number = 1; number <= RenjuWin.MOVES.size(); number++) {
            String move = RenjuWin.MOVES.get(number - 1);
            int column = move.charAt(0) - 'a';
            int row = Integer.parseInt(move.substring(1)) - 1;
            char stone = number % 2 == 1 ? BLACK : WHITE;
            board[column][row] = stone;
            int longest = longest(column, row, stone);
            assertThat(longest >= 5).as("five by move %d", number).isEqualTo(number == 47);
            if (stone == BLACK) {
                assertThat(longest).as("overline by move %d", number).isLessThanOrEqualTo(5);
                if (longest < 5)
                    assertThat(fours(column, row))
                            .as("fours by move %d", number)
                            .hasSizeLessThan(2);
            }
        }
        assertThat(IntStream.rangeClosed('h' - 'a', 'l' - 'a')).allMatch(column -> at(column, 9) == BLACK);
    }

    /** What the replay relies on. */
    @Test
    void theDetectorsDetect() {
        for (int column = 3; column <= 6; column++) board[column][7] = BLACK;
        assertThat(longest(5, 7, BLACK)).isEqualTo(4);
        assertThat(fours(5, 7)).as("an open four is one").hasSize(1);
        for (int row = 8; row <= 10; row++) board[5][row] = BLACK;
        assertThat(fours(5, 7)).hasSize(2);
        board[2][7] = BLACK;
        board[1][7] = BLACK;
        assertThat(longest(5, 7, BLACK)).isEqualTo(6);
    }

    /** Two fours in one line: the middle of X.XXX.X belongs to both. */
    @Test
    void twoFoursMayLieInOneLine() {
        for (int column : new int[] {2, 4, 5, 6, 8}) board[column][7] = BLACK;
        assertThat(fours(5, 7)).hasSize(2);
    }

    private int longest(int column, int row, char stone) {
        int longest = 0;
        for (int[] step : DIRECTIONS) {
            longest = Math.max(
                    longest,
                    1 + run(column, row, step[0], step[1], stone) + run(column, row, -step[0], -step[1], stone));
        }
        return longest;
    }

    private int run(int column, int row, int across, int up, char stone) {
        int length = 0;
        while (at(column + (length + 1) * across, row + (length + 1) * up) == stone) length++;
        return length;
    }

    /** The sets of four black stones, this one among them, that one more stone makes exactly five in a row. */
    private Set<List<Integer>> fours(int column, int row) {
        Set<List<Integer>> fours = new HashSet<>();
        for (int[] step : DIRECTIONS) {
            for (int begin = -4; begin <= 0; begin++) {
                List<Integer> stones = new ArrayList<>();
                int free = 0;
                for (int i = begin; i < begin + 5; i++) {
                    char there = at(column + i * step[0], row + i * step[1]);
                    if (there == BLACK) stones.add(RenjuWin.LINES * (column + i * step[0]) + row + i * step[1]);
                    if (there == NONE) free++;
                }
                boolean exact = at(column + (begin - 1) * step[0], row + (begin - 1) * step[1]) != BLACK
                        && at(column + (begin + 5) * step[0], row + (begin + 5) * step[1]) != BLACK;
                if (stones.size() == 4 && free == 1 && exact) fours.add(stones);
            }
        }
        return fours;
    }
}
