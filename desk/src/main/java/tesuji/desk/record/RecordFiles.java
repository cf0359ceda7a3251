package tesuji.desk.record;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;

/**
 * Games in files.
 *
 * @param forms asked in this order; the first that fits is used
 */
public record RecordFiles(Library library, List<RecordForm> forms) {
    public RecordFiles {
        forms = List.copyOf(forms);
    }

    /** The path with this name; an {@link InputException} if no file can be called that. */
    public static Path path(String name) {
        if (name.isBlank()) throw new InputException("Give the name of a file.");
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException("\"" + name + "\" cannot be the name of a file.", e);
        }
    }

    /** Writes a game; with {@code replace} over whatever the file holds. */
    public void save(KeptGame game, Path file, boolean replace) {
        if (!replace && Files.exists(file)) {
            throw new InputException(file + " exists already; choose another name.");
        }
        String text = form(file).write(game, library);
        WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Reads a game that must be played by these very rules, with legal moves only.
     *
     * @param warnings is told what was wrong with the file and could be mended
     */
    public GameRecord load(Path file, Game game, Consumer<String> warnings) {
        GameRecord record = read(file, warning -> warnings.accept(file + ": " + warning));
        if (!record.game().equals(game.id())) {
            throw new InputException(file + " holds a game of " + record.game() + ", not of " + game.id()
                    + "; start one with: tesuji play " + record.game());
        }
        return record;
    }

    private GameRecord read(Path file, Consumer<String> warnings) {
        byte[] bytes = WholeFile.read(file);
        try {
            GameRecord record = form(file).read(bytes, library, warnings);
            record.replay(library.open(record.game()));
            return record;
        } catch (InputException e) {
            throw new InputException(file + ": " + e.getMessage(), e);
        }
    }

    private RecordForm form(Path file) {
        return forms.stream()
                .filter(form -> form.fits(file))
                .findFirst()
                .orElseThrow(() -> new InputException("There is no way to keep a game in " + file + "."));
    }
}
