package tesuji.lab.statistics.rating;

/**
 * A game between two of several players, who are numbered from 0.
 *
 * @param first who moved first
 * @param second who moved second
 * @param result positive if the first one won, negative if the second one did, 0 for a draw
 */
public record RatedGame(int first, int second, int result) {
    public RatedGame {
        if (first == second || first < 0 || second < 0)
            throw new IllegalArgumentException(first + " against " + second);
    }
}
