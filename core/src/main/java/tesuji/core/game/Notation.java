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
     * The name of a point in the texts of moves, letters and a number, where moves are written as several points:
     * {@code D9} in {@code D9D8}. Empty where moves are clicks, which protocols and screens name themselves.
     */
    default String point(int point) {
        return "";
    }

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

    /** All a screen needs. */
    Picture picture(Position position);

    /** The position as text that {@link #place} reads back; the history is not in it. */
    String diagram(Position position);

    /**
     * Puts the position of a diagram into {@code into}, with no history behind it; an
     * {@link tesuji.core.base.InputException} if the text is not a diagram of this game.
     */
    void place(String diagram, Position into);
}
