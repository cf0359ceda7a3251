package tesuji.lab.statistics;

/** The results of one player against another. */
public record Tally(int wins, int losses, int draws) {
    public static final Tally NONE = new Tally(0, 0, 0);

    public Tally {
        if (wins < 0 || losses < 0 || draws < 0) {
            throw new IllegalArgumentException(wins + " wins, " + losses + " losses, " + draws + " draws");
        }
    }

    /** The tally with one more game: positive for a win, negative for a loss, 0 for a draw. */
    public Tally with(int result) {
        return new Tally(wins + (result > 0 ? 1 : 0), losses + (result < 0 ? 1 : 0), draws + (result == 0 ? 1 : 0));
    }

    /** The same results as the other player sees them. */
    public Tally reversed() {
        return new Tally(/* wins= */ losses, /* losses= */ wins, draws);
    }

    public int games() {
        return wins + losses + draws;
    }

    /** Points won, a draw counting one half. */
    public double points() {
        return wins + 0.5 * draws;
    }

    /** Points per game, from 0 to 1; NaN without games. */
    public double score() {
        return points() / games();
    }
}
