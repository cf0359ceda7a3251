package tesuji.desk.record;

import java.nio.file.Path;
import java.util.function.Consumer;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;

/** A way to write games to files; one per format. */
public interface RecordForm {
    /** Whether files with this name are written in this form. */
    boolean fits(Path file);

    /** The text of a game; an {@link tesuji.core.base.InputException} if this form is not for its kind. */
    String write(KeptGame game, Library library);

    /**
     * The game in a file's bytes; an {@link tesuji.core.base.InputException} says where they are wrong.
     *
     * @param warnings is told what was wrong and could be mended
     */
    GameRecord read(byte[] bytes, Library library, Consumer<String> warnings);
}
