package tesuji.games.go.score;

import java.util.HashSet;
import java.util.Set;
import tesuji.games.go.Stones;

/** Two ways to find dead stones without asking anybody. */
public final class DeadStones {
    /** A mean ownership this far against a chain means that three playouts of four end with the point lost. */
    public static final float USUAL_THRESHOLD = 0.5f;

    private DeadStones() {}

    /** Śliwa's rule (2013, §6.3.3): every chain with exactly one liberty is dead. */
    public static LifeAndDeath inAtari(Stones stones) {
        Partition parts = Partition.byColour(stones);
        Set<Integer> dead = new HashSet<>();
        for (int part = 0; part < parts.count(); part++) {
            if (stones.at(parts.point(part, 0)) != Stones.EMPTY && liberties(stones, parts, part) == 1) {
                addAll(parts, part, dead);
            }
        }
        return new LifeAndDeath(dead, Set.of(), Set.of());
    }

    private static int liberties(Stones stones, Partition parts, int chain) {
        Set<Integer> liberties = new HashSet<>();
        int[] near = new int[4];
        for (int i = 0; i < parts.size(chain); i++) {
            int degree = stones.neighbours(parts.point(chain, i), near);
            for (int j = 0; j < degree; j++) if (stones.at(near[j]) == Stones.EMPTY) liberties.add(near[j]);
        }
        return liberties.size();
    }

    /**
     * Judges every chain by who owned its points at the end of many playouts: dead if the mean ownership is against it
     * by the threshold or more, alive if it is in its favour by as much, unsettled between: a seki, a ko, or a fight.
     * Unconditionally alive chains stay alive whatever the playouts did.
     *
     * @param ownership for every point, from -1 (White always owned it) to 1 (Black)
     * @param threshold above 0, at most 1
     * @param benson the chains that are unconditionally alive
     */
    public static LifeAndDeath byOwnership(Stones stones, float[] ownership, float threshold, Benson benson) {
        if (ownership.length != stones.points()) throw new IllegalArgumentException(ownership.length + " points");
        if (!(threshold > 0 && threshold <= 1)) throw new IllegalArgumentException("threshold " + threshold);
        Partition parts = Partition.byColour(stones);
        Set<Integer> dead = new HashSet<>();
        Set<Integer> unsettled = new HashSet<>();
        for (int part = 0; part < parts.count(); part++) {
            int stone = parts.point(part, 0);
            if (stones.at(stone) == Stones.EMPTY || benson.isAlive(stone)) continue;
            double favour = Estimator.sign(stones.at(stone)) * mean(parts, part, ownership);
            if (favour <= -threshold) addAll(parts, part, dead);
            else if (favour < threshold) addAll(parts, part, unsettled);
        }
        return new LifeAndDeath(dead, Set.of(), unsettled);
    }

    private static double mean(Partition parts, int part, float[] ownership) {
        double sum = 0;
        for (int i = 0; i < parts.size(part); i++) sum += ownership[parts.point(part, i)];
        return sum / parts.size(part);
    }

    private static void addAll(Partition parts, int part, Set<Integer> to) {
        for (int i = 0; i < parts.size(part); i++) to.add(parts.point(part, i));
    }
}
