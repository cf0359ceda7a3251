package tesuji.lab.settings;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
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
            throw new InputException(file + " is not JSON" + place(broken, text) + ".", broken);
        }
        throw new InputException(file + " holds no JSON object.");
    }

    /** Where it went wrong, for a person; the library's own words speak of its classes. */
    private static String place(JacksonException broken, String text) {
        TokenStreamLocation location = broken.getLocation();
        if (location == null || location.getLineNr() < 1) return "";
        String place = "line " + location.getLineNr() + ", column " + location.getColumnNr();
        return location.getCharOffset() >= text.length()
                ? ": it ends in " + place + ", before all brackets and quotation marks are closed"
                : ": " + place + " cannot be read; a comma, a colon, a quotation mark or a bracket may be missing there"
                        + " or too many";
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
