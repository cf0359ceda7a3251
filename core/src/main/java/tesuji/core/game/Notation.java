package tesuji.core.game;

import java.util.OptionalInt;

/** The only place where a game's ints become text, pictures or clicks, and back. Immutable. */
public interface Notation {
    /** The usual text of a move, the same in every position. */
    String move(int move);

    /** The move with this text, in any case; an {@link tesuji.core.base.InputException} if there is none. */
    int move(String text);

    /**
     * The points to click, in order, to make this legal move here: {@code [p]}, {@code [from, to]},
     * {@code [from, to, taken]}; empty for a move without a place, such as a pass. Different legal moves have
     * different gestures. Where gestures are the same in every position, moves that are not legal here have theirs too.
     */
    int[] gesture(Position position, int move);

    /**
     * The points that this legal move passes here, from its beginning to where it comes to rest: every landing of a
     * chain of jumps, by one of the shortest ways, or every pit that is sown. It begins as the gesture does, and ends
     * as one with two points or more does with its second.
     */
    default int[] route(Position position, int move) {
        return gesture(position, move);
    }

    /** The name of a point, another one for each: {@code D9} in {@code D9D8}. */
    String point(int point);

    /**
     * The point whose name the text begins with, where moves are written as points; empty elsewhere. It tells what a
     * person meant who typed half a move or an illegal one.
     */
    default OptionalInt origin(String text) {
        return OptionalInt.empty();
    }

    /**
     * Why this move, one of the game that is not legal here, may not be played: {@code the point is occupied}. Half a
     * sentence that follows the name of the move; the game is not over, and {@link Objection} asks.
     */
    String objection(Position position, int move);

    /**
     * Why no legal move here begins with this text, which is no move, where moves are written as points:
     * {@code E5 is empty}. Half a sentence, empty where there is nothing to say.
     */
    default String objection(Position position, String text) {
        return "";
    }

    /** The pieces, for a screen. */
    Picture picture(Position position);

    /** The board under the pieces, the same in every position. */
    Scenery scenery();

    /** What players like to see counted beside the board: {@code prisoners: Black 2, White 0}; empty for most games. */
    default String tally(Position position) {
        return "";
    }

    /** How long a game was, as its players count moves; some take a move of both sides for one. */
    default String length(int moves) {
        return Integer.toString(moves);
    }

    /** The position as text that {@link #place} reads back; the history is not in it. */
    String diagram(Position position);

    /**
     * Puts the position of a diagram into {@code into}, with no history behind it; an
     * {@link tesuji.core.base.InputException} if the text is not a diagram of this game.
     */
    void place(String diagram, Position into);
}
