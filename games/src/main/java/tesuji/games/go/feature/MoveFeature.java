package tesuji.games.go.feature;

/**
 * What is said of a move. Each feature has levels that exclude each other, and each level above 0 has a strength; at
 * level 0 the feature says nothing, and its strength is 1.
 *
 * <p>The features are those of Coulom (2007), criticality (Coulom 2009), and liberties and contacts of chains. His
 * levels of captures and extensions are drawn a little differently; {@link MoveTeams} tells how.
 */
public enum MoveFeature {
    /** The move takes stones. */
    CAPTURE(0, 5),
    /** The move extends a chain in atari. */
    EXTENSION(1, 2),
    /** The move puts a chain into atari. */
    ATARI(2, 3),
    /** The move saves a chain from a ladder that has not begun. */
    LADDER(3, 1),
    /** The move leaves its own chain with one liberty. */
    SELF_ATARI(4, 2),
    /** The line on which the move lies, the edge being 1; all beyond the fifth are alike. */
    BORDER(5, 6),
    /** The distance to the previous move; 1 is its own point. */
    PREVIOUS(6, MoveTeams.FARTHEST),
    /** The distance to the move before the previous one; 1 is its own point. */
    BEFORE_PREVIOUS(7, MoveTeams.FARTHEST),
    /** The fewest liberties of the own and of the opposing chains next to the move; {@link ChainContacts}. */
    LIBERTIES(8, ChainContacts.MOST_LIBERTIES),
    /** How many own and how many opposing chains the move touches; {@link ChainContacts}. */
    CONTACTS(9, ChainContacts.MOST_CONTACTS),
    /** How often the mover owned the point at the end of playouts, in eighths. */
    OWNER(10, EndFeatures.OWNER_LEVELS),
    /** How much owning the point at the end of playouts went with winning (Coulom 2009). */
    CRITICALITY(11, EndFeatures.CRITICALITY_LEVELS),
    /** The largest known pattern of stones around the move; levels are the numbers of a {@link PatternDictionary}. */
    PATTERN(12, 0);

    /** How many there are. */
    public static final int COUNT = values().length;

    private final int index;
    private final int levels;

    MoveFeature(int index, int levels) {
        this.index = index;
        this.levels = levels;
    }

    /** Its place in a team. */
    public int index() {
        return index;
    }

    /** The highest level, given the patterns that are known. */
    public int levels(PatternDictionary dictionary) {
        return this == PATTERN ? dictionary.size() : levels;
    }
}
