package tesuji.desk.record;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.desk.round.GameResult;
import tesuji.lab.journal.TextRecord;

/**
 * Games as lines of words, for every game: what {@link TextRecord} writes. Empty lines and lines that begin with
 * {@code #} are skipped; in such lines stand who played and how long programs thought.
 */
public final class TextForm implements RecordForm {
    @Override
    public boolean fits(Path file) {
        return true;
    }

    @Override
    public String write(KeptGame kept, Library library) {
        GameRecord record = kept.record();
        Game game = library.open(record.game());
        StringBuilder text = new StringBuilder(TextRecord.of(record, game));
        if (!kept.names().isEmpty()) {
            text.append("# first: ").append(kept.names().get(0)).append('\n');
            text.append("# second: ").append(kept.names().get(1)).append('\n');
        }
        kept.thinking()
                .ifPresent(
                        time -> text.append("# seconds: ").append(seconds(time)).append('\n'));
        if (kept.result().orElse(null) instanceof GameResult.Resignation resignation) {
            text.append(resignation.side() == 0 ? "# The first side resigned.\n" : "# The second side resigned.\n");
        }
        return text.toString();
    }

    private static String seconds(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
    }

    @Override
    public GameRecord read(byte[] bytes, Library library, Consumer<String> warnings) {
        Reading reading = new Reading(library);
        List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) continue;
            try {
                reading.take(line);
            } catch (InputException e) {
                throw new InputException("Line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return reading.finished();
    }

    /** One file half read. */
    private static final class Reading {
        private final Library library;
        private final List<Integer> moves = new ArrayList<>();
        private final StringJoiner setup = new StringJoiner("\n");
        private @Nullable Game game;

        Reading(Library library) {
            this.library = library;
        }

        void take(String line) {
            int space = line.indexOf(' ');
            String word = space < 0 ? line : line.substring(0, space);
            String rest = space < 0 ? "" : line.substring(space + 1);
            switch (word) {
                case "game" -> game = library.open(GameId.parse(rest.strip()));
                case "setup" ->
                    setup.add(rest.startsWith(TextRecord.BAR) ? rest.substring(TextRecord.BAR.length()) : rest);
                case "moves" -> {
                    for (String move : rest.strip().split(" +"))
                        moves.add(opened().notation().move(move));
                }
                default -> throw new InputException("\"" + word + "\" is none of game, setup, moves.");
            }
        }

        private Game opened() {
            if (game == null) throw new InputException("The line \"game …\" must come first.");
            return game;
        }

        GameRecord finished() {
            return new GameRecord(opened().id(), setup.toString(), moves);
        }
    }
}
