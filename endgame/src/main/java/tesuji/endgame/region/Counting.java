package tesuji.endgame.region;

/** What counts at the end. */
public enum Counting {
    /** Empty points and prisoners, as under Japanese rules: a move inside one's own territory costs a point. */
    TERRITORY,
    /** Empty points and stones, as under Chinese rules: every move made is worth a point. */
    AREA
}
