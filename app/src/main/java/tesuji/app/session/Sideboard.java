package tesuji.app.session;

/**
 * What stands beside the board during a game.
 *
 * @param adviser gives the hints
 * @param files keeps games
 * @param judge says how a finished game ended
 */
public record Sideboard(Adviser adviser, RecordFiles files, Judge judge) {}
