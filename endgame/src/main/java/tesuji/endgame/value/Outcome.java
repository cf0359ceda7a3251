package tesuji.endgame.value;

/** Who wins when the player without a move loses. */
public enum Outcome {
    /** Left, whoever starts: the game is positive. */
    L,
    /** Right, whoever starts: the game is negative. */
    R,
    /** The next player: the game is confused with zero. */
    N,
    /** The previous player: the game is zero. */
    P
}
