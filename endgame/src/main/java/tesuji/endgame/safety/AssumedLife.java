package tesuji.endgame.safety;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tesuji.endgame.local.RegionGraph;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Partition;

/**
 * Groups that live as far as can be seen, though it is not shown. A group is taken for one chain. It lives if an area
 * of its own is large and calm; or if it has two eyes in its areas against an enemy who moves first, which is found by
 * the search that also shows life by answers ({@link AlternatingPlaySafety}): enemy stones within, false eyes and vital
 * points that are the enemy's are seen. Groups that share areas are looked at together, so that they cannot vouch for
 * each other. Where an area is shut off by stones that may be captured, the enemy is taken to have come in. A group
 * that fails is no wall.
 *
 * <p>What is missing for a proof: whether the group really holds together while it is attacked in several places at
 * once, and what the answers cost. A result that rests on such groups names them.
 */
final class AssumedLife {
    /**
     * Calm points of an area in which the enemy cannot reduce a group to one eye: the largest shape where he can has
     * six.
     */
    private static final int ROOMY = 7;

    /** Points of an area in which the enemy might live. */
    private static final int OPEN = 32;

    /** Calm liberties by which a group has its share of such an area. */
    private static final int CONTACTS = 3;

    private final LinkedGroups linked;
    private final Stones stones;
    private final Partition parts;
    private final long limit;
    /** By part, whether it is a chain that lives for sure, or that has not been found to fail. */
    private final boolean[] shown;

    private final boolean[] alive;
    /** By group, whether it lives by an area that is large and calm. */
    private final boolean[] roomy;

    private long spent;

    /**
     * @param isShown by point, whether a stone lives for sure
     * @param limit positions that may be looked at for all of it
     */
    AssumedLife(LinkedGroups groups, boolean[] isShown, long limit) {
        linked = groups;
        this.limit = limit;
        stones = linked.stones();
        parts = linked.parts();
        shown = new boolean[parts.count()];
        alive = new boolean[parts.count()];
        roomy = new boolean[parts.count()];
        for (int part = 0; part < alive.length; part++) {
            alive[part] = linked.isChain(part);
            shown[part] = alive[part] && isShown[parts.point(part, 0)];
        }
        Optional<Integer> failing;
        do {
            findRoomy();
            failing = firstFailing();
            failing.ifPresent(this::drop);
        } while (failing.isPresent());
    }

    /** By part, whether it is a chain that is only assumed to live. */
    boolean[] assumed() {
        boolean[] assumed = alive.clone();
        for (int part = 0; part < assumed.length; part++) assumed[part] &= !shown[part];
        return assumed;
    }

    private void drop(int group) {
        for (int chain = 0; chain < alive.length; chain++) {
            if (linked.group(chain) == group) alive[chain] &= shown[chain];
        }
    }

    /** Whether it still has to be found out if a chain lives. */
    private boolean isOpen(int chain) {
        return alive[chain] && !shown[chain] && !roomy[linked.group(chain)];
    }

    private void findRoomy() {
        Arrays.fill(roomy, false);
        for (int area = 0; area < alive.length; area++) {
            if (linked.isChain(area) || parts.size(area) > OPEN || !linked.isOwn(area)) continue;
            int[] contacts = new int[alive.length];
            int calm = 0;
            for (int i = 0; i < parts.size(area); i++) {
                int point = parts.point(area, i);
                if (!isCalm(point)) continue;
                calm++;
                for (int group : linked.groupsAround(point)) contacts[group]++;
            }
            if (calm < ROOMY) continue;
            for (int group = 0; group < roomy.length; group++) roomy[group] |= contacts[group] >= CONTACTS;
        }
    }

    /** Whether a point is empty and touches neither enemies nor stones that may be captured. */
    private boolean isCalm(int point) {
        if (stones.at(point) != Stones.EMPTY || isExposed(point)) return false;
        int[] near = new int[4];
        for (int i = stones.neighbours(point, near) - 1; i >= 0; i--) {
            boolean isEnemy = stones.at(near[i]) != Stones.EMPTY && !linked.isChain(parts.part(near[i]));
            if (isEnemy) return false;
        }
        return true;
    }

    /** Whether a point is next to a chain that may be captured. */
    private boolean isExposed(int point) {
        for (int chain : linked.chainsAround(point)) if (!alive[chain]) return true;
        return false;
    }

    /**
     * A group that does not live as it stands: the weakest of those that share areas in which they do not all find two
     * eyes.
     */
    private Optional<Integer> firstFailing() {
        Set<Integer> seen = new TreeSet<>();
        for (int chain = 0; chain < alive.length; chain++) {
            if (!isOpen(chain) || seen.contains(linked.group(chain))) continue;
            Cluster cluster = new Cluster(linked.group(chain));
            seen.addAll(cluster.groups);
            if (!cluster.lives()) return Optional.of(cluster.weakest());
        }
        return Optional.empty();
    }

    /** Groups that share areas of their own, and these areas. */
    private final class Cluster {
        private final Set<Integer> groups = new TreeSet<>();
        private final Set<Integer> points = new TreeSet<>();

        Cluster(int first) {
            groups.add(first);
            for (boolean grows = true; grows; ) {
                grows = false;
                for (int area = 0; area < alive.length; area++) if (isNew(area)) grows |= add(area);
            }
        }

        private boolean isNew(int area) {
            return !linked.isChain(area) && !points.contains(parts.point(area, 0)) && linked.isOwn(area);
        }

        /**
         * Adds an area, and the groups around it about which something is to be found out, if a group of the cluster is
         * there.
         */
        private boolean add(int area) {
            Set<Integer> open = new TreeSet<>();
            for (int i = 0; i < parts.size(area); i++) {
                for (int chain : linked.chainsAround(parts.point(area, i))) {
                    if (isOpen(chain)) open.add(linked.group(chain));
                }
            }
            if (open.stream().noneMatch(groups::contains)) return false;
            groups.addAll(open);
            for (int i = 0; i < parts.size(area); i++) points.add(parts.point(area, i));
            return true;
        }

        /** Whether all groups find two eyes with the enemy to move; false where that is too much to find out. */
        boolean lives() {
            if (points.isEmpty() || points.size() > RegionGraph.MOST) return false;
            RegionGraph graph = new RegionGraph(
                    stones, points.stream().mapToInt(Integer::intValue).toArray());
            int[] order = groups.stream().mapToInt(Integer::intValue).toArray();
            long[] walls = new long[order.length];
            long living = 0;
            long enemy = 0;
            for (int point : points) {
                long bit = 1L << graph.index(point);
                if (stones.at(point) != Stones.EMPTY || isExposed(point)) enemy |= bit;
                for (int chain : linked.chainsAround(point)) {
                    int index = Arrays.binarySearch(order, linked.group(chain));
                    if (isOpen(chain) && index >= 0) walls[index] |= bit;
                    else if (alive[chain]) living |= bit;
                }
            }
            AlternatingPlaySafety keep =
                    new AlternatingPlaySafety(graph, walls, living, (limit - spent) / (1 + walls.length));
            boolean holds = keep.holds(enemy);
            spent += keep.nodes();
            return holds;
        }

        /** The group with the fewest liberties in these areas. */
        int weakest() {
            return groups.stream().min(Comparator.comparingInt(this::contacts)).orElseThrow();
        }

        private int contacts(int group) {
            int contacts = 0;
            for (int point : points) {
                for (int other : linked.groupsAround(point)) if (other == group) contacts++;
            }
            return contacts;
        }
    }
}
