package tesuji.games.go.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;

/** What only the board of heavy playouts tells: liberties one by one, eyes, area and self-atari. */
class TacticalBoardTest {
    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 3", "5, 4", "5, 5", "7, 6", "9, 7", "9, 8", "13, 9", "19, 10", "25, 11"})
    void everyMoveOfARandomGame(int size, int seed) {
        Geometry geometry = new Geometry(size);
        Chains exact = new Chains(geometry);
        TacticalBoard played = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        TacticalBoard loaded = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        PlayoutBoard light = new PlayoutBoard(geometry, EyeRule.DIAGONAL);
        played.load(exact, 0);
        Rng rng = new Rng(seed);
        int mover = Chains.BLACK;
        for (int move = 0; move < Math.min(300, 4 * size * size); move++) {
            loaded.load(exact, played.ko());
            light.load(exact, played.ko());
            libertiesAgree(exact, played);
            libertiesAgree(exact, loaded);
            eyesAndAreaAgree(light, played, geometry);
            selfAtari(exact, played);
            int cell = draw(played, mover, rng);
            if (cell == 0) {
                played.pass();
            } else {
                played.play(cell, mover);
                exact.play(cell, mover);
            }
            assertThat(played.last()).isEqualTo(cell);
            mover = Chains.BLACK + Chains.WHITE - mover;
        }
    }

    private static int draw(TacticalBoard board, int mover, Rng rng) {
        for (int candidates = board.empties(); candidates > 0; candidates--) {
            int index = rng.nextInt(candidates);
            int cell = board.empty(index);
            boolean sensible = rng.nextInt(10) == 0 || !board.isEye(cell, mover);
            if (sensible && board.isLegal(cell, mover)) return cell;
            board.swapEmpty(index, candidates - 1);
        }
        return 0;
    }

    private static void libertiesAgree(Chains exact, TacticalBoard board) {
        Geometry geometry = exact.geometry();
        int[] found = new int[geometry.points()];
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            int chain = board.chain(cell);
            if (chain == 0) continue;
            Set<Integer> liberties = liberties(exact, cell);
            int count = board.liberties(chain, found, Integer.MAX_VALUE);
            Set<Integer> seen = new TreeSet<>();
            for (int i = 0; i < count; i++) seen.add(found[i]);
            assertThat(seen).isEqualTo(liberties).hasSize(count);
            assertThat(board.liberties(chain, found, 2)).isEqualTo(Math.min(2, count));
            int[] both = new int[2];
            assertThat(board.twoLiberties(chain, both)).isEqualTo(count == 2);
            if (count == 2) assertThat(Set.of(both[0], both[1])).isEqualTo(liberties);
        }
    }

    private static Set<Integer> liberties(Chains exact, int cell) {
        Set<Integer> liberties = new TreeSet<>();
        int stone = cell;
        do {
            for (int direction = 0; direction < 4; direction++) {
                int q = exact.neighbour(stone, direction);
                if (exact.colour(q) == Chains.EMPTY) liberties.add(q);
            }
            stone = exact.nextStone(stone);
        } while (stone != cell);
        return liberties;
    }

    private static void eyesAndAreaAgree(PlayoutBoard light, TacticalBoard board, Geometry geometry) {
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            if (board.colour(cell) != Chains.EMPTY) continue;
            for (int mover = Chains.BLACK; mover <= Chains.WHITE; mover++) {
                assertThat(board.isEye(cell, mover)).isEqualTo(light.isEye(cell, mover));
            }
        }
        int area = 0;
        for (int point = 0; point < geometry.points(); point++) area += owner(board, geometry.cell(point));
        assertThat(board.areaLead()).isEqualTo(area);
    }

    private static int owner(TacticalBoard board, int cell) {
        if (board.colour(cell) != Chains.EMPTY) return board.colour(cell) == Chains.BLACK ? 1 : -1;
        Set<Integer> around = new TreeSet<>();
        for (int direction = 0; direction < 4; direction++) around.add(board.colour(board.neighbour(cell, direction)));
        boolean black = around.contains(Chains.BLACK);
        boolean white = around.contains(Chains.WHITE);
        return black == white ? 0 : black ? 1 : -1;
    }

    /** Plays every legal move on the exact board and counts. */
    private static void selfAtari(Chains exact, TacticalBoard board) {
        for (int i = 0; i < board.empties(); i++) {
            int cell = board.empty(i);
            for (int mover = Chains.BLACK; mover <= Chains.WHITE; mover++) {
                if (cell == board.ko() || !board.isLegal(cell, mover)) continue;
                exact.play(cell, mover);
                assertThat(board.isSelfAtari(cell, mover))
                        .isEqualTo(liberties(exact, cell).size() == 1);
                exact.undo();
            }
        }
    }

    /** A ko is forbidden at once and open after a pass. */
    @Test
    void ko() {
        Geometry geometry = new Geometry(5);
        Chains exact = new Chains(geometry);
        exact.play(geometry.cell(1, 1), Chains.BLACK);
        exact.play(geometry.cell(2, 2), Chains.BLACK);
        exact.play(geometry.cell(1, 3), Chains.BLACK);
        exact.play(geometry.cell(2, 1), Chains.WHITE);
        TacticalBoard board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        board.load(exact, 0);
        board.play(geometry.cell(1, 2), Chains.WHITE);
        assertThat(board.captured(Chains.BLACK)).isOne();
        assertThat(board.ko()).isEqualTo(geometry.cell(1, 1));
        assertThat(board.isLegal(board.ko(), Chains.BLACK)).isFalse();
        board.pass();
        assertThat(board.isLegal(geometry.cell(1, 1), Chains.BLACK)).isTrue();
        assertThat(board.secondLast()).isEqualTo(geometry.cell(1, 2));
    }
}
