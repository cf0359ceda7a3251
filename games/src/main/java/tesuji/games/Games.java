package tesuji.games;

import java.util.List;
import tesuji.core.game.Library;
import tesuji.games.connectfour.ConnectFourFamily;
import tesuji.games.hex.HexFamily;
import tesuji.games.nim.NimFamily;
import tesuji.games.tictactoe.TicTacToeFamily;

/** The only class that knows every game. */
public final class Games {
    private static final Library LIBRARY =
            new Library(List.of(new ConnectFourFamily(), new HexFamily(), new NimFamily(), new TicTacToeFamily()));

    private Games() {}

    public static Library library() {
        return LIBRARY;
    }
}
