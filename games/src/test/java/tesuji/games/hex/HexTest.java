package tesuji.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameContract;
import tesuji.core.game.Library;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;
import tesuji.core.game.Walk;
import tesuji.games.Games;
import tesuji.games.PlaythroughContract;

final class HexTest {
    private static Game open(int size) {
        return Games.library().open("hex:size=" + size);
    }

    @Nested
    final class Five implements GameContract, PlaythroughContract {
        @Override
        public Game game() {
            return GameContract.super.game();
        }

        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "hex:size=5";
        }

        /** Nobody joins edges before the ninth move. */
        @Override
        public long[] perft() {
            return new long[] {25, 25 * 24, 25 * 24 * 23, 25 * 24 * 23 * 22};
        }

        @Override
        public List<String> malformedMoves() {
            return List.of("f1", "a6", "a0", "1a");
        }

        @Override
        public String recording() {
            return "hex(board_size=5)";
        }

        @Override
        public String words(int side, int move) {
            return game().notation().move(move);
        }
    }

    @Nested
    final class Three implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "hex:size=3";
        }

        @Override
        public long[] perft() {
            long[] counts = new long[7];
            for (int depth = 1; depth <= 7; depth++) counts[depth - 1] = count(".".repeat(9), 3, 0, depth);
            return counts;
        }

        @Override
        public List<String> malformedDiagrams() {
            return List.of("...\n...", "OO.\n...\n...", "X..\nX..\nXOO\n.", "XO.\nXO.\nX.O");
        }
    }

    @Nested
    final class Eleven implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "hex";
        }

        @Override
        public long[] perft() {
            return new long[] {121, 121 * 120};
        }
    }

    /** Counts sequences on a string of cells. */
    private static long count(String cells, int size, int side, int depth) {
        if (depth == 0) return 1;
        if (isJoined(cells, size, 0) || isJoined(cells, size, 1)) return 0;
        long count = 0;
        for (int cell = 0; cell < cells.length(); cell++) {
            if (cells.charAt(cell) != Picture.EMPTY) continue;
            char piece = side == 0 ? Picture.FIRST : Picture.SECOND;
            count += count(cells.substring(0, cell) + piece + cells.substring(cell + 1), size, 1 - side, depth - 1);
        }
        return count;
    }

    /** Walks over the stones of a side from its first edge and looks whether it comes to the other one. */
    static boolean isJoined(String cells, int size, int side) {
        char piece = side == 0 ? Picture.FIRST : Picture.SECOND;
        Deque<Integer> open = new ArrayDeque<>();
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < size; i++) open.add(side == 0 ? i : i * size);
        while (!open.isEmpty()) {
            int cell = open.remove();
            if (cells.charAt(cell) != piece || !seen.add(cell)) continue;
            int row = cell / size;
            int column = cell % size;
            if ((side == 0 ? row : column) == size - 1) return true;
            for (int other = 0; other < size * size; other++) {
                int down = other / size - row;
                int right = other % size - column;
                boolean adjacent = Math.abs(down) <= 1 && Math.abs(right) <= 1 && down != right;
                if (adjacent) open.add(other);
            }
        }
        return false;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 11})
    void theWinnerIsTheSideWhoseEdgesAreJoined(int size) {
        Game game = open(size);
        for (long seed = 1; seed <= 10; seed++) {
            Walk.of(game, seed).forEach(position -> {
                String cells = game.notation().picture(position).pieces();
                boolean first = isJoined(cells, size, 0);
                boolean second = isJoined(cells, size, 1);
                assertThat(position.isOver()).isEqualTo(first || second);
                assertThat(first && second).isFalse();
                if (position.isOver()) assertThat(position.score()).isEqualTo(first ? 2 : -2);
            });
        }
    }

    /** Fills the board in any order: exactly one side is joined, and placing it says the same. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7})
    void fullBoardsAreNeverDrawn(int size) {
        Game game = open(size);
        for (long seed = 1; seed <= 20; seed++) {
            Position position = game.start();
            StringBuilder cells = new StringBuilder();
            for (int i = 0; i < size * size; i++) cells.append(i % 2 == 0 ? Picture.FIRST : Picture.SECOND);
            shuffle(cells, seed);
            assertThat(isJoined(cells.toString(), size, 0)).isNotEqualTo(isJoined(cells.toString(), size, 1));
            boolean lastMoverWon = isJoined(cells.toString(), size, 1 - size * size % 2);
            String diagram = cells.toString().replaceAll(".{" + size + "}", "$0\n");
            if (lastMoverWon) {
                game.notation().place(diagram, position);
                assertThat(position.isOver()).isTrue();
            } else {
                assertThatThrownBy(() -> game.notation().place(diagram, position))
                        .isInstanceOf(InputException.class);
            }
        }
    }

    private static void shuffle(StringBuilder cells, long seed) {
        Rng rng = new Rng(seed);
        for (int i = cells.length() - 1; i > 0; i--) {
            int other = rng.nextInt(i + 1);
            char piece = cells.charAt(i);
            cells.setCharAt(i, cells.charAt(other));
            cells.setCharAt(other, piece);
        }
    }

    /** Nash's argument: an extra stone does no harm, so the second side cannot have a winning strategy. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theFirstSideWins(int size) {
        assertThat(isWon(open(size).start(), new HashMap<>())).isTrue();
    }

    private static boolean isWon(Position position, Map<Long, Boolean> wins) {
        if (position.isOver()) return position.score() > 0 == (position.toMove() == 0);
        Boolean known = wins.get(position.key());
        if (known != null) return known;
        boolean won = false;
        for (int move : Snapshot.legalMoves(position)) {
            position.play(move);
            won |= !isWon(position, wins);
            position.undo();
        }
        wins.put(position.key(), won);
        return won;
    }

    @Test
    void theSharpCornersTouchOneEdgeOfEachSide() {
        Game game = open(2);
        Position position = game.start();
        game.notation().place("XO\n.X", position);
        assertThat(position.isOver()).isFalse();
        game.notation().place("OX\nX.", position);
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(2);
    }
}
