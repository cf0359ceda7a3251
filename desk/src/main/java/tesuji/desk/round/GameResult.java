package tesuji.desk.round;

/** How a game ended. */
public sealed interface GameResult {
    /** A side gave up. */
    record Resignation(int side) implements GameResult {}

    /**
     * The game was counted.
     *
     * @param score in half-points for side 0
     * @param note what had to be decided besides the rules, as a sentence; may be empty
     * @param account how it came, in words that follow "wins": {@code after 42.0 moves: …}; may be empty
     * @param finished false if only a cap on the length ended the game, so that the winner is no more than ahead
     */
    record Counted(int score, String note, String account, boolean finished) implements GameResult {
        public Counted(int score, String note) {
            this(score, note, "", true);
        }
    }
}
