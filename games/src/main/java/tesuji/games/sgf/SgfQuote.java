package tesuji.games.sgf;

/** Foreign text made fit to stand inside one line of a message. */
final class SgfQuote {
    private static final int LONGEST = 40;

    private SgfQuote() {}

    /** The text, cut if long, with a visible form of everything that does not print. */
    static String brief(String text) {
        StringBuilder shown = new StringBuilder();
        int at = 0;
        while (at < text.length() && at < LONGEST) {
            int c = text.codePointAt(at);
            shown.append(character(c));
            at += Character.charCount(c);
        }
        return at < text.length() ? shown + "…" : shown.toString();
    }

    /** One character, or its number if it does not print. */
    static String character(int c) {
        boolean prints = switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
        return prints ? Character.toString(c) : String.format("U+%04X", c);
    }
}
