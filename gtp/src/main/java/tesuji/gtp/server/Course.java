package tesuji.gtp.server;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;

/**
 * All that happened in a game since its board was last set up, moves out of turn and after the end included.
 *
 * @param start where it began
 * @param plies what was played since
 * @param now where it has come to, as players take it; it begins anew after every move out of turn
 */
public record Course(GameRecord start, List<Ply> plies, GameRecord now) {
    /** A move and the side that made it. */
    public record Ply(int side, int move) {}

    public Course {
        plies = List.copyOf(plies);
    }

    static Course of(GameRecord start) {
        return new Course(start, List.of(), start);
    }

    /** The course after a move that led to this record. */
    Course then(Ply ply, GameRecord next) {
        List<Ply> longer = new ArrayList<>(plies);
        longer.add(ply);
        return new Course(start, longer, next);
    }

    /** The same moves in another game. */
    Course by(GameId game) {
        return new Course(by(game, start), plies, by(game, now));
    }

    private static GameRecord by(GameId game, GameRecord record) {
        return new GameRecord(game, record.setup(), record.moves());
    }

    /** The course with another side to move, which this record says. */
    Course turned(GameRecord facing) {
        return new Course(start, plies, facing);
    }
}
