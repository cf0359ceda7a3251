package tesuji.desk.record;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tesuji.core.game.GameRecord;
import tesuji.desk.round.GameResult;

/**
 * A game as a file keeps it: its moves, who played and how it ended.
 *
 * @param names of the first and the second side; none if unknown
 * @param thinking how long programs may think about a move; empty if that is not limited
 * @param result as it was announced; empty if the game is not over
 */
public record KeptGame(
        GameRecord record, List<String> names, Optional<Duration> thinking, Optional<GameResult> result) {
    public KeptGame {
        names = List.copyOf(names);
        if (!names.isEmpty() && names.size() != 2) throw new IllegalArgumentException("not two names: " + names);
    }
}
