package tesuji.core.eval;

import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * Who owned each point at the end of playouts (Coulom 2007, "Monte Carlo owner"), and whether owning it went with
 * winning: its <em>criticality</em> (Coulom 2009). Owned by one thread.
 */
public final class OwnerStatistics {
    private final int[] last;
    private final int[] owners;
    /** For each point, playouts in which the winner owned it, less those in which the loser did. */
    private final int[] shared;

    private int playouts;
    private int results;

    public OwnerStatistics(int points) {
        last = new int[points];
        owners = new int[points];
        shared = new int[points];
    }

    /** Forgets all playouts. */
    public void clear() {
        Arrays.fill(owners, 0);
        Arrays.fill(shared, 0);
        playouts = 0;
        results = 0;
    }

    /** Counts a playout with this score of side 0; one whose owners nobody knows is left out. */
    public void add(int score, EndOwners end) {
        Arrays.fill(last, 0);
        if (!end.addOwners(last)) return;
        int result = Integer.signum(score);
        count(result);
        playouts++;
        results += result;
    }

    @Hot
    private void count(int result) {
        for (int point = 0; point < last.length; point++) {
            owners[point] += last[point];
            shared[point] += result * last[point];
        }
    }

    /** How many playouts were counted. */
    public int playouts() {
        return playouts;
    }

    /** The share of playouts in which a side owned the point, where nobody's points count half. */
    public double share(int point, int side) {
        double owner = (double) owners[point] / playouts;
        return (1 + (side == 0 ? owner : -owner)) / 2;
    }

    /**
     * How much more often the winner owned the point than if owning and winning had nothing to do with each other:
     * P(the winner owns it) − P(0 wins) · P(0 owns it) − P(1 wins) · P(1 owns it), at most 1/2.
     */
    public double criticality(int point) {
        double n = playouts;
        return (shared[point] / n - results / n * (owners[point] / n)) / 2;
    }
}
