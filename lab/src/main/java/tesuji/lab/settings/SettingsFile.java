package tesuji.lab.settings;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A file that holds one object of JSON, and names of other files in it. */
public final class SettingsFile {
    private SettingsFile() {}

    /** The object in a file; an {@link InputException} says what is wrong with it. */
    public static ObjectNode read(Path file) {
        String text = new String(WholeFile.read(file), StandardCharsets.UTF_8);
        try {
            if (JsonMapper.shared().readTree(text) instanceof ObjectNode object) return object;
        } catch (JacksonException broken) {
            throw new InputException(
                    file + " is not JSON: " + broken.getOriginalMessage().replaceAll("\\s+", " "), broken);
        }
        throw new InputException(file + " holds no JSON object.");
    }

    /** The file or folder of this name, which begins in {@code folder}. */
    public static Path beside(Path folder, String field, String name) {
        try {
            return folder.resolve(name);
        } catch (InvalidPathException wrong) {
            throw new InputException(field + " must be the name of a file or folder, not \"" + name + "\".", wrong);
        }
    }
}
