package tesuji.gtp;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.StringJoiner;
import tesuji.core.base.InputException;
import tesuji.core.game.Coordinates;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/**
 * The moves of a position as the protocol writes them: a move made by one click on a board is a vertex such as
 * {@code D4}, every other move (a pass, a move from here to there) is the text of the game's own notation.
 *
 * <p>Vertices are looked up among the gestures of the legal moves, so that in a game of falling stones the vertex is
 * the cell in which the stone comes to rest.
 */
public final class MoveText {
    private MoveText() {}

    /** The text of a move that is legal here. */
    public static String write(Position position, int move) {
        Notation notation = position.game().notation();
        int[] gesture = notation.gesture(position, move);
        Layout layout = notation.picture(position).layout();
        return isVertex(layout, gesture) ? Coordinates.text(layout, gesture[0]) : notation.move(move);
    }

    /**
     * The legal move with this text; an {@link InputException} says {@code illegal move} if the text names a point or
     * a move that may not be played here, and {@code syntax error} if it names nothing.
     */
    public static int read(Position position, String text) {
        OptionalInt point = point(position, text);
        if (point.isEmpty()) return named(position, text);
        OptionalInt clicked = at(position, point.getAsInt());
        return clicked.isPresent() ? clicked.getAsInt() : spelled(position, text);
    }

    /** All legal moves, separated by spaces. */
    public static String list(Position position) {
        StringJoiner text = new StringJoiner(" ");
        for (int move : moves(position)) text.add(write(position, move));
        return text.toString();
    }

    /** The point a vertex names, or empty if this game's moves are not written as vertices. */
    public static OptionalInt point(Position position, String text) {
        Layout layout = position.game().notation().picture(position).layout();
        return layout.shape() == Layout.Shape.PILES ? OptionalInt.empty() : Coordinates.point(layout, text);
    }

    /** The legal move made by a click on this point alone. */
    public static OptionalInt at(Position position, int point) {
        Notation notation = position.game().notation();
        Picture picture = notation.picture(position);
        for (int move : moves(position)) {
            int[] gesture = notation.gesture(position, move);
            if (isVertex(picture.layout(), gesture) && gesture[0] == point) return OptionalInt.of(move);
        }
        return OptionalInt.empty();
    }

    /**
     * A text that looks like a vertex but is none of the clicks: it may still be the name of a longer move. It must
     * not be the name of a click, because a game may count its rows from the other edge.
     */
    private static int spelled(Position position, String text) {
        try {
            int move = named(position, text);
            Layout layout = position.game().notation().picture(position).layout();
            if (!isVertex(layout, position.game().notation().gesture(position, move))) return move;
        } catch (InputException notANameEither) {
            throw new InputException("illegal move", notANameEither);
        }
        throw new InputException("illegal move");
    }

    private static int named(Position position, String text) {
        int move;
        try {
            move = position.game().notation().move(text);
        } catch (InputException unreadable) {
            throw new InputException("syntax error: " + unreadable.getMessage(), unreadable);
        }
        if (!position.isLegal(move)) throw new InputException("illegal move");
        return move;
    }

    private static boolean isVertex(Layout layout, int[] gesture) {
        return gesture.length == 1 && layout.shape() != Layout.Shape.PILES;
    }

    private static int[] moves(Position position) {
        int[] all = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(all);
        return Arrays.copyOf(all, count);
    }
}
