package tesuji.lab.journal;

import java.util.List;
import java.util.StringJoiner;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;

/**
 * Games of every kind as lines of words: {@code game ID}, then {@code setup | …} for each line of the first diagram if
 * there is one, then {@code moves …} as often as needed.
 */
public final class TextRecord {
    /** What stands before each line of a diagram, whose own spaces count. */
    public static final String BAR = "| ";

    private static final int MOVES_IN_LINE = 10;

    private TextRecord() {}

    /** The text of a record. */
    public static String of(GameRecord record, Game game) {
        StringBuilder text = new StringBuilder("game " + record.game() + "\n");
        record.setup()
                .lines()
                .forEach(line -> text.append("setup ").append(BAR).append(line).append('\n'));
        List<Integer> moves = record.moves();
        for (int from = 0; from < moves.size(); from += MOVES_IN_LINE) {
            StringJoiner line = new StringJoiner(" ", "moves ", "\n");
            for (int move : moves.subList(from, Math.min(moves.size(), from + MOVES_IN_LINE))) {
                line.add(game.notation().move(move));
            }
            text.append(line);
        }
        return text.toString();
    }
}
