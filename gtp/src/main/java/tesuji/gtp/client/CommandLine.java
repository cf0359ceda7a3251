package tesuji.gtp.client;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;

/**
 * A command line split into words, as a shell would, without any other of its powers.
 *
 * <p>Single quotes take everything literally; in double quotes and outside, a backslash makes the next space, quote or
 * backslash an ordinary letter, and is itself one before anything else, so that {@code C:\go\engine.exe} stays whole.
 */
public final class CommandLine {
    private static final char NONE = 0;

    private CommandLine() {}

    /** The words; an {@link InputException} if there are none or a quote is left open. */
    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = NONE;
        for (int i = 0; i < line.length(); i++) {
            char letter = line.charAt(i);
            if (escapes(line, i, quote)) {
                word.append(line.charAt(++i));
                inWord = true;
            } else if (letter == quote) {
                quote = NONE;
            } else if (quote == NONE && (letter == '"' || letter == '\'')) {
                quote = letter;
                inWord = true;
            } else if (quote == NONE && Character.isWhitespace(letter)) {
                if (inWord) words.add(word.toString());
                word.setLength(0);
                inWord = false;
            } else {
                word.append(letter);
                inWord = true;
            }
        }
        if (quote != NONE) throw new InputException("The command line has an open quote: " + line);
        if (inWord) words.add(word.toString());
        if (words.isEmpty()) throw new InputException("The command line of the engine is empty.");
        return List.copyOf(words);
    }

    private static boolean escapes(String line, int place, char quote) {
        if (line.charAt(place) != '\\' || quote == '\'' || place + 1 == line.length()) return false;
        char next = line.charAt(place + 1);
        return next == '"' || next == '\\' || (quote == NONE && (next == '\'' || next == ' '));
    }
}
