package tesuji.games.go.pattern;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;

/**
 * Reads patterns from text. A line {@code pattern WEIGHT} begins each, anything may follow the weight; then come as
 * many rows as each row is long, 3, 5, 7 or 9, with the signs {@code *} in the middle for the move, {@code X} a stone
 * of the side that moves, {@code O} one of the other side, {@code .} an empty point, {@code #} a place beyond the edge
 * and {@code ?} anything. Blank lines and lines that begin with {@code //} mean nothing.
 */
final class PatternText {
    static final int LARGEST = 9;

    private static final String WORD = "pattern";
    private static final String SIGNS = "XO.#?*";

    private final String source;
    private final List<Pattern> patterns = new ArrayList<>();
    private final StringBuilder rows = new StringBuilder();
    private float weight;
    private int size;
    private int line;
    private boolean begun;

    private PatternText(String source) {
        this.source = source;
    }

    /** {@code source}: where the text is from, for what is wrong with it. */
    static List<Pattern> read(String text, String source) {
        PatternText reader = new PatternText(source);
        for (String row : text.split("\\R", -1)) reader.read(row.strip());
        reader.end();
        return List.copyOf(reader.patterns);
    }

    private void read(String text) {
        line++;
        if (text.isEmpty() || text.startsWith("//")) return;
        if (text.startsWith(WORD)) {
            end();
            weight = weight(text);
            begun = true;
        } else {
            if (!begun) throw wrong("\"" + text + "\" stands before the first line \"" + WORD + " WEIGHT\"");
            addRow(text);
        }
    }

    private float weight(String text) {
        String[] words = text.split("\\s+");
        try {
            float read = words[0].equals(WORD) && words.length > 1 ? Float.parseFloat(words[1]) : -1;
            if (read >= 0 && Float.isFinite(read)) return read;
        } catch (NumberFormatException e) {
            throw new InputException(sentence("the weight must be a number, not \"" + words[1] + "\""), e);
        }
        throw wrong("\"" + text + "\" must be \"" + WORD + "\" and a weight that is not negative");
    }

    private void addRow(String text) {
        if (rows.isEmpty()) size = text.length();
        if (size % 2 == 0 || size < 3 || size > LARGEST) {
            throw wrong("a pattern has rows of 3, 5, 7 or 9 signs, not " + size);
        }
        if (text.length() != size) throw wrong("\"" + text + "\" must have " + size + " signs like the rows above it");
        for (int i = 0; i < size; i++) {
            if (SIGNS.indexOf(text.charAt(i)) < 0) {
                throw wrong("'" + text.charAt(i) + "' is no sign of a pattern; signs are " + SIGNS);
            }
        }
        rows.append(text);
        if (rows.length() > size * size) throw wrong("the pattern has more than " + size + " rows");
    }

    /** Closes the pattern begun last. */
    private void end() {
        if (!begun) return;
        String signs = rows.toString();
        if (signs.isEmpty() || signs.length() != size * size) {
            throw wrong("the pattern before this line must have as many rows as signs in a row");
        }
        int middle = signs.length() / 2;
        if (signs.charAt(middle) != Pattern.MOVE || signs.lastIndexOf(Pattern.MOVE) != signs.indexOf(Pattern.MOVE)) {
            throw wrong("the pattern before this line must have its only '*' in the middle");
        }
        patterns.add(new Pattern(size, signs, weight));
        rows.setLength(0);
    }

    private InputException wrong(String what) {
        return new InputException(sentence(what));
    }

    private String sentence(String what) {
        return "In line " + line + " of " + source + ", " + what + ".";
    }
}
