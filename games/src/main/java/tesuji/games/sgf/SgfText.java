package tesuji.games.sgf;

import java.util.Optional;

/** Raw values and the text they stand for: escapes, line breaks, composed values (FF[4], "Property Value Types"). */
public final class SgfText {
    private SgfText() {}

    /** Reads a value of type Text: line breaks stay, written as {@code \n}; other white space becomes blanks. */
    public static String text(String raw) {
        return decode(raw, '\n');
    }

    /** Reads a value of type SimpleText: one line, every white space a blank. */
    public static String simpleText(String raw) {
        return decode(raw, ' ');
    }

    private static String decode(String raw, char lineBreak) {
        StringBuilder text = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            boolean escaped = c == '\\';
            if (escaped) {
                if (++i == raw.length()) break;
                c = raw.charAt(i);
            }
            if (c == '\n' || c == '\r') {
                i = lastOfBreak(raw, i);
                if (!escaped) text.append(lineBreak);
            } else {
                text.append(c == '\t' || c == '\u000B' || c == '\f' ? ' ' : c);
            }
        }
        return text.toString();
    }

    /** The index of the last character of the line break that begins here: CR, LF, CRLF and LFCR are one break each. */
    static int lastOfBreak(CharSequence text, int at) {
        if (at + 1 == text.length()) return at;
        char next = text.charAt(at + 1);
        boolean pair = (next == '\n' || next == '\r') && next != text.charAt(at);
        return pair ? at + 1 : at;
    }

    /** The raw form of a text, which {@link #text} reads as the same lines. */
    public static String escape(String text) {
        return escape(text, false);
    }

    /** The raw form of two texts as one composed value. */
    public static String compose(String first, String second) {
        return escape(first, true) + ':' + escape(second, true);
    }

    private static String escape(String text, boolean composed) {
        StringBuilder raw = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r') {
                i = lastOfBreak(text, i);
                raw.append('\n');
            } else {
                if (c == ']' || c == '\\' || (composed && c == ':')) raw.append('\\');
                raw.append(c);
            }
        }
        return raw.toString();
    }

    /** The two raw halves of a composed value; empty if no colon divides it. */
    public static Optional<SgfPair> split(String raw) {
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '\\') i++;
            else if (c == ':') return Optional.of(new SgfPair(raw.substring(0, i), raw.substring(i + 1)));
        }
        return Optional.empty();
    }

    /** Whether a writer may put this between square brackets as it is. */
    static boolean isRaw(String value) {
        int i = 0;
        while (i < value.length() && value.charAt(i) != ']') i += value.charAt(i) == '\\' ? 2 : 1;
        return i == value.length();
    }
}
