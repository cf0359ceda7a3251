package tesuji.solve.literature;

/** How far a game is solved (Goluch, §2.2); each degree implies those before it. */
public enum Degree {
    /** The value of the start is known (Colley). */
    ULTRA_WEAK,
    /** And how to reach it: the winner's strategy, or in a draw those of both (Colley). */
    WEAK,
    /** And the same for every position that play can reach, also after mistakes (Michie). */
    STRONG;

    /** Whether a game solved so far is also solved as far as the other degree. */
    public boolean implies(Degree other) {
        return compareTo(other) >= 0;
    }
}
