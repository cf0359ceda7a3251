package tesuji.web.wire;

/** A sentence for people, which may repeat what somebody sent. */
public final class Sentence {
    private static final int LONGEST = 300;

    private Sentence() {}

    /**
     * The same sentence on one line and not too long. Characters that are not seen, but change how others are shown,
     * become question marks.
     */
    public static String of(String text) {
        StringBuilder plain = new StringBuilder();
        text.codePoints().limit(LONGEST).map(Sentence::visible).forEach(plain::appendCodePoint);
        boolean cut = text.codePointCount(0, text.length()) > LONGEST;
        return cut ? plain + "…." : plain.toString();
    }

    private static int visible(int character) {
        if (character == '\n') return ' ';
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED -> '?';
            default -> character;
        };
    }
}
