package tesuji.core.game;

/**
 * The ability of a game to see which moves end it and which only prolong it, where its end is for the players to offer,
 * as by a pass in Go. Shared by all threads.
 */
public interface EndingMoves {
    /** No such move. */
    int NONE = -1;

    /** The move that would end the game now, or {@link #NONE}. */
    int ending(Position position);

    /**
     * Marks the moves that nobody who sees the opponent waiting for the end would make.
     *
     * @param moves legal in the position
     * @param into one for each of them
     */
    void markUseless(Position position, int[] moves, boolean[] into);

    /**
     * Says how pointless moves look: 1 for those that will certainly change nothing, 0 for most.
     *
     * @param ownership for each point, from -1 (side 1 will own it) to 1 (side 0)
     * @param moves legal in the position
     * @param into one for each of them
     */
    void measurePointless(Position position, float[] ownership, int[] moves, float[] into);
}
