package tesuji.games.grid;

import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;

/**
 * A board as {@link StoneRows} and, in a last line, who is to move: for games in which the pieces do not tell.
 *
 * @param pieces one character per point, as in a {@link Picture}
 * @param side the side to move
 */
public record SidedRows(String pieces, int side) {
    public static String write(Picture picture, int side) {
        return StoneRows.write(picture) + "\nmove " + (side == 0 ? Picture.FIRST : Picture.SECOND);
    }

    public static SidedRows read(String text, Layout layout) {
        String stripped = text.strip();
        int end = stripped.lastIndexOf('\n');
        String last = stripped.substring(end + 1).strip();
        if (!last.matches("(?i)move [XO]")) {
            throw new InputException("The last line of the diagram must be \"move X\" or \"move O\".");
        }
        if (end < 0) throw new InputException("The diagram has no rows.");
        int side = Character.toUpperCase(last.charAt(last.length() - 1)) == Picture.FIRST ? 0 : 1;
        return new SidedRows(StoneRows.read(stripped.substring(0, end), layout), side);
    }

    /** The points of this side as bits, on boards of up to 64. */
    public long bits(char piece) {
        long bits = 0;
        for (int point = 0; point < pieces.length(); point++) {
            if (pieces.charAt(point) == piece) bits |= 1L << point;
        }
        return bits;
    }

    /** The number of these pieces. */
    public int count(char piece) {
        return (int) pieces.chars().filter(other -> other == piece).count();
    }
}
