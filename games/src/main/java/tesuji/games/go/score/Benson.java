package tesuji.games.go.score;

import java.util.Arrays;
import tesuji.core.base.EpochSet;
import tesuji.core.base.IntList;
import tesuji.games.go.Stones;

/**
 * The stones that cannot be captured even if their owner always passes (Benson 1976), and the points they enclose.
 *
 * <p>For a colour, let X be its chains and R the regions of all other points. A region is vital to a chain if every
 * empty point of it is a liberty of that chain. As long as something changes, drop chains with fewer than two vital
 * regions in R, and regions that touch a dropped chain. What is left in X is unconditionally alive, and nothing else
 * is. Immutable.
 */
public final class Benson {
    private final boolean[] alive;
    private final byte[] territory;

    private Benson(Stones stones, boolean suicide) {
        alive = new boolean[stones.points()];
        territory = new byte[stones.points()];
        new Survey(stones, Stones.BLACK, suicide).mark(alive, territory);
        new Survey(stones, Stones.WHITE, suicide).mark(alive, territory);
    }

    /** Life where no move may take its own stones. */
    public static Benson of(Stones stones) {
        return new Benson(stones, false);
    }

    /**
     * Life where a move may take its own stones. An attacker then empties points he stands on, so a region is vital
     * only if every point of it, not just every empty one, is next to the chain.
     */
    public static Benson withSuicide(Stones stones) {
        return new Benson(stones, true);
    }

    /** True if this point holds a stone of an unconditionally alive chain. */
    public boolean isAlive(int point) {
        return alive[point];
    }

    /**
     * The colour to whose unconditional territory this point belongs, or {@link Stones#EMPTY}: it lies in a region that
     * is vital to an alive chain of that colour and touches no other chains of it. The opponent can make no eye there.
     */
    public byte territory(int point) {
        return territory[point];
    }

    /** The chains and regions of one colour. */
    private static final class Survey {
        private final Stones stones;
        private final byte colour;
        private final boolean suicide;
        private final Partition parts;
        private final boolean[] kept;
        private final int[][] touched; // by region: the chains around it
        private final int[][] vital; // by region: those to which it is vital

        Survey(Stones stones, byte colour, boolean suicide) {
            this.stones = stones;
            this.colour = colour;
            this.suicide = suicide;
            parts = Partition.around(stones, colour);
            kept = new boolean[parts.count()];
            touched = new int[parts.count()][];
            vital = new int[parts.count()][];
            Arrays.fill(kept, true);
            int[] contacts = new int[parts.count()];
            EpochSet seen = new EpochSet(parts.count());
            for (int part = 0; part < kept.length; part++) if (!isChain(part)) explore(part, contacts, seen);
            reduce();
        }

        private boolean isChain(int part) {
            return stones.at(parts.point(part, 0)) == colour;
        }

        /** Fills {@code touched} and {@code vital}; {@code contacts} is all zero before and after. */
        private void explore(int region, int[] contacts, EpochSet seen) {
            seen.clear();
            IntList around = new IntList(4);
            int[] near = new int[4];
            int needed = 0;
            for (int i = 0; i < parts.size(region); i++) {
                int point = parts.point(region, i);
                boolean counts = suicide || stones.at(point) == Stones.EMPTY;
                if (counts) needed++;
                int degree = stones.neighbours(point, near);
                for (int j = 0; j < degree; j++) {
                    int chain = parts.part(near[j]);
                    if (chain == region) continue;
                    if (seen.add(chain)) around.add(chain);
                    if (counts && isFirst(near, j, chain)) contacts[chain]++;
                }
            }
            touched[region] = around.toArray();
            IntList complete = new IntList(4);
            for (int chain : touched[region]) {
                if (needed > 0 && contacts[chain] == needed) complete.add(chain);
                contacts[chain] = 0;
            }
            vital[region] = complete.toArray();
        }

        /** True if no earlier neighbour belongs to the same chain: a point is one liberty, however often it touches. */
        private boolean isFirst(int[] near, int index, int chain) {
            for (int i = 0; i < index; i++) if (parts.part(near[i]) == chain) return false;
            return true;
        }

        private void reduce() {
            boolean changed = true;
            while (changed) {
                changed = false;
                int[] eyes = new int[kept.length];
                for (int part = 0; part < kept.length; part++) {
                    if (kept[part] && !isChain(part)) for (int chain : vital[part]) eyes[chain]++;
                }
                for (int part = 0; part < kept.length; part++) {
                    if (!kept[part] || !isChain(part) || eyes[part] >= 2) continue;
                    kept[part] = false;
                    changed = true;
                }
                for (int part = 0; part < kept.length; part++) {
                    if (!isChain(part)) for (int chain : touched[part]) kept[part] &= kept[chain];
                }
            }
        }

        void mark(boolean[] alive, byte[] territory) {
            for (int part = 0; part < kept.length; part++) {
                if (!kept[part]) continue;
                boolean chain = isChain(part);
                if (!chain && vital[part].length == 0) continue;
                for (int i = 0; i < parts.size(part); i++) {
                    if (chain) alive[parts.point(part, i)] = true;
                    else territory[parts.point(part, i)] = colour;
                }
            }
        }
    }
}
