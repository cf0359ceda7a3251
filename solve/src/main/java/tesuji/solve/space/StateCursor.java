package tesuji.solve.space;

import tesuji.core.game.Position;

/** Looks at the states of a space, one at a time. Owned by one thread. */
public interface StateCursor {
    /** Instead of a number: the position is not a state of the space. */
    long NOWHERE = -1;

    /** Instead of a number of moves: the game is over, and the side to move has lost. */
    int LOST = -1;

    /** Instead of a number of moves: the game is over and drawn. */
    int DRAWN = -2;

    /** Instead of a number of moves: the game is over, and the side to move has won. */
    int WON = -3;

    /** Instead of a number of moves: no state has this number. */
    int HOLE = -4;

    /**
     * Writes the states that the moves lead to, one entry for each move, and returns how many there are: at least one,
     * or {@link #LOST}, {@link #DRAWN}, {@link #WON} or {@link #HOLE}.
     */
    int successors(long state, long[] into);

    /** As {@link #successors}, but the successors are only counted. */
    int mobility(long state);

    /** Puts a state into a position of the game, as if the game began there; false if the number is a hole. */
    boolean place(long state, Position into);

    /** The number of the state that is this position or one symmetric to it, or {@link #NOWHERE}. */
    long number(Position position);
}
