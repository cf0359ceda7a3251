package tesuji.games;

import java.util.List;
import tesuji.core.game.Library;
import tesuji.games.connectfour.ConnectFourFamily;
import tesuji.games.go.GoFamily;
import tesuji.games.hex.HexFamily;
import tesuji.games.nim.NimFamily;
import tesuji.games.tictactoe.TicTacToeFamily;

/** The list of all games. */
public final class Games {
    private static final Library LIBRARY = new Library(
            List.of(new GoFamily(), new HexFamily(), new ConnectFourFamily(), new TicTacToeFamily(), new NimFamily()));

    private Games() {}

    public static Library library() {
        return LIBRARY;
    }
}
