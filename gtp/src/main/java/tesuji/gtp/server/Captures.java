package tesuji.gtp.server;

import tesuji.core.game.Picture;

/** Pieces each side has taken off the board, as far as pictures tell. */
public record Captures(int byBlack, int byWhite) {
    static final Captures NONE = new Captures(0, 0);

    /** The count after a move by {@code side} that turned one picture into the other. */
    Captures after(int side, Picture before, Picture after) {
        int taken = Math.max(0, before.count(1 - side) - after.count(1 - side));
        return side == 0 ? new Captures(byBlack + taken, byWhite) : new Captures(byBlack, byWhite + taken);
    }
}
