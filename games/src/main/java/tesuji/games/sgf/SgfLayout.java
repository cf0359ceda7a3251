package tesuji.games.sgf;

/** Where a written file has line breaks that mean nothing. */
public enum SgfLayout {
    /** One line per game. */
    COMPACT,
    /** A line per variation, and long lines divided between nodes. */
    LINES
}
