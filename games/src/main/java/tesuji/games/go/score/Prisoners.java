package tesuji.games.go.score;

import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;

/**
 * The stones taken so far.
 *
 * @param byBlack white stones that Black has captured
 * @param byWhite black stones that White has captured
 */
public record Prisoners(int byBlack, int byWhite) {
    public static final Prisoners NONE = new Prisoners(0, 0);

    public Prisoners {
        if (byBlack < 0 || byWhite < 0) throw new IllegalArgumentException(byBlack + ", " + byWhite);
    }

    /** Those of a game up to this position. */
    public static Prisoners of(GoPosition position) {
        Chains board = position.board();
        return new Prisoners(board.captured(Chains.WHITE), board.captured(Chains.BLACK));
    }
}
