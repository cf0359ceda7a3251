package tesuji.endgame.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Partition;

/**
 * The chains of one colour joined to groups, and the areas between them. Chains that share two liberties are one group,
 * because whoever cuts at one of them is answered at the other; no liberty serves two links.
 */
final class LinkedGroups {
    private final Stones stones;
    private final byte colour;
    private final Partition parts;
    /** By part: for chains, a chain further up in the same group, or itself. */
    private final int[] up;

    LinkedGroups(Stones stones, byte colour) {
        this.stones = stones;
        this.colour = colour;
        parts = Partition.around(stones, colour);
        up = new int[parts.count()];
        for (int part = 0; part < up.length; part++) up[part] = part;
        link();
    }

    Stones stones() {
        return stones;
    }

    /** Chains, and the areas that they leave. */
    Partition parts() {
        return parts;
    }

    boolean isChain(int part) {
        return stones.at(parts.point(part, 0)) == colour;
    }

    /** The chain after which the group of a chain is called. */
    int group(int chain) {
        int top = chain;
        while (up[top] != top) top = up[top];
        return top;
    }

    /** Joins groups that share two liberties which no other link needs, until there are none. */
    private void link() {
        boolean[] used = new boolean[stones.points()];
        boolean changed = true;
        while (changed) {
            changed = false;
            Map<Long, Integer> shared = new HashMap<>();
            for (int point = 0; point < used.length && !changed; point++) {
                if (stones.at(point) == Stones.EMPTY && !used[point]) changed = link(point, shared, used);
            }
        }
    }

    private boolean link(int point, Map<Long, Integer> shared, boolean[] used) {
        int[] around = groupsAround(point);
        for (int i = 0; i < around.length; i++) {
            for (int j = 0; j < i; j++) {
                long pair = (long) Math.max(around[i], around[j]) << Integer.SIZE | Math.min(around[i], around[j]);
                Integer other = shared.putIfAbsent(pair, point);
                if (other == null) continue;
                used[point] = true;
                used[other] = true;
                up[around[i]] = around[j];
                return true;
            }
        }
        return false;
    }

    /** The groups next to a point, each once. */
    int[] groupsAround(int point) {
        int[] chains = chainsAround(point);
        int[] groups = new int[chains.length];
        int count = 0;
        for (int chain : chains) {
            int group = group(chain);
            boolean known = false;
            for (int j = 0; j < count; j++) known |= groups[j] == group;
            if (!known) groups[count++] = group;
        }
        return Arrays.copyOf(groups, count);
    }

    /** The chains next to a point; one that touches it twice is there twice. */
    int[] chainsAround(int point) {
        int[] near = new int[4];
        int degree = stones.neighbours(point, near);
        int[] chains = new int[4];
        int count = 0;
        for (int i = 0; i < degree; i++) if (stones.at(near[i]) == colour) chains[count++] = parts.part(near[i]);
        return Arrays.copyOf(chains, count);
    }

    /** Whether the other colour could not make two eyes in an area, or has nothing there at all. */
    boolean isOwn(int area) {
        List<Integer> inner = new ArrayList<>();
        boolean enemies = false;
        for (int i = 0; i < parts.size(area); i++) {
            int point = parts.point(area, i);
            enemies |= stones.at(point) != Stones.EMPTY;
            if (chainsAround(point).length == 0) inner.add(point);
        }
        if (!enemies) return true;
        for (int one : inner) for (int other : inner) if (one != other && !areNeighbours(one, other)) return false;
        return true;
    }

    private boolean areNeighbours(int one, int other) {
        int distance = Math.abs(one - other);
        int size = stones.size();
        return distance == size || (distance == 1 && one / size == other / size);
    }

    /** The stones of some chains, group by group. */
    List<List<Integer>> stones(boolean[] chains) {
        Map<Integer, List<Integer>> groups = new HashMap<>();
        List<List<Integer>> all = new ArrayList<>();
        for (int chain = 0; chain < chains.length; chain++) {
            if (!chains[chain]) continue;
            List<Integer> stonesOfGroup = groups.computeIfAbsent(group(chain), top -> {
                List<Integer> empty = new ArrayList<>();
                all.add(empty);
                return empty;
            });
            for (int i = 0; i < parts.size(chain); i++) stonesOfGroup.add(parts.point(chain, i));
        }
        for (List<Integer> group : all) group.sort(null);
        return all;
    }
}
