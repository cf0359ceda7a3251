package tesuji.games.go.score;

import java.util.Arrays;
import tesuji.core.base.EpochSet;
import tesuji.core.base.IntList;
import tesuji.games.go.GoRules;
import tesuji.games.go.Stones;

/**
 * The stones that cannot be captured even if their owner always passes (Benson 1976), and the points they enclose.
 *
 * <p>For a colour, the areas are the regions of all points that hold none of its stones; {@link BensonReduction} tells which
 * of its chains live by them, and no other chain lives unconditionally. Immutable.
 */
public final class Benson {
    private final boolean[] alive;
    private final byte[] territory;

    /** {@code needed}: by point, whether an area that holds it is vital only to chains next to it. */
    private Benson(Stones stones, boolean[] needed) {
        alive = new boolean[stones.points()];
        territory = new byte[stones.points()];
        new Survey(stones, Stones.BLACK, needed).mark(alive, territory);
        new Survey(stones, Stones.WHITE, needed).mark(alive, territory);
    }

    /** Life under some rules. */
    public static Benson under(GoRules rules, Stones stones) {
        return rules.suicide() ? withSuicide(stones) : of(stones);
    }

    /** Life where no move may take its own stones: every empty point of a vital area is next to the chain. */
    public static Benson of(Stones stones) {
        boolean[] empty = new boolean[stones.points()];
        for (int point = 0; point < empty.length; point++) empty[point] = stones.at(point) == Stones.EMPTY;
        return new Benson(stones, empty);
    }

    /**
     * Life where a move may take its own stones. An attacker then empties points he stands on, so an area is vital only if
     * every point of it, not just every empty one, is next to the chain.
     */
    public static Benson withSuicide(Stones stones) {
        boolean[] all = new boolean[stones.points()];
        Arrays.fill(all, true);
        return new Benson(stones, all);
    }

    /** True if this point holds a stone of an unconditionally alive chain. */
    public boolean isAlive(int point) {
        return alive[point];
    }

    /**
     * The colour to whose unconditional territory this point belongs, or {@link Stones#EMPTY}: it lies in an area that is
     * vital to an alive chain of that colour and touches no other chains of it. The opponent can make no eye there.
     */
    public byte territory(int point) {
        return territory[point];
    }

    /** The chains and areas of one colour. */
    private static final class Survey {
        private final Stones stones;
        private final byte colour;
        private final boolean[] needed;
        private final Partition parts;
        /** By part, its number among the chains or among the areas. */
        private final int[] number;

        private final boolean[] isVital; // by area, to some chain
        private final BensonReduction life;

        Survey(Stones stones, byte colour, boolean[] needed) {
            this.stones = stones;
            this.colour = colour;
            this.needed = needed;
            parts = Partition.around(stones, colour);
            number = new int[parts.count()];
            int chains = 0;
            int areas = 0;
            for (int part = 0; part < number.length; part++) number[part] = isChain(part) ? chains++ : areas++;
            isVital = new boolean[areas];
            life = new BensonReduction(chains, areas);
            life.begin(chains);
            int[] contacts = new int[parts.count()];
            EpochSet seen = new EpochSet(parts.count());
            for (int part = 0; part < number.length; part++) if (!isChain(part)) explore(part, contacts, seen);
            life.reduce();
        }

        private boolean isChain(int part) {
            return stones.at(parts.point(part, 0)) == colour;
        }

        /** Finds the chains around an area, and those it is vital to; {@code contacts} is all zero before and after. */
        private void explore(int area, int[] contacts, EpochSet seen) {
            seen.clear();
            IntList around = new IntList(4);
            int[] near = new int[4];
            int points = 0;
            for (int i = 0; i < parts.size(area); i++) {
                int point = parts.point(area, i);
                if (needed[point]) points++;
                int degree = stones.neighbours(point, near);
                for (int j = 0; j < degree; j++) {
                    int chain = parts.part(near[j]);
                    if (chain == area) continue;
                    if (seen.add(chain)) around.add(chain);
                    if (needed[point] && isFirst(near, j, chain)) contacts[chain]++;
                }
            }
            for (int i = 0; i < around.size(); i++) {
                int chain = around.at(i);
                boolean vital = points > 0 && contacts[chain] == points;
                if (vital) life.support(number[chain], number[area]);
                else life.touch(number[chain], number[area]);
                isVital[number[area]] |= vital;
                contacts[chain] = 0;
            }
        }

        /** True if no earlier neighbour belongs to the same chain: a point is one liberty, however often it touches. */
        private boolean isFirst(int[] near, int index, int chain) {
            for (int i = 0; i < index; i++) if (parts.part(near[i]) == chain) return false;
            return true;
        }

        void mark(boolean[] alive, byte[] territory) {
            for (int part = 0; part < number.length; part++) {
                boolean chain = isChain(part);
                boolean kept =
                        chain ? life.isAlive(number[part]) : isVital[number[part]] && life.isEnclosed(number[part]);
                if (!kept) continue;
                for (int i = 0; i < parts.size(part); i++) {
                    if (chain) alive[parts.point(part, i)] = true;
                    else territory[parts.point(part, i)] = colour;
                }
            }
        }
    }
}
