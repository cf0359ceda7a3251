package tesuji.lab.match;

import java.time.Duration;
import java.util.List;
import tesuji.core.game.GameRecord;

/**
 * A game as the referee saw it.
 *
 * @param record all legal moves, those of the opening included
 * @param turns the decisions of the players in order, the one that ended the game included
 */
public record PlayedGame(GameRecord record, List<Turn> turns, GameEnd ending) {
    public PlayedGame {
        turns = List.copyOf(turns);
    }

    /** The time a side spent on its decisions. */
    public Duration time(int side) {
        return turns.stream()
                .filter(turn -> turn.side() == side)
                .map(Turn::time)
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** Simulations or nodes a side spent. */
    public long steps(int side) {
        return turns.stream()
                .filter(turn -> turn.side() == side)
                .mapToLong(turn -> turn.decision().analysis().steps())
                .sum();
    }
}
