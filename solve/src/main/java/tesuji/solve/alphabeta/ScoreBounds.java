package tesuji.solve.alphabeta;

/** What a search that may not look further than a horizon knows of a score: it lies between these. */
public record ScoreBounds(int lower, int upper) {
    /** Whether the score is known in spite of the horizon. */
    public boolean areExact() {
        return lower == upper;
    }
}
