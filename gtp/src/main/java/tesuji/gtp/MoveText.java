package tesuji.gtp;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.StringJoiner;
import tesuji.core.base.InputException;
import tesuji.core.game.Coordinates;
import tesuji.core.game.Game;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Objection;
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
    /** How the protocol begins every refusal of a move; why may follow. */
    private static final String ILLEGAL = "illegal move";

    private MoveText() {}

    /** The text of a move that is legal here. */
    public static String write(Position position, int move) {
        Notation notation = position.game().notation();
        int[] gesture = notation.gesture(position, move);
        Layout layout = notation.picture(position).layout();
        return isVertex(layout, gesture) ? Coordinates.text(layout, gesture[0]) : notation.move(move);
    }

    /**
     * The legal move with this text; an {@link InputException} says {@code illegal move}, and why, if the text names
     * a point or a move that may not be played here, and {@code syntax error} if it names nothing.
     */
    public static int read(Position position, String text) {
        OptionalInt point = point(position, text);
        if (point.isEmpty()) return named(position, text);
        OptionalInt clicked = at(position, point.getAsInt());
        return clicked.isPresent() ? clicked.getAsInt() : spelled(position, text, point.getAsInt());
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
        return layout.hasVertices() ? Coordinates.point(layout, text) : OptionalInt.empty();
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
    private static int spelled(Position position, String text, int point) {
        Notation notation = position.game().notation();
        int move;
        try {
            move = notation.move(text);
        } catch (InputException noName) {
            String why = hasClicks(position) ? occupied(position, point) : ": " + noName.getMessage();
            throw new InputException(ILLEGAL + why, noName);
        }
        int[] gesture = notation.gesture(position, move);
        if (!isVertex(notation.picture(position).layout(), gesture)) return legal(position, move);
        String why = gesture[0] == point ? Objection.after(position, move) : occupied(position, point);
        throw new InputException(ILLEGAL + why);
    }

    /** Whether moves of this game are written as vertices, so that a board with their names at the edges helps. */
    public static boolean usesVertices(Game game) {
        return hasClicks(game.start());
    }

    private static boolean hasClicks(Position position) {
        Notation notation = position.game().notation();
        Layout layout = notation.picture(position).layout();
        return Arrays.stream(moves(position)).anyMatch(move -> isVertex(layout, notation.gesture(position, move)));
    }

    /** What is wrong with a click that is no move by itself; empty if the board does not tell. */
    private static String occupied(Position position, int point) {
        boolean free = position.game().notation().picture(position).at(point) == Picture.EMPTY;
        return free ? "" : ": the point is occupied";
    }

    private static int named(Position position, String text) {
        int move;
        try {
            move = position.game().notation().move(text);
        } catch (InputException unreadable) {
            throw new InputException("syntax error: " + unreadable.getMessage(), unreadable);
        }
        return legal(position, move);
    }

    private static int legal(Position position, int move) {
        if (position.isLegal(move)) return move;
        throw new InputException(ILLEGAL + Objection.after(position, move));
    }

    private static boolean isVertex(Layout layout, int[] gesture) {
        return gesture.length == 1 && layout.hasVertices();
    }

    private static int[] moves(Position position) {
        int[] all = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(all);
        return Arrays.copyOf(all, count);
    }
}
