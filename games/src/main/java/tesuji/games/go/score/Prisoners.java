package tesuji.games.go.score;

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
}
