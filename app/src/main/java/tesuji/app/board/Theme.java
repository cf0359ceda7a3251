package tesuji.app.board;

import tesuji.app.terminal.Style;
import tesuji.core.game.Picture;

/**
 * What the sides of a game are called and what their pieces look like; colours are numbers of the 256-colour palette.
 *
 * @param counter the pieces that belong to neither side
 * @param ground the colour under the board
 * @param lines the colour of its lines and empty points
 * @param margin whether the size of a win is worth telling
 * @param glyphs what other pieces look like, a letter and its glyph in turn; those not named are their letters
 */
public record Theme(Side first, Side second, Side counter, int ground, int lines, boolean margin, String glyphs) {
    Theme(Side first, Side second, Side counter, int ground, int lines, boolean margin) {
        this(first, second, counter, ground, lines, margin, "");
    }

    /**
     * One side.
     *
     * @param piece its piece, another one than that of the other side: colours are not seen by everybody and not copied
     * @param plain its piece in ASCII
     * @param ink the colour of its piece, on screens that have colours
     */
    public record Side(String name, String piece, String plain, int ink) {}

    private static final Side BLACK = new Side("Black", "●", "X", 16);
    private static final Side WHITE = new Side("White", "○", "O", 231);
    private static final Side COUNTER = new Side("", "●", "o", 215);
    private static final Theme STONES = new Theme(BLACK, WHITE, COUNTER, 179, 94, false);

    /** The theme for the games with this name; black and white stones for those without one of their own. */
    public static Theme of(String game) {
        return switch (game) {
            case "go" -> new Theme(BLACK, WHITE, COUNTER, 179, 94, true);
            case "connectfour" ->
                new Theme(new Side("Red", "●", "X", 203), new Side("Yellow", "○", "O", 226), COUNTER, 25, 67, false);
            case "tictactoe" ->
                new Theme(new Side("X", "X", "X", 203), new Side("O", "O", "O", 117), COUNTER, 235, 242, false);
            case "skoczki" ->
                new Theme(new Side("White", "○", "X", 231), new Side("Black", "●", "O", 16), COUNTER, 137, 94, false);
            case "taifho" ->
                new Theme(
                        new Side("Green", "○", "C", 40),
                        new Side("Blue", "◉", "c", 75),
                        new Side("", "*", "*", 226),
                        235,
                        242,
                        false,
                        "S□T△C○D◇s■t▼c◉d◆");
            case "nim" -> new Theme(nameOnly("First player"), nameOnly("Second player"), COUNTER, 235, 242, false);
            case "kalah" ->
                new Theme(new Side("South", "", "", 215), new Side("North", "", "", 215), COUNTER, 235, 242, true);
            default -> STONES;
        };
    }

    /** A side without pieces of its own. */
    private static Side nameOnly(String name) {
        return new Side(name, "", "", 0);
    }

    public Side side(int number) {
        return number == 0 ? first : second;
    }

    /** A character of a {@link Picture}, as it looks on the board. */
    public String paint(char piece, Style style) {
        Side owner = owner(piece);
        return style.bold(style.ink(owner.ink(), glyph(piece, owner, style)));
    }

    private Side owner(char piece) {
        if (piece == Picture.FIRST) return first;
        if (piece == Picture.SECOND) return second;
        if (piece == Picture.COUNTER) return counter;
        return Character.isUpperCase(piece) ? first : second;
    }

    private String glyph(char piece, Side owner, Style style) {
        boolean ordinary = piece == Picture.FIRST || piece == Picture.SECOND || piece == Picture.COUNTER;
        int place = glyphs.indexOf(piece);
        if (place >= 0) return style.either(glyphs.substring(place + 1, place + 2), String.valueOf(piece));
        if (!ordinary) return String.valueOf(piece);
        return style.either(owner.piece(), owner.plain());
    }

    /** A legend for one side: its piece on the ground of the board, and its name. */
    public String legend(int side, Style style) {
        String name = side(side).name();
        if (side(side).piece().isEmpty()) return name;
        String piece = paint(side == 0 ? Picture.FIRST : Picture.SECOND, style);
        String onBoard = style.colour() ? style.ground(ground, " " + piece + " ") : piece;
        return side(side).piece().equals(name) ? onBoard : onBoard + " " + name;
    }
}
