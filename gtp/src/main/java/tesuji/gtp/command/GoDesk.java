package tesuji.gtp.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.gtp.server.Course;

/**
 * What the commands for Go need to know of Go, supplied by an application that knows it. Points are those of the
 * game's layout. Refusals are {@link tesuji.core.base.InputException}s, whose sentence goes to the controller.
 */
public interface GoDesk {
    /** What becomes of stones at the end. */
    enum Status {
        ALIVE,
        DEAD,
        SEKI
    }

    /** Whether this game is Go; for other games the commands are refused. */
    boolean isGo(Game game);

    /** The fixed points for so many handicap stones, or none if the board does not allow the number. */
    List<Integer> fixedHandicap(Game game, int stones);

    /** Points of the engine's choice for at most so many handicap stones, or none if the number is impossible. */
    List<Integer> freeHandicap(Game game, int stones);

    /** The game with these handicap stones placed, White to move; too many stones are refused. */
    GameRecord handicap(Game game, List<Integer> points);

    /** The same game without the handicap of a record, as it is when the board is cleared. */
    GameId withoutHandicap(GameId game);

    /** The final score in half-points for Black, dead stones taken off; empty if it cannot be told. */
    OptionalInt score(GameRecord record);

    /** The stones of this status, chain by chain. */
    List<List<Integer>> stones(GameRecord record, Status status);

    /** A move towards taking dead stones of the opponent of the side to move; empty if there are none. */
    OptionalInt cleanup(GameRecord record);

    /**
     * The main line of a game file.
     *
     * @param before the number of the move before which to stop, counted from 1
     */
    GameRecord load(Path file, int before) throws IOException;

    /** The text of a game file. */
    String print(Course course);
}
