package tesuji.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameContract;
import tesuji.core.game.Indexing;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;
import tesuji.core.game.Walk;
import tesuji.games.Games;
import tesuji.games.PlaythroughContract;

final class TicTacToeTest implements GameContract, PlaythroughContract {
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
        return "tictactoe";
    }

    @Override
    public long[] perft() {
        return new long[] {9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0};
    }

    @Override
    public List<String> malformedMoves() {
        return List.of("d1", "a4", "a0", "b22");
    }

    @Override
    public List<String> malformedDiagrams() {
        return List.of(
                "...\n...", "....\n...\n...", "O..\n...\n...", "XX.\n...\n...", "XXX\nOOO\n...", "XXX\nOO.\nO..");
    }

    @Override
    public String recording() {
        return "tic_tac_toe";
    }

    /** OpenSpiel counts rows from the top. */
    @Override
    public int move(int action) {
        return (2 - action / 3) * 3 + action % 3;
    }

    @Override
    public String words(int side, int move) {
        return "xo".charAt(side) + "(" + (2 - move / 3) + "," + move % 3 + ")";
    }

    /** Looks along the rows, columns and diagonals of the picture. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theEndIsAsALookAtThePictureTells(long seed) {
        Game game = game();
        Walk.of(game, seed).forEach(position -> {
            String pieces = game.notation().picture(position).pieces();
            boolean first = hasThree(pieces, 'X');
            boolean second = hasThree(pieces, 'O');
            assertThat(position.isOver()).isEqualTo(first || second || !pieces.contains("."));
            if (position.isOver()) assertThat(position.score()).isEqualTo(first ? 2 : second ? -2 : 0);
        });
    }

    private static boolean hasThree(String pieces, char piece) {
        String diagram = pieces.replace(piece, '#');
        String row = "(###......|...###...|......###)";
        String column = "(#..#..#..|.#..#..#.|..#..#..#)";
        String diagonal = "(#...#...#|..#.#.#..)";
        return diagram.matches(row + "|" + column + "|" + diagonal);
    }

    /** 255,168 games: 131,184 won by the first side, 77,904 by the second, 46,080 drawn. */
    @Test
    void allGamesAreCounted() {
        long[] results = new long[3];
        countResults(game().start(), results);
        assertThat(results).containsExactly(77_904, 46_080, 131_184);
    }

    private static void countResults(Position position, long[] results) {
        if (position.isOver()) results[position.score() / 2 + 1]++;
        for (int move : Snapshot.legalMoves(position)) {
            position.play(move);
            countResults(position, results);
            position.undo();
        }
    }

    @Test
    void layersHoldAllReachablePositions() {
        Indexing indexing = game().indexing().orElseThrow();
        Position position = game().start();
        long reachable = 0;
        for (int layer = 0; layer < indexing.layers(); layer++) {
            for (long index = 0; index < indexing.size(layer); index++) {
                if (indexing.unrank(layer, index, position)) reachable++;
            }
        }
        assertThat(IntStream.range(0, 10).mapToLong(layer -> indexing.size(9 - layer)))
                .containsExactly(1L, 9L, 72L, 252L, 756L, 1260L, 1680L, 1260L, 630L, 126L);
        assertThat(reachable).isEqualTo(5478);
    }
}
