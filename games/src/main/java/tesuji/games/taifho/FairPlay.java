package tesuji.games.taifho;

/** What happens to a side that keeps the other out of its home row; the source has three answers. */
public enum FairPlay {
    /** A side whose home row is full loses, whoever stands there: the rule of the authors' program. */
    FULL_ROW,
    /**
     * As {@link #FULL_ROW}, and a square that the side has walled in for good counts as taken: the rule in the text.
     */
    BLOCKADE,
    /** Nothing: a side wins when all its own pieces stand in the other's home row. */
    NONE
}
