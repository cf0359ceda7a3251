package tesuji.app.session;

/** How a game ended. */
public sealed interface Ending {
    /** A side gave up. */
    record Resignation(int side) implements Ending {}

    /**
     * The game was counted.
     *
     * @param score in half-points for side 0
     * @param note what had to be decided besides the rules, as a sentence; may be empty
     */
    record Verdict(int score, String note) implements Ending {}
}
