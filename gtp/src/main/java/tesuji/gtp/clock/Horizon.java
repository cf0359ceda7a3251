package tesuji.gtp.clock;

/**
 * How many moves one side has still to make.
 *
 * @param likely by how many parts to divide the time left: many in the opening, fewest in the middle of the game, where
 *     moves matter most
 * @param possible as many as the time must suffice for, however long the game lasts
 */
public record Horizon(int likely, int possible) {
    private static final int FEWEST = 5;

    public Horizon {
        if (likely < 1 || possible < 1) throw new IllegalArgumentException(likely + " of " + possible + " moves");
    }

    /**
     * What lies ahead on a board of so many points after so many moves of both sides.
     *
     * <p>The formula C + max(M - played, 0) spends a growing share up to move M and a constant one afterwards, so that
     * most time goes into the middle of the game (MID of Huang, Coulom and Lin 2010); C and M grow with the board.
     */
    public static Horizon of(int points, int played) {
        int likely = Math.max(FEWEST, points / 8) + Math.max(0, points / 6 - played);
        int possible = Math.max(points - played, points / 4) / 2;
        return new Horizon(likely, Math.max(FEWEST, possible));
    }
}
