package tesuji.endgame.notation;

import tesuji.core.base.InputException;

/** A line being read from left to right, which complains with the place it has come to. */
final class Text {
    private static final int SHOWN = 40;

    private final String line;
    private int place;

    Text(String line) {
        this.line = line;
    }

    /** The place of the next character, counted from 1. */
    int position() {
        skipSpace();
        return place + 1;
    }

    private void skipSpace() {
        while (place < line.length() && Character.isWhitespace(line.charAt(place))) place++;
    }

    boolean isAtEnd() {
        skipSpace();
        return place == line.length();
    }

    /** Whether this comes next, after spaces. */
    boolean sees(String word) {
        skipSpace();
        return line.startsWith(word, place);
    }

    /** Steps over this if it comes next. */
    boolean takes(String word) {
        if (!sees(word)) return false;
        place += word.length();
        return true;
    }

    /** Steps over one of these if it comes next. */
    boolean takesAny(String... words) {
        for (String word : words) if (takes(word)) return true;
        return false;
    }

    void expect(String word, String purpose) {
        if (!takes(word)) throw wrong("\"" + word + "\" " + purpose);
    }

    boolean seesDigit() {
        skipSpace();
        return isDigitAt(place);
    }

    /** Whether a digit follows without a space between. */
    boolean touchesDigit() {
        return isDigitAt(place);
    }

    private boolean isDigitAt(int at) {
        return at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9';
    }

    /** Whether a minus sign with a digit after it comes next. */
    boolean seesNegativeNumber() {
        skipSpace();
        return place < line.length() && "-−".indexOf(line.charAt(place)) >= 0 && isDigitAt(place + 1);
    }

    /** The digits that come next, without a space before them. */
    String digits() {
        int begin = place;
        while (isDigitAt(place)) place++;
        return line.substring(begin, place);
    }

    /** The whole number that comes next. */
    long whole() {
        String digits = digits();
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException e) {
            throw new InputException("The number " + shortened(digits) + " is too large to be counted exactly.", e);
        }
    }

    /** The letters and digits that come next, a letter first; empty if there is none. */
    String word() {
        skipSpace();
        int end = place;
        while (end < line.length() && isWordPart(line.charAt(end), end > place)) end++;
        String word = line.substring(place, end);
        place = end;
        return word;
    }

    private static boolean isWordPart(char c, boolean later) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (later && c >= '0' && c <= '9');
    }

    void back(String word) {
        place -= word.length();
    }

    /** What to throw where something else was expected. */
    InputException wrong(String expected) {
        skipSpace();
        String found = place == line.length()
                ? "the end"
                : "\"" + line.substring(place, line.offsetByCodePoints(place, 1)) + "\"";
        return refused(position(), "expected " + expected + " but found " + found);
    }

    /** What to throw when something at this position cannot be. */
    InputException refused(int position, String what) {
        return new InputException("At character " + position + " of \"" + shortened(line) + "\": " + what + ".");
    }

    private static String shortened(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
