package tesuji.endgame.safety;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tesuji.endgame.local.RegionGraph;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Partition;

/**
 * The ground that one colour has sealed off, and the chains that live by it if their owner answers every move in there.
 * Ground that hangs together by such chains is looked at as one.
 */
final class SealedRegions {
    /** Points of an area beyond which nobody looks into it. */
    private static final int LARGEST = 24;

    private final Stones stones;
    private final byte colour;
    private final Partition parts;
    private final boolean[] alive;
    private final Set<Integer> chains = new TreeSet<>();
    private final boolean[] kept;
    private final boolean[] owned;
    private final long limit;
    private long spent;

    /**
     * @param isAlive by point, whether a stone lives anyway
     * @param isHopeful by point, whether a stone may live by answers; only these are looked at
     * @param limit positions that may be looked at for all of it
     */
    SealedRegions(Stones stones, byte colour, boolean[] isAlive, boolean[] isHopeful, long limit) {
        this.limit = limit;
        this.stones = stones;
        this.colour = colour;
        alive = isAlive.clone();
        parts = Partition.around(stones, colour);
        kept = new boolean[stones.points()];
        owned = new boolean[stones.points()];
        for (int part = 0; part < parts.count(); part++) {
            int point = parts.point(part, 0);
            if (stones.at(point) == colour && isHopeful[point] && !alive[point]) chains.add(part);
        }
        Optional<RegionCluster> lost = Optional.of(new RegionCluster());
        while (lost.isPresent()) {
            lost = firstLost();
            lost.flatMap(this::weakest).ifPresent(chains::remove);
        }
    }

    /** By point, whether a chain lives by answers. */
    boolean[] kept() {
        return kept.clone();
    }

    /** By point, whether it is ground that the owner keeps. */
    boolean[] owned() {
        return owned.clone();
    }

    /** Areas that hang together by chains which must be kept. */
    private static final class RegionCluster {
        private final List<Integer> areas = new ArrayList<>();
        private final Set<Integer> chains = new TreeSet<>();
    }

    /** Tries all clusters; the first that is not kept though it might be without some chain. */
    private Optional<RegionCluster> firstLost() {
        boolean[] seen = new boolean[parts.count()];
        for (int area = 0; area < seen.length; area++) {
            if (seen[area] || !isSealed(area) || owned[parts.point(area, 0)]) continue;
            RegionCluster cluster = cluster(area, seen);
            if (isKept(cluster)) {
                for (int part : cluster.areas) mark(part, owned);
                for (int part : cluster.chains) mark(part, kept);
            } else if (!cluster.chains.isEmpty()) return Optional.of(cluster);
        }
        return Optional.empty();
    }

    private void mark(int part, boolean[] marks) {
        for (int i = 0; i < parts.size(part); i++) marks[parts.point(part, i)] = true;
    }

    /** The chain with the fewest liberties in an cluster. */
    private Optional<Integer> weakest(RegionCluster cluster) {
        return cluster.chains.stream()
                .min(Comparator.comparingInt(chain -> contacts(cluster, chain).size()));
    }

    private Set<Integer> contacts(RegionCluster cluster, int chain) {
        Set<Integer> contacts = new TreeSet<>();
        for (int area : cluster.areas) {
            for (int i = 0; i < parts.size(area); i++) {
                int point = parts.point(area, i);
                if (partsAround(point).contains(chain)) contacts.add(point);
            }
        }
        return contacts;
    }

    private boolean isChain(int part) {
        return stones.at(parts.point(part, 0)) == colour;
    }

    /** Whether nothing but chains that live, or may live, surrounds an area that can be looked into. */
    private boolean isSealed(int area) {
        if (isChain(area) || parts.size(area) > LARGEST) return false;
        for (int i = 0; i < parts.size(area); i++) {
            for (int part : partsAround(parts.point(area, i))) {
                if (part != area && !chains.contains(part) && !alive[parts.point(part, 0)]) return false;
            }
        }
        return true;
    }

    private Set<Integer> partsAround(int point) {
        int[] near = new int[4];
        Set<Integer> around = new TreeSet<>();
        for (int i = stones.neighbours(point, near) - 1; i >= 0; i--) around.add(parts.part(near[i]));
        return around;
    }

    private RegionCluster cluster(int seed, boolean[] seen) {
        RegionCluster cluster = new RegionCluster();
        cluster.areas.add(seed);
        seen[seed] = true;
        for (int next = 0; next < cluster.areas.size(); next++) {
            int area = cluster.areas.get(next);
            for (int i = 0; i < parts.size(area); i++) {
                for (int part : partsAround(parts.point(area, i))) {
                    if (part != area && chains.contains(part) && cluster.chains.add(part)) join(part, cluster, seen);
                }
            }
        }
        return cluster;
    }

    private void join(int chain, RegionCluster cluster, boolean[] seen) {
        for (int i = 0; i < parts.size(chain); i++) {
            for (int area : partsAround(parts.point(chain, i))) {
                if (seen[area] || !isSealed(area)) continue;
                seen[area] = true;
                cluster.areas.add(area);
            }
        }
    }

    private boolean isKept(RegionCluster cluster) {
        List<Integer> points = new ArrayList<>();
        for (int area : cluster.areas) for (int i = 0; i < parts.size(area); i++) points.add(parts.point(area, i));
        if (points.size() > RegionGraph.MOST) return false;
        points.sort(null);
        RegionGraph graph = new RegionGraph(
                stones, points.stream().mapToInt(Integer::intValue).toArray());
        long[] walls = new long[cluster.chains.size()];
        int wall = 0;
        for (int chain : cluster.chains) {
            for (int point : contacts(cluster, chain)) walls[wall] |= 1L << graph.index(point);
            wall++;
        }
        long enemy = 0;
        long nearAlive = 0;
        for (int point : points) {
            long bit = 1L << graph.index(point);
            if (stones.at(point) != Stones.EMPTY) enemy |= bit;
            for (int part : partsAround(point)) if (isChain(part) && alive[parts.point(part, 0)]) nearAlive |= bit;
        }
        // with many chains success is rarer, and some can be left out
        AlternatingPlaySafety keep = new AlternatingPlaySafety(
                graph, walls, nearAlive, (limit - spent) / Math.max(1, walls.length * walls.length));
        boolean holds = keep.holds(enemy);
        spent += keep.nodes();
        return holds;
    }
}
