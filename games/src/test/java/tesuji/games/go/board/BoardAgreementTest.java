package tesuji.games.go.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;

/**
 * All boards of Go side by side through random games: after every move they have the same stones, chains, liberties and
 * captures and allow the same moves, whether they were played on or loaded. Chains and liberties are also counted anew
 * from the colours.
 */
class BoardAgreementTest {
    private static final int[] COLOURS = {Chains.BLACK, Chains.WHITE};

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 3", "5, 4", "5, 5", "7, 6", "9, 7", "9, 8", "13, 9", "19, 10", "25, 11"})
    void everyMoveOfARandomGame(int size, int seed) {
        Geometry geometry = new Geometry(size);
        Chains exact = new Chains(geometry);
        TacticalBoard tactical = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        TacticalBoard loadedTactical = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        TacticalBoard read = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        PlayoutBoard light = new PlayoutBoard(geometry, EyeRule.DIAGONAL);
        tactical.load(exact, 0);
        read.load(exact, 0);
        MoveStack reading = new MoveStack(read, 1);
        Rng rng = new Rng(seed);
        int mover = Chains.BLACK;
        int ko = 0;
        List<String> pictures = new ArrayList<>();
        for (int move = 0; move < Math.min(300, 4 * size * size); move++) {
            loadedTactical.load(exact, ko);
            light.load(exact, ko);
            for (ChainBoard board : List.of(exact, tactical, loadedTactical, read)) agree(exact, board);
            agree(exact, light);
            for (TacticalBoard board : List.of(tactical, loadedTactical)) {
                assertThat(board.ko()).isEqualTo(ko);
                legalMovesAgree(exact, ko, board::isLegal);
            }
            assertThat(light.ko()).isEqualTo(ko);
            legalMovesAgree(exact, ko, light::isLegal);
            int cell = draw(tactical, mover, rng);
            if (cell == 0) {
                // a pass, which only lifts the ban of the ko
                tactical.pass();
                ko = 0;
            } else {
                pictures.add(picture(exact));
                ko = exact.koAfter(cell, exact.play(cell, mover));
                tactical.play(cell, mover);
                assertThat(read.koAfter(cell, reading.play(cell, mover))).isEqualTo(ko);
            }
            mover = Chains.BLACK + Chains.WHITE - mover;
        }
        for (int move = pictures.size() - 1; move >= 0; move--) {
            exact.undo();
            reading.undo();
            assertThat(picture(exact)).isEqualTo(pictures.get(move));
            agree(exact, exact);
            agree(exact, read);
        }
        assertThat(exact.key()).isZero();
    }

    /** The board of light playouts draws its moves itself, one at a time here, and the others follow. */
    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 3", "5, 4", "5, 5", "7, 6", "9, 7", "9, 8", "13, 9", "19, 10", "25, 11"})
    void everyMoveOfALightPlayout(int size, int seed) {
        Geometry geometry = new Geometry(size);
        Chains exact = new Chains(geometry);
        PlayoutBoard light = new PlayoutBoard(geometry, EyeRule.DIAGONAL);
        light.load(exact, 0);
        Rng rng = new Rng(seed);
        int mover = Chains.BLACK;
        int[] played = new int[1];
        int captured = 0;
        int step = size < 13 ? 1 : 25; // looking at every move of a large board takes long
        for (int move = 0; move < 3 * size * size; move++) {
            assertThat(light.playOut(mover, 0, 1, rng, played, 0)).isOne();
            int cell = played[0] == geometry.points() ? 0 : geometry.cell(played[0]);
            int ko = cell == 0 ? 0 : exact.koAfter(cell, exact.play(cell, mover));
            assertThat(light.ko()).isEqualTo(ko);
            if (move % step == 0) {
                agree(exact, light);
                legalMovesAgree(exact, ko, light::isLegal);
            }
            mover = Chains.BLACK + Chains.WHITE - mover;
            captured = exact.captured(Chains.BLACK) + exact.captured(Chains.WHITE);
        }
        assertThat(captured).isPositive();
    }

    /** One call plays the same game as one call for each move. */
    @ParameterizedTest
    @CsvSource({"5, 1", "9, 2", "19, 3"})
    void aPlayoutIsTheSameInOneCallAndInMany(int size, int seed) {
        Geometry geometry = new Geometry(size);
        PlayoutBoard whole = new PlayoutBoard(geometry, EyeRule.DIAGONAL);
        PlayoutBoard step = new PlayoutBoard(geometry, EyeRule.DIAGONAL);
        whole.load(new Chains(geometry), 0);
        step.load(new Chains(geometry), 0);
        int[] moves = new int[3 * geometry.points()];
        int length = whole.playOut(Chains.BLACK, 0, moves.length, new Rng(seed), moves, 0);
        Rng rng = new Rng(seed);
        int[] played = new int[1];
        for (int move = 0; move < length; move++) {
            step.playOut(Chains.BLACK + move % 2, 0, 1, rng, played, 0);
            assertThat(played[0]).as("move %d", move).isEqualTo(moves[move]);
        }
        assertThat(step.areaLead()).isEqualTo(whole.areaLead());
    }

