package tesuji.core.game;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/**
 * The ability of a game to be written as the world writes it, as Go is in SGF. What has no format of its own is written
 * as lines of words.
 */
public interface RecordFormat {
    /** How the names of such files end: {@code .sgf}. */
    String ending();

    /** The text of a file with one game. */
    String write(GameRecord record, Header header);

    /**
     * What a file tells besides the moves.
     *
     * @param players the first and the second
     * @param result {@code B+3.5}, {@code W+R} or {@code 0}, {@code B} being the side that moves first
     * @param round its number in a match, from 1
     * @param note sentences about the whole game; may be empty
     * @param comments on single moves, which are counted from 0
     * @param version of this program, which signs the file
     */
    record Header(
            List<String> players,
            String result,
            LocalDate date,
            int round,
            String note,
            Map<Integer, String> comments,
            String version) {
        public Header {
            players = List.copyOf(players);
            comments = Map.copyOf(comments);
        }
    }
}
