package tesuji.endgame.safety;

import tesuji.endgame.local.LocalBenson;
import tesuji.endgame.local.RegionGraph;

/**
 * The chains around a ground and their owner's stones in it, joined to groups where they touch, and which of them
 * live. One set of stones at a time. For one thread.
 */
final class JoinedChains {
    private final RegionGraph graph;
    /** By chain that must be kept, the points of the ground next to it. */
    private final long[] chains;
    /** The points next to chains that live anyway. */
    private final long alive;

    private final LocalBenson benson;
    /** By group, the points next to it, and its stones in the ground. */
    private final long[] contacts;

    private final long[] stones;
    private final boolean[] isWall;
    private final boolean[] isAlive;
    private int count;

    /**
     * @param chains by chain that must be kept, the points next to it
     * @param alive the points next to chains that live anyway
     */
    JoinedChains(RegionGraph graph, long[] chains, long alive) {
        this.graph = graph;
        this.chains = chains.clone();
        this.alive = alive;
        int most = RegionGraph.MOST + chains.length + 1;
        benson = new LocalBenson(graph, most);
        contacts = new long[most];
        stones = new long[most];
        isWall = new boolean[most];
        isAlive = new boolean[most];
    }

    /** Takes these stones for those of the owner. */
    void join(long own) {
        count = 0;
        add(alive, 0, false, true);
        for (long chain : chains) add(chain, 0, true, false);
        for (long rest = own; rest != 0; ) {
            long chain = graph.flood(rest & -rest, own);
            rest &= ~chain;
            int joined = add(graph.around(chain), chain, false, false);
            for (int i = joined - 1; i >= 0; i--) {
                if ((contacts[i] & chain) == 0) continue;
                contacts[i] |= contacts[joined];
                stones[i] |= stones[joined];
                isWall[i] |= isWall[joined];
                isAlive[i] |= isAlive[joined];
                remove(joined);
                joined = i;
            }
        }
    }

    private int add(long contact, long stone, boolean wall, boolean live) {
        contacts[count] = contact;
        stones[count] = stone;
        isWall[count] = wall;
        isAlive[count] = live;
        return count++;
    }

    /** Puts the last one in its place. */
    private void remove(int index) {
        count--;
        contacts[index] = contacts[count];
        stones[index] = stones[count];
        isWall[index] = isWall[count];
        isAlive[index] = isAlive[count];
    }

    /** The points next to groups. */
    long contacts() {
        long near = 0;
        for (int i = 0; i < count; i++) near |= contacts[i];
        return near;
    }

    /** The stones of groups in the ground. */
    long stones() {
        long own = 0;
        for (int i = 0; i < count; i++) own |= stones[i];
        return own;
    }

    boolean areBreathing(long empty) {
        return !isWallWithout(empty) && stonesWithout(empty) == 0;
    }

    /** Whether one of the chains has none of these liberties. */
    boolean isWallWithout(long empty) {
        for (int i = 0; i < count; i++) {
            if (isWall[i] && !isAlive[i] && (contacts[i] & empty) == 0) return true;
        }
        return false;
    }

    /** Stones that have none of these liberties. */
    long stonesWithout(long empty) {
        long lost = 0;
        for (int i = 0; i < count; i++) if (!isAlive[i] && (contacts[i] & empty) == 0) lost |= stones[i];
        return lost;
    }

    /**
     * Leaves the groups that live even if their owner always passes (Benson 1976); false if a chain that must be kept
     * does not.
     *
     * @param outside the points of the ground without the stones that were joined
     * @param enemy the stones on them
     */
    boolean reduce(long outside, long enemy) {
        benson.enclose(outside);
        benson.begin(count);
        for (int i = 0; i < count; i++) {
            if (isAlive[i]) continue;
            boolean hasTwoEyes = benson.support(i, contacts[i], enemy);
            if (isWall[i] && !hasTwoEyes) return false;
        }
        benson.reduce();
        for (int i = count - 1; i >= 0; i--) {
            if (isAlive[i] || benson.isAlive(i)) continue;
            if (isWall[i]) return false;
            remove(i);
        }
        return true;
    }
}
