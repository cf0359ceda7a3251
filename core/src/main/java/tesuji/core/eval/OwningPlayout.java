package tesuji.core.eval;

/** A playout of a game in which points are owned at the end, and that can say by whom. */
public interface OwningPlayout extends Playout {
    /** Adds 1 for each point that side 0 owned at the end of the last playout, takes 1 for each of side 1's. */
    void addOwners(int[] sums);
}
