package tesuji.games.skoczki;

import tesuji.core.game.Position;

/** A moment of Skoczki as its notation sees it, whatever the board is kept in. */
sealed interface SkoczkiBoard extends Position permits SkoczkiPosition, LargeSkoczkiPosition {
    /** The piece on a square, as in a {@link tesuji.core.game.Picture}. */
    char piece(int square);

    /** Becomes the position with the pieces of a picture and this side to move; nothing can be undone. */
    void set(String pieces, int side);
}
