package tesuji.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Perft;
import tesuji.core.game.Picture;
import tesuji.core.game.Walk;

/** On boards that both positions can hold they play the same game. */
final class BoardAgreementTest {
    private static final int GAMES = 100;

    private static void assertAgree(ConnectFourGame game, ConnectFourBoard bits, ConnectFourBoard cells) {
        assertThat(game.notation().picture(cells)).isEqualTo(game.notation().picture(bits));
        assertThat(moves(cells)).isEqualTo(moves(bits));
        assertThat(cells.isOver()).isEqualTo(bits.isOver());
        if (bits.isOver()) assertThat(cells.score()).isEqualTo(bits.score());
        assertThat(cells.toMove()).isEqualTo(bits.toMove());
        for (int side = 0; side < 2; side++) assertThat(cells.hasFour(side)).isEqualTo(bits.hasFour(side));
        for (int column = -1; column <= game.width(); column++) {
            assertThat(cells.isLegal(column)).isEqualTo(bits.isLegal(column));
        }
        for (int column = 0; column < game.width(); column++) {
            assertThat(cells.stonesIn(column)).isEqualTo(bits.stonesIn(column));
        }
    }

    private static int[] moves(ConnectFourBoard board) {
        int[] moves = new int[board.game().maxLegalMoves()];
        return Arrays.copyOf(moves, board.legalMoves(moves));
    }

    @ParameterizedTest
    @CsvSource({"7, 6", "5, 5", "4, 4", "8, 7", "3, 8", "16, 3", "1, 63"})
    void randomGamesAreTheSameForthAndBack(int width, int height) {
        ConnectFourGame game = new ConnectFourGame(width, height);
        for (long seed = 1; seed <= GAMES; seed++) {
            ConnectFourBoard bits = new ConnectFourPosition(game);
            ConnectFourBoard cells = new LargeConnectFourPosition(game);
            Walk walk = Walk.of(game, seed);
            for (int move : walk.moves()) {
                assertAgree(game, bits, cells);
                bits.play(move);
                cells.play(move);
            }
            assertAgree(game, bits, cells);
            assertThat(cells.isOver()).isTrue();
            for (int ply = 0; ply < walk.length(); ply++) {
                bits.undo();
                cells.undo();
                assertAgree(game, bits, cells);
            }
            assertThat(cells.key()).isEqualTo(new LargeConnectFourPosition(game).key());
        }
    }

    @ParameterizedTest
    @CsvSource({"7, 6, 7", "5, 5, 9", "4, 4, 10", "8, 7, 7", "3, 8, 10"})
    void linesOfMovesAreAsMany(int width, int height, int depth) {
        ConnectFourGame game = new ConnectFourGame(width, height);
        Perft perft = new Perft(game, depth);
        for (int plies = 1; plies <= depth; plies++) {
            assertThat(perft.leaves(new LargeConnectFourPosition(game), plies))
                    .isEqualTo(perft.leaves(new ConnectFourPosition(game), plies));
        }
    }

    @ParameterizedTest
    @CsvSource({"7, 6", "5, 5", "4, 4", "8, 7"})
    void pictureOfAnyMomentCanBeSet(int width, int height) {
        ConnectFourGame game = new ConnectFourGame(width, height);
        for (long seed = 1; seed <= GAMES; seed++) {
            Walk.of(game, seed).forEach(position -> {
                Picture picture = game.notation().picture(position);
                ConnectFourBoard cells = new LargeConnectFourPosition(game);
                cells.set(picture.pieces());
                assertAgree(game, (ConnectFourBoard) position, cells);
            });
        }
    }

    @Test
    void aLineDoesNotGoOnInTheNextColumn() {
        ConnectFourGame game = new ConnectFourGame(22, 2);
        ConnectFourBoard board = game.empty();
        game.notation().place(("XXOO" + ".".repeat(18) + "\n").repeat(2), board);
        assertThat(board).isInstanceOf(LargeConnectFourPosition.class);
        assertThat(board.isOver()).isFalse();
    }

    @Test
    void aLargeDiagramMayNotGoOnAfterFour() {
        ConnectFourGame game = new ConnectFourGame(10, 10);
        String diagram = (".".repeat(10) + "\n").repeat(8) + "OOO.......\n" + "XXXXO.....";
        assertThatThrownBy(() -> game.notation().place(diagram, game.start()))
                .isInstanceOf(InputException.class)
                .hasMessage("The diagram shows a game that went on after four in a row.");
    }
}
