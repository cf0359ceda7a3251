package tesuji.games.sgf;

import tesuji.core.base.InputException;

/**
 * A place in a text, to point at in a refusal.
 *
 * @param source what the reader calls the text, usually a file name; empty for a tree built in memory
 * @param line from 1; 0 for a tree built in memory
 * @param column from 1, in characters; 0 for a tree built in memory
 */
public record SgfPlace(String source, int line, int column) {
    /** The place of everything that was never read. */
    static final SgfPlace NOWHERE = new SgfPlace("", 0, 0);

    /** An exception whose message is this place and the sentence, which begins with a small letter if it can. */
    public InputException refuse(String sentence) {
        return new InputException(this + ": " + sentence);
    }

    String lineAndColumn() {
        return "line " + line + ", column " + column;
    }

    @Override
    public String toString() {
        if (line == 0) return "SGF";
        return source.isEmpty() ? lineAndColumn() : source + ", " + lineAndColumn();
    }
}
