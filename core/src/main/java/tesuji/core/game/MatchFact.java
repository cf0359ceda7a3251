package tesuji.core.game;

/** What a match knows of every game that is played in it, whatever the game. */
public enum MatchFact {
    /** Where the random numbers of the game began. */
    SEED,
    /** The player that moves first. */
    FIRST_PLAYER,
    /** The player that moves second. */
    SECOND_PLAYER,
    /** {@code first}, {@code second}, {@code draw} or {@code unfinished}. */
    WINNER,
    /** The same with the names of the sides: {@code Black}, {@code White}, {@code draw} or {@code unfinished}. */
    WINNING_SIDE,
    /** {@code B} for the side that moves first, {@code W} for the other, nothing for a draw. */
    WINNER_LETTER,
    /** In points; nothing if nobody counted. */
    MARGIN,
    /** The number of moves, one of either side being one. */
    MOVES,
    /** The same as the game counts them, {@link Notation#length}. */
    LENGTH,
    /** Seconds that both players spent. */
    SECONDS,
    /** When the game began. */
    START_DATE,
    START_TIME,
    /** When it ended. */
    END_DATE,
    END_TIME,
    /** What the program could still use after the last move, in MB. */
    FREE_MEMORY,
    /** The memory of A's largest tree in MB. */
    TREE_MEMORY,
    /** What A's tree has room for, in thousands of nodes. */
    TREE_CAPACITY,
    /** The threads of A. */
    THREADS,
    /** Seconds that A may think about a move; nothing if that is not limited. */
    TIME_LIMIT,
    /** How A searches. */
    STRATEGY,
    /** By what A chooses its move. */
    CRITERION,
    /** Simulations or nodes of A in a second. */
    RATE
}
