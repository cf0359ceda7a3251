package tesuji.mcts.choose;

/**
 * What a search found out about one move at the root. All values are those of the side that makes the move.
 *
 * @param visits simulations that began with it
 * @param value their mean; 0 without visits
 * @param amafVisits simulations in which it was made then or later; 0 when nobody counted
 * @param amafValue their mean; 0 without any
 * @param lead the mean margin in points; NaN when nobody counted
 * @param prior how it looked before the search; NaN when nobody said
 */
public record RootMoveStats(
        int move, long visits, double value, long amafVisits, double amafValue, double lead, double prior) {}
