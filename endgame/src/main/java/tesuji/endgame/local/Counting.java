package tesuji.endgame.local;

/** What counts at the end. */
public enum Counting {
    /** Empty points and prisoners, as under Japanese rules: a move inside one's own territory costs a point. */
    TERRITORY,
    /** Empty points and stones, as under Chinese rules: every move made is worth a point. */
    AREA;

    /**
     * What a part counts for a side that gets all of it: points, of which some are empty, and stones that are captured
     * there.
     */
    public int most(long points, long empty, long captured) {
        return this == AREA ? Long.bitCount(points) : Long.bitCount(empty) + 2 * Long.bitCount(captured);
    }
}
