package tesuji.lab.statistics.rating;

import java.util.List;
import tesuji.lab.statistics.Tally;

/**
 * Players from the strongest to the weakest.
 *
 * @param model what was assumed
 * @param players in the order of their ratings
 * @param firstMove what moving first is worth, in Elo
 * @param firstMoveError half of the width of its interval
 * @param superiority for each two players of the list the probability that the first is the stronger one, by the normal
 *     approximation; 0.5 for a player and itself
 * @param connected whether games link all players; if not, ratings of players that are not linked rest on the prior
 *     alone
 */
public record PlayerRatings(
        RatingModel model,
        List<RatedPlayer> players,
        double firstMove,
        double firstMoveError,
        List<List<Double>> superiority,
        boolean connected) {
    /**
     * One player.
     *
     * @param number in the table of results
     * @param rating in Elo
     * @param error half of the width of its interval, relative to the anchor or the mean
     * @param results against all others
     * @param opponents the mean rating of its opponents, by games; NaN without games
     */
    public record RatedPlayer(int number, String name, double rating, double error, Tally results, double opponents) {
        /** Where the interval of its rating begins. */
        public double low() {
            return rating - error;
        }

        /** Where the interval of its rating ends. */
        public double high() {
            return rating + error;
        }
    }

    public PlayerRatings {
        players = List.copyOf(players);
        superiority = superiority.stream().map(List::copyOf).toList();
    }

    /** The probability that a player of the list is stronger than the next one. */
    public double superiorityOverNext(int place) {
        return superiority.get(place).get(place + 1);
    }
}
