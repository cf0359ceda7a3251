package tesuji.core.eval;

/** Can say who owned the points of a board when the last playout ended. */
@FunctionalInterface
public interface EndOwners {
    /**
     * Adds for each point 1 if side 0 owned it at the end of the last playout, and takes 1 if side 1 did; false if
     * nobody knows.
     */
    boolean addOwners(int[] sums);
}
