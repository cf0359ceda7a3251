package tesuji.games.go.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;

class CaptureSearchTest {
    private static final int BUDGET = 2000;
    private static final int LADDER = 100;

    /** Rows from the top; X is Black, O is White. */
    private static TacticalBoard board(String diagram) {
        String[] rows = diagram.strip().split("\\s+");
        Geometry geometry = new Geometry(rows.length);
        Chains chains = new Chains(geometry);
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                int cell = geometry.cell(rows.length - row, column + 1);
                char sign = rows[row].charAt(column);
                if (sign != '.') chains.play(cell, sign == 'X' ? Chains.BLACK : Chains.WHITE);
            }
        }
        TacticalBoard board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        board.load(chains, 0);
        return board;
    }

    /** {@code E5}: the fifth column and row. */
    private static int cell(TacticalBoard board, String name) {
        return board.geometry().cell(name.charAt(1) - '0', name.charAt(0) - 'A' + 1);
    }

    private static Set<String> names(TacticalBoard board, int[] cells, int count) {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            int point = board.geometry().point(cells[i]);
            int size = board.geometry().size();
            names.add("" + (char) ('A' + point % size) + (1 + point / size));
        }
        return names;
    }

    private static Set<String> attacks(TacticalBoard board, String stone) {
        int[] cells = new int[32];
        CaptureSearch search = new CaptureSearch(board, BUDGET, LADDER);
        return names(board, cells, search.attacks(board.chain(cell(board, stone)), cells));
    }

    private static Set<String> defences(TacticalBoard board, String stone) {
        int[] cells = new int[32];
        CaptureSearch search = new CaptureSearch(board, BUDGET, LADDER);
        return names(board, cells, search.defences(board.chain(cell(board, stone)), cells));
    }

    private static boolean falls(TacticalBoard board, String stone) {
        return new CaptureSearch(board, BUDGET, LADDER).falls(board.chain(cell(board, stone)));
    }

    /** Black's friends break both ladders, but not the net at F6. */
    private static final String NET = """
            .........
            .....X...
            .........
            ...O...X.
            ...OX....
            ....OO...
            .........
            .........
            .........
            """;

    @Test
    void aNetCatchesWhatNoLadderDoes() {
        TacticalBoard board = board(NET);
        int chain = board.chain(cell(board, "E5"));
        int[] free = new int[3];
        assertThat(board.liberties(chain, free, 3)).isEqualTo(2);
        assertThat(new Ladders(board, BUDGET).attack(chain, free[0], free[1])).isZero();
        assertThat(falls(board, "E5")).isTrue();
        assertThat(attacks(board, "E5")).contains("F6");
    }

    /** The owner's way out of a net is to be there first, or to run. */
    @Test
    void thePointOfTheNetSaves() {
        TacticalBoard board = board(NET);
        assertThat(new CaptureSearch(board, BUDGET, LADDER).stands(board.chain(cell(board, "E5"))))
                .isTrue();
        assertThat(defences(board, "E5")).contains("E6", "F5", "F6");
    }

    /** After the net there is no defence, and both ways out are moves of the lost chain. */
    @Test
    void inANetNothingSaves() {
        TacticalBoard board = board(NET);
        board.play(cell(board, "F6"), Chains.WHITE);
        board.pass();
        assertThat(falls(board, "E5")).isTrue();
        assertThat(new CaptureSearch(board, BUDGET, LADDER).stands(board.chain(cell(board, "E5"))))
                .isFalse();
        assertThat(defences(board, "E5")).isEmpty();
    }

    /** Three liberties: who plays at E2 first, the open end, decides. */
    @Test
    void threeLibertiesAtTheEdge() {
        TacticalBoard board = board("""
                .......
                .......
                .......
                .......
                OOOO...
                OXXX...
                OO.....
                """);
        assertThat(falls(board, "B2")).isTrue();
        assertThat(attacks(board, "B2")).contains("E2");
        assertThat(defences(board, "B2")).contains("E2");
    }

    @Test
    void openChainsAreNotRead() {
        TacticalBoard board = board("""
                .....
                .....
                ..X..
                .....
                .....
                """);
        assertThat(falls(board, "C3")).isFalse();
        assertThat(attacks(board, "C3")).isEmpty();
    }

    /** White's two stones in the middle fall. Black's wall around them, attacked from the left alone, does not. */
    @Test
    void anAttackerShortOfLibertiesIsTaken() {
        TacticalBoard board = board("""
                .......
                .......
                .......
                .XXX...
                .XOX...
                .XO....
                .X.....
                """);
        assertThat(falls(board, "C2")).isTrue();
        assertThat(defences(board, "C2")).isEmpty();
        assertThat(falls(board, "B2")).isFalse();
    }

    @Test
    void aReadingCutShortTakesTheChainForFree() {
        TacticalBoard board = board(NET);
        assertThat(new CaptureSearch(board, 2, LADDER).falls(board.chain(cell(board, "E5"))))
                .isFalse();
    }

    /** In random games: the attack that was found goes on to work, wherever the chain extends; the board stays. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void whatFallsGoesOnFalling(int seed) {
        Geometry geometry = new Geometry(7);
        Chains chains = new Chains(geometry);
        TacticalBoard board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        CaptureSearch search = new CaptureSearch(board, 100_000, 100_000);
        Rng rng = new Rng(seed);
        int[] cells = new int[32];
        int[] free = new int[4];
        int fallen = 0;
        int mover = Chains.BLACK;
        for (int move = 0; move < 60; move++) {
            board.load(chains, 0);
            if (board.empties() == 0) break;
            int cell = board.empty(rng.nextInt(board.empties()));
            if (board.isLegal(cell, mover) && !board.isEye(cell, mover)) chains.play(cell, mover);
            mover = Chains.BLACK + Chains.WHITE - mover;
            for (int point = 0; point < geometry.points(); point++) {
                board.load(chains, 0);
                int stone = geometry.cell(point);
                if (board.chain(stone) != stone || board.liberties(stone, free, 4) > 3) continue;
                String before = picture(board);
                boolean falls = search.falls(stone);
                assertThat(picture(board)).isEqualTo(before);
                if (!falls || board.inAtari(stone)) continue;
                assertThat(search.attacks(stone, cells)).isPositive();
                int owner = board.colour(stone);
                board.play(cells[0], Chains.BLACK + Chains.WHITE - owner);
                int count = board.liberties(board.chain(stone), free, 4);
                for (int i = 0; i < count; i++) {
                    if (free[i] == board.ko() || !board.isLegal(free[i], owner)) continue;
                    assertThat(search.standsBy(free[i], board.chain(stone))).isFalse();
                    fallen++;
                }
            }
        }
        assertThat(fallen).isPositive();
    }

    private static String picture(TacticalBoard board) {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < board.geometry().points(); point++) {
            int cell = board.geometry().cell(point);
            text.append(board.colour(cell)).append(' ').append(board.code(cell)).append(' ');
            int chain = board.chain(cell);
            if (chain != 0) text.append(board.chainSize(chain)).append(' ').append(board.pseudoLiberties(chain));
            text.append('\n');
        }
        return text.toString();
    }
}
