package tesuji.endgame.generate;

/** What can be put between the walls. */
public enum Feature {
    /** A single neutral point. */
    DAME,
    /** A corridor of one side that the other may enter at one end. */
    CORRIDOR,
    /** A corridor that is open at both ends. */
    PASSAGE,
    /** A corridor with stones of the invader at its end: tinies, ups and moves of several points. */
    BAIT,
    /** A few points of any form, with or without stones in them. Its value is not known beforehand. */
    ROOM,
    /** A chain that may have to be connected, with corridors around it. */
    CHAIN;

    /** Whether the value follows from the form. */
    public boolean isKnown() {
        return this != ROOM;
    }
}
