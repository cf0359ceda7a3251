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
        Duration time = Duration.ZERO;
        for (Turn turn : turns) if (turn.side() == side) time = time.plus(turn.time());
        return time;
    }

    /** Simulations or nodes a side spent. */
    public long steps(int side) {
        long steps = 0;
        for (Turn turn : turns)
            if (turn.side() == side) steps += turn.decision().analysis().steps();
        return steps;
    }
}
