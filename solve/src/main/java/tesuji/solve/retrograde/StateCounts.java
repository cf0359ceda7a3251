package tesuji.solve.retrograde;

/**
 * How many states there are of every kind.
 *
 * @param wins for the side to move, as are draws and losses; ended games are among them
 * @param unknown those that nobody looked at to the end
 * @param ended states in which the game is over
 * @param holes numbers without a state; they count nowhere else
 * @param longest the most moves that a forced win takes
 */
public record StateCounts(long wins, long draws, long losses, long unknown, long ended, long holes, int longest) {
    public long states() {
        return wins + draws + losses + unknown;
    }
}
