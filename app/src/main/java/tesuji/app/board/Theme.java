package tesuji.app.board;

import java.util.Optional;
import tesuji.app.terminal.Style;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Scenery;

/**
 * What the pieces and the board of a game look like in characters; colours are numbers of the 256-colour palette.
 *
 * @param scenery what the game says of its sides, its pieces and its board
 * @param margin whether the size of a win is worth telling
 */
public record Theme(Scenery scenery, boolean margin) {
    /** What marks a point where a piece can go, in games that have no counters. */
    private static final String TARGET = "*";

    /** A counter in ASCII: the one of pictures would look like a target. */
    private static final String PLAIN_COUNTER = "o";

    public static Theme of(Game game) {
        return new Theme(game.notation().scenery(), game.hasMargin());
    }

    public Scenery.Side side(int number) {
        return scenery.sides().get(number);
    }

    /** The colour under the board. */
    int ground() {
        return switch (scenery.surface()) {
            case WOOD -> 179;
            case DARK_WOOD -> 137;
            case BLUE -> 25;
            case SLATE -> 235;
        };
    }

    /** The colour of its lines and empty points. */
    int lines() {
        return switch (scenery.surface()) {
            case WOOD, DARK_WOOD -> 94;
            case BLUE -> 67;
            case SLATE -> 242;
        };
    }

    private static int ink(Scenery.Colour colour) {
        return switch (colour) {
            case BLACK -> 16;
            case WHITE -> 231;
            case RED -> 203;
            case YELLOW -> 226;
            case GREEN -> 40;
            case BLUE -> 75;
            case CYAN -> 117;
            case AMBER -> 215;
        };
    }

    /** A character of a {@link Picture}, as it looks on the board. */
    public String paint(char piece, Style style) {
        Optional<Scenery.Kind> kind = scenery.kind(piece);
        if (piece == Picture.COUNTER) {
            if (kind.isEmpty()) return style.bold(style.ink(ink(Scenery.Colour.YELLOW), TARGET));
            String counter = style.either(glyph(kind.get().outline(), true), PLAIN_COUNTER);
            return style.bold(style.ink(ink(Scenery.Colour.AMBER), counter));
        }
        boolean second = piece == Picture.SECOND || Character.isLowerCase(piece);
        Scenery.Side owner = side(second ? 1 : 0);
        String letter = String.valueOf(piece);
        String glyph = kind.map(known -> style.either(glyph(known.outline(), owner.dark()), letter))
                .orElse(letter);
        return style.bold(style.ink(ink(owner.colour()), glyph));
    }

    /** A number of counters. */
    String paint(String number, Style style) {
        return style.bold(style.ink(ink(Scenery.Colour.AMBER), number));
    }

    /** Light and dark differ by more than their colours, which are not seen by everybody and not copied. */
    private static String glyph(Scenery.Outline outline, boolean dark) {
        return switch (outline) {
            case DISC -> dark ? "●" : "○";
            case SQUARE -> dark ? "■" : "□";
            case DIAMOND -> dark ? "◆" : "◇";
            case TRIANGLE -> dark ? "▼" : "△";
            case CIRCLE -> dark ? "◉" : "○";
            case CROSS -> "X";
            case NOUGHT -> "O";
        };
    }

    /**
     * A legend for one side: its piece on the ground of the board, and its name; the name alone if it has no pieces.
     */
    public String legend(int side, Style style) {
        String name = side(side).name();
        char letter =
                scenery.kinds().stream().map(Scenery.Kind::letter).findFirst().orElse(Picture.COUNTER);
        if (letter == Picture.COUNTER) return name;
        String piece = paint(side == 0 ? letter : ofSecond(letter), style);
        String onBoard = style.colour() ? style.ground(ground(), " " + piece + " ") : piece;
        return name.equals(String.valueOf(side == 0 ? Picture.FIRST : Picture.SECOND)) ? onBoard : onBoard + " " + name;
    }

    private static char ofSecond(char letter) {
        return letter == Picture.FIRST ? Picture.SECOND : Character.toLowerCase(letter);
    }
}
