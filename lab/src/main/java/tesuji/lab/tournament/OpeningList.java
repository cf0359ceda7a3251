package tesuji.lab.tournament;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;

/**
 * Openings as lines of text: in each the moves of one, as the game writes them, with spaces or commas between them.
 * Empty lines, and what follows a {@code #}, are left out.
 */
public final class OpeningList {
    private OpeningList() {}

    /** The openings of a file; an {@link InputException} names the line that is wrong. */
    public static List<GameRecord> read(Path file, Game game) {
        String text = new String(WholeFile.read(file), StandardCharsets.UTF_8);
        return of(text.lines().toList(), game, "Line %d of " + file);
    }

    /**
     * The openings in these lines.
     *
     * @param place what to call a line in a sentence, with {@code %d} for its number
     */
    static List<GameRecord> of(List<String> lines, Game game, String place) {
        List<GameRecord> openings = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String moves = lines.get(i).replaceFirst("#.*", "").strip();
            if (!moves.isEmpty()) openings.add(opening(moves, game, place.replace("%d", "" + (i + 1))));
        }
        if (openings.isEmpty()) {
            throw new InputException("There is no opening in the list; write the moves of one into each line.");
        }
        return openings;
    }

    private static GameRecord opening(String moves, Game game, String place) {
        try {
            GameRecord record = GameRecord.of(game);
            for (String move : moves.split("[\\s,]+", -1))
                record = record.then(game.notation().move(move));
            if (!record.replay(game).isOver()) return record;
        } catch (InputException wrong) {
            throw new InputException(place + ": " + wrong.getMessage(), wrong);
        }
        throw new InputException(place + ": The game is over after these moves.");
    }
}
