package tesuji.endgame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tesuji.endgame.local.RegionGraph;
import tesuji.games.go.Stones;

/**
 * Benson's algorithm as it stands in his paper (1976), on any graph, with sets of points and one rule at a time: the
 * judge of the fast ones. A safe wall is nothing special here: it is a stone with two eyes of its own.
 */
public final class TextbookBenson {
    private final List<Set<Integer>> near = new ArrayList<>();
    private final Set<Integer> own = new HashSet<>();
    private final Set<Integer> other = new HashSet<>();

    /** A board as one colour sees it. */
    public static TextbookBenson of(Stones stones, byte colour) {
        TextbookBenson board = new TextbookBenson();
        int[] around = new int[4];
        for (int point = 0; point < stones.points(); point++) board.addPoint();
        for (int point = 0; point < stones.points(); point++) {
            for (int i = stones.neighbours(point, around) - 1; i >= 0; i--) board.join(point, around[i]);
            if (stones.at(point) == colour) board.own.add(point);
            else if (stones.at(point) != Stones.EMPTY) board.other.add(point);
        }
        return board;
    }

    /** The points of a terrain with stones on them; it has the numbers of the terrain. */
    public static TextbookBenson of(RegionGraph terrain, long own, long other) {
        TextbookBenson board = new TextbookBenson();
        for (int i = 0; i < terrain.size(); i++) board.addPoint();
        for (int i = 0; i < terrain.size(); i++) {
            for (int j = 0; j < terrain.size(); j++) if ((terrain.near(i) >> j & 1) != 0) board.join(i, j);
            if ((own >> i & 1) != 0) board.own.add(i);
            if ((other >> i & 1) != 0) board.other.add(i);
        }
        return board;
    }

    private int addPoint() {
        near.add(new HashSet<>());
        return near.size() - 1;
    }

    private void join(int one, int another) {
        near.get(one).add(another);
        near.get(another).add(one);
    }

    private int addStone(long contacts, Set<Integer> colour) {
        int stone = addPoint();
        colour.add(stone);
        for (int i = 0; i < Long.SIZE; i++) if ((contacts >> i & 1) != 0) join(stone, i);
        return stone;
    }

    private int addWall(long contacts, Set<Integer> colour) {
        int stone = addStone(contacts, colour);
        join(stone, addPoint());
        join(stone, addPoint());
        return stone;
    }

    /** Adds a stone outside, next to these points. */
    public int addOwnStone(long contacts) {
        return addStone(contacts, own);
    }

    /** Adds a stone outside, next to these points, that has two eyes. */
    public int addOwnWall(long contacts) {
        return addWall(contacts, own);
    }

    public int addOtherWall(long contacts) {
        return addWall(contacts, other);
    }

    /** The connected parts of what holds none of the owner's stones. */
    public Set<Set<Integer>> areas() {
        return parts(outside());
    }

    /** What lives, and the areas that only such chains enclose. */
    public record Life(Set<Set<Integer>> chains, Set<Set<Integer>> areas) {
        public Set<Integer> stones() {
            return union(chains);
        }
    }

    /** Life where no move takes its own stones: the empty points of a vital area are liberties. */
    public Life life() {
        Set<Integer> empty = outside();
        empty.removeAll(other);
        return life(empty);
    }

    /** Life where moves may take their own stones: all points of a vital area must be next to the chain. */
    public Life lifeWithSuicide() {
        return life(outside());
    }

    private Set<Integer> outside() {
        Set<Integer> outside = new HashSet<>();
        for (int point = 0; point < near.size(); point++) if (!own.contains(point)) outside.add(point);
        return outside;
    }

    private Life life(Set<Integer> needed) {
        Life life = new Life(parts(own), areas());
        while (true) {
            Set<Set<Integer>> areas = life.areas;
            Set<Set<Integer>> chains = life.chains.stream()
                    .filter(chain -> areas.stream()
                                    .filter(area -> isVital(area, chain, needed))
                                    .count()
                            >= 2)
                    .collect(Collectors.toSet());
            Set<Integer> stones = union(chains);
            Life next = new Life(
                    chains,
                    areas.stream()
                            .filter(area -> stones.containsAll(ownStonesAround(area)))
                            .collect(Collectors.toSet()));
            if (next.equals(life)) return life;
            life = next;
        }
    }

    /**
     * Whether an area is vital to a chain: there is a point of it that the chain needs, and all of these are next to
     * it.
     */
    private boolean isVital(Set<Integer> area, Set<Integer> chain, Set<Integer> needed) {
        Set<Integer> points = new HashSet<>(area);
        points.retainAll(needed);
        return !points.isEmpty() && around(chain).containsAll(points);
    }

    private Set<Integer> ownStonesAround(Set<Integer> area) {
        Set<Integer> stones = around(area);
        stones.retainAll(own);
        return stones;
    }

    /** All points next to one of a set. */
    public Set<Integer> around(Collection<Integer> points) {
        Set<Integer> around = new HashSet<>();
        for (int point : points) around.addAll(near.get(point));
        return around;
    }

    private Set<Set<Integer>> parts(Set<Integer> points) {
        Set<Set<Integer>> parts = new HashSet<>();
        for (int point : points) parts.add(part(point, points));
        return parts;
    }

    private Set<Integer> part(int seed, Set<Integer> within) {
        Set<Integer> part = new HashSet<>(Set.of(seed));
        Deque<Integer> open = new ArrayDeque<>(part);
        while (!open.isEmpty()) {
            for (int next : near.get(open.pop())) if (within.contains(next) && part.add(next)) open.push(next);
        }
        return part;
    }

    private static Set<Integer> union(Set<Set<Integer>> sets) {
        Set<Integer> union = new HashSet<>();
        sets.forEach(union::addAll);
        return union;
    }
}
