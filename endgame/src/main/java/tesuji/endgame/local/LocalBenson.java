package tesuji.endgame.local;

import tesuji.core.base.Hot;
import tesuji.games.go.score.BensonReduction;

/**
 * Benson's condition (1976) among the points of a graph: which chains live by areas in there even if their owner
 * always passes. Stones outside are known by the points next to them. Those of the owner that live anyway may border
 * on an area and change nothing; an area next to a safe stone of the other side is open, as that side cannot be shut
 * in there.
 *
 * <p>Nothing is allocated after the constructor. For one thread.
 */
public final class LocalBenson {
    private final RegionGraph graph;
    private final BensonReduction life;
    private final long[] chains = new long[RegionGraph.MOST];
    private final long[] areas = new long[RegionGraph.MOST];
    private int areaCount;

    public LocalBenson(RegionGraph graph) {
        this(graph, RegionGraph.MOST);
    }

    public LocalBenson(RegionGraph graph, int mostChains) {
        this.graph = graph;
        life = new BensonReduction(mostChains, RegionGraph.MOST);
    }

    /**
     * The stones of a side that live by areas among these points.
     *
     * @param own stones that touch no safe stone of their own side
     * @param other stones of the other side
     * @param open points next to safe stones of the other side
     */
    @Hot
    public long alive(long points, long own, long other, long open) {
        long outside = points & ~own;
        if (own == 0 || Long.bitCount(outside & ~open) < 2) return 0;
        enclose(outside & ~graph.flood(outside & open, outside));
        if (areaCount < 2) return 0;
        int chainCount = cut(own, chains);
        begin(chainCount);
        for (int chain = 0; chain < chainCount; chain++) support(chain, graph.around(chains[chain]), other);
        life.reduce();
        long alive = 0;
        for (int chain = 0; chain < chainCount; chain++) if (life.isAlive(chain)) alive |= chains[chain];
        return alive;
    }

    /** Takes the parts of a set for the areas that chains may live by. */
    @Hot
    public void enclose(long set) {
        areaCount = cut(set, areas);
    }

    /** Begins with so many chains. */
    @Hot
    public void begin(int chainCount) {
        life.begin(chainCount);
    }

    /** Tells where the liberties of a chain may be; whether two areas are vital to it. */
    @Hot
    public boolean support(int chain, long contacts, long other) {
        int vital = 0;
        for (int area = 0; area < areaCount; area++) {
            if ((areas[area] & contacts) == 0) continue;
            long empty = areas[area] & ~other;
            if (empty != 0 && (empty & ~contacts) == 0) {
                life.support(chain, area);
                vital++;
            } else life.touch(chain, area);
        }
        return vital >= 2;
    }

    /** Drops what does not live. */
    @Hot
    public void reduce() {
        life.reduce();
    }

    /** Whether a chain is left. */
    @Hot
    public boolean isAlive(int chain) {
        return life.isAlive(chain);
    }

    /** Writes the connected parts of a set and returns their number. */
    @Hot
    private int cut(long set, long[] into) {
        int count = 0;
        for (long rest = set; rest != 0; ) {
            long part = graph.flood(rest & -rest, rest);
            into[count++] = part;
            rest &= ~part;
        }
        return count;
    }
}
