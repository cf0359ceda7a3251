package tesuji.endgame.local;

/**
 * Chains that cannot be cut off: each has two points of its own over which it connects to safe stones, or to another
 * such chain. If the enemy takes the one, the chain connects over the other.
 */
public final class MiaiConnections {
    private MiaiConnections() {}

    /** The stones of one colour that are linked; the last set is of points next to a safe stone of that colour. */
    public static long linked(RegionGraph graph, long stones, long empty, long near) {
        long linked = 0;
        long bridges = near & empty;
        long taken = 0;
        boolean changed = stones != 0;
        while (changed) {
            changed = false;
            for (long rest = stones & ~linked; rest != 0; ) {
                long chain = graph.flood(rest & -rest, stones);
                rest &= ~chain;
                long liberties = graph.around(chain) & empty;
                long free = liberties & bridges & ~taken;
                long second = free & free - 1;
                if (second == 0) continue;
                taken |= (free & -free) | (second & -second);
                bridges |= liberties;
                linked |= chain;
                changed = true;
            }
        }
        return linked;
    }
}
