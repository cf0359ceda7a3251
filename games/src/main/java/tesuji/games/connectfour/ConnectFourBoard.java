package tesuji.games.connectfour;

import tesuji.core.game.Position;

/** A moment of Connect Four as its notation sees it, whatever the board is kept in. */
sealed interface ConnectFourBoard extends Position permits ConnectFourPosition, LargeConnectFourPosition {
    /** Stones in a row that win. */
    int LINE = 4;

    /** The number of stones in a column. */
    int stonesIn(int column);

    /** The piece on a cell, as in a {@link tesuji.core.game.Picture}. */
    char piece(int column, int row);

    /** Puts the pieces of a picture, none with a gap below it, on the empty board; nothing can be undone. */
    void set(String pieces);

    /** Whether this side has four in a row anywhere. */
    boolean hasFour(int side);
}