    @Test
    void aBoardOfLightPlayoutsHasAtMostTwentyFiveRows() {
        Geometry geometry = new Geometry(26);
        assertThatThrownBy(() -> new PlayoutBoard(geometry, EyeRule.DIAGONAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most 25");
    }

    /** A legal cell, seldom an eye of the mover; 0 for none. */
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

    private static String picture(ChainBoard board) {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < board.geometry().points(); point++) {
            text.append(".XO".charAt(board.colour(board.geometry().cell(point))));
        }
        return text.toString();
    }

    private static void agree(Chains exact, ChainBoard board) {
        assertThat(picture(board)).isEqualTo(picture(exact));
        for (int colour : COLOURS) assertThat(board.captured(colour)).isEqualTo(exact.captured(colour));
        for (int point = 0; point < exact.geometry().points(); point++) {
            int cell = exact.geometry().cell(point);
            for (int place = 0; place < 8; place++) {
                assertThat(Pattern3x3.at(Pattern3x3.code(board.around[cell]), place))
                        .isEqualTo(exact.colour(board.neighbour(cell, place)));
            }
            int chain = board.chain(cell);
            if (exact.colour(cell) == Chains.EMPTY) {
                assertThat(chain).isZero();
                continue;
            }
            Set<Integer> stones = chain(exact, cell);
            Set<Integer> liberties = liberties(exact, stones);
            assertThat(cycle(board, cell)).isEqualTo(stones);
            assertThat(stones).contains(chain).allMatch(stone -> board.chain(stone) == chain);
            assertThat(board.chainSize(chain)).isEqualTo(stones.size());
            assertThat(board.pseudoLiberties(chain)).isEqualTo(pseudoLiberties(exact, stones));
            assertThat(board.inAtari(chain)).isEqualTo(liberties.size() == 1);
            if (liberties.size() == 1) assertThat(liberties).containsExactly(board.liberty(chain));
        }
    }

    private static void agree(Chains exact, PlayoutBoard board) {
        for (int colour : COLOURS) assertThat(board.captured(colour)).isEqualTo(exact.captured(colour));
        assertThat(board.colour(exact.geometry().firstCell() - 1)).isEqualTo(Chains.BORDER);
        for (int point = 0; point < exact.geometry().points(); point++) {
            int cell = exact.geometry().cell(point);
            assertThat(board.colour(cell)).isEqualTo(exact.colour(cell));
            int chain = board.head(cell);
            if (exact.colour(cell) == Chains.EMPTY) {
                assertThat(chain).isEqualTo(cell);
                continue;
            }
            Set<Integer> stones = chain(exact, cell);
            assertThat(stones).contains(chain).allMatch(stone -> board.head(stone) == chain);
            assertThat(board.chainSize(chain)).isEqualTo(stones.size());
            assertThat(board.pseudoLiberties(chain)).isEqualTo(pseudoLiberties(exact, stones));
        }
    }

    private interface Legality {
        boolean isLegal(int cell, int mover);
    }

    private static void legalMovesAgree(Chains exact, int ko, Legality board) {
        for (int point = 0; point < exact.geometry().points(); point++) {
            int cell = exact.geometry().cell(point);
            if (exact.colour(cell) != Chains.EMPTY) continue;
            for (int mover : COLOURS) {
                assertThat(board.isLegal(cell, mover)).isEqualTo(cell != ko && exact.wouldLive(cell, mover));
            }
        }
    }

    private static Set<Integer> cycle(ChainBoard board, int cell) {
        Set<Integer> stones = new TreeSet<>();
        int stone = cell;
        do {
            assertThat(stones.add(stone)).isTrue();
            stone = board.nextStone(stone);
        } while (stone != cell);
        return stones;
    }

    /** The stones that hang together with this one, found by their colours alone. */
    private static Set<Integer> chain(Chains board, int cell) {
        Set<Integer> stones = new TreeSet<>(Set.of(cell));
        Deque<Integer> open = new ArrayDeque<>(stones);
        while (!open.isEmpty()) {
            int stone = open.pop();
            for (int direction = 0; direction < 4; direction++) {
                int next = board.neighbour(stone, direction);
                if (board.colour(next) == board.colour(cell) && stones.add(next)) open.push(next);
            }
        }
        return stones;
    }

    private static Set<Integer> liberties(Chains board, Set<Integer> stones) {
        Set<Integer> liberties = new TreeSet<>();
        for (int stone : stones) {
            for (int direction = 0; direction < 4; direction++) {
                int next = board.neighbour(stone, direction);
                if (board.colour(next) == Chains.EMPTY) liberties.add(next);
            }
        }
        return liberties;
    }

    private static int pseudoLiberties(Chains board, Set<Integer> stones) {
        int pseudoLiberties = 0;
        for (int stone : stones) {
            for (int direction = 0; direction < 4; direction++) {
                if (board.colour(board.neighbour(stone, direction)) == Chains.EMPTY) pseudoLiberties++;
            }
        }
        return pseudoLiberties;
    }
}
