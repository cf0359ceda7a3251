package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Partition;

/**
 * The stones that will not be captured, and why.
 *
 * <p>First those that live even if their owner never answers (Benson 1976). Then those that live by ground of their own if he answers
 * there, which costs him nothing (Müller 1997); see {@link Keep}. These two kinds of walls cut the board into a sum.
 *
 * <p>Last come groups that most likely live: chains that share two liberties are one group, because whoever cuts at one of them
 * is answered at the other, and no liberty serves two links; a group lives with two eyes: two regions of its own, or one large enough to
 * be divided. But an answer where both sides meet may cost its owner a point or a move that no region knows of, so what is
 * concluded from such walls is no proof. A chain with nothing but one point to connect by is not safe, however sure the connection.
 * Immutable.
 */
public final class Safety {
    /** Points of a room in which two eyes are taken for granted. */
    private static final int LARGE = 6;

    private final Reason[] reasons;
    private final boolean[] owned;

    /** Why a stone is safe. */
    public enum Reason {
        /** It is not known to be, or there is no stone. */
        NONE,
        /** Two eyes that nobody can take. */
        EYES,
        /** Two eyes in ground of its own, where its owner answers every move at no cost. */
        ANSWERS,
        /** Room for two eyes, of a group that its owner keeps together; what that may cost him is not known. */
        ROOM
    }

    private Safety(Reason[] reasons, boolean[] owned) {
        this.reasons = reasons;
        this.owned = owned;
    }

    /** Life that needs no answers. */
    public static Safety unconditional(Stones stones) {
        Reason[] reasons = new Reason[stones.points()];
        Arrays.fill(reasons, Reason.NONE);
        for (byte colour : new byte[] {Stones.BLACK, Stones.WHITE}) {
            new Groups(stones, colour, false).mark(reasons, Reason.EYES);
        }
        return new Safety(reasons, new boolean[reasons.length]);
    }

    /**
     * Life of groups as well, whose owner answers where they are attacked. That the answers cost nothing is shown by search, with at
     * most so many positions for each colour.
     */
    public static Safety ofGroups(Stones stones, long positions) {
        Reason[] reasons = new Reason[stones.points()];
        Arrays.fill(reasons, Reason.NONE);
        boolean[] owned = new boolean[stones.points()];
        for (byte colour : new byte[] {Stones.BLACK, Stones.WHITE}) {
            new Groups(stones, colour, true).mark(reasons, Reason.ROOM);
            new Groups(stones, colour, false).mark(reasons, Reason.EYES);
            boolean[] alive = new boolean[owned.length];
            boolean[] hopeful = new boolean[owned.length];
            for (int point = 0; point < owned.length; point++) {
                alive[point] = stones.at(point) == colour && reasons[point] == Reason.EYES;
                hopeful[point] = stones.at(point) == colour && reasons[point] == Reason.ROOM;
            }
            Grounds grounds = new Grounds(stones, colour, alive, hopeful, positions);
            boolean[] kept = grounds.kept();
            boolean[] own = grounds.owned();
            for (int point = 0; point < owned.length; point++) {
                if (kept[point]) reasons[point] = Reason.ANSWERS;
                owned[point] |= own[point];
            }
        }
        return new Safety(reasons, owned);
    }

    public Reason reason(int point) {
        return reasons[point];
    }

    public boolean isSafe(int point) {
        return reasons[point] != Reason.NONE;
    }

    /** Without groups whose answers might cost something: what walls must have for a proof. */
    public Safety firm() {
        Reason[] firm = reasons.clone();
        for (int point = 0; point < firm.length; point++) {
            if (firm[point] == Reason.ROOM) firm[point] = Reason.NONE;
        }
        return new Safety(firm, owned);
    }

    /** Whether a point is ground that its owner keeps, whatever the other side tries there. */
    public boolean isOwned(int point) {
        return owned[point];
    }

    /** Whether no wall needs answers that might cost something. */
    public boolean isFirm() {
        for (Reason reason : reasons) if (reason == Reason.ROOM) return false;
        return true;
    }

    /** The chains of one colour, joined to groups, and the regions between them. */
    private static final class Groups {
        private final Stones stones;
        private final byte colour;
        private final Partition parts;
        /** By part: for chains, a chain further up in the same group, or itself. */
        private final int[] up;

        private final boolean[] alive;
        private final boolean linked;

        Groups(Stones stones, byte colour, boolean linked) {
            this.linked = linked;
            this.stones = stones;
            this.colour = colour;
            parts = Partition.around(stones, colour);
            up = new int[parts.count()];
            alive = new boolean[parts.count()];
            for (int part = 0; part < up.length; part++) up[part] = part;
            Arrays.fill(alive, true);
            if (linked) link();
            reduce();
        }

        private boolean isChain(int part) {
            return stones.at(parts.point(part, 0)) == colour;
        }

        private int group(int chain) {
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

        /** The groups that have this empty point as a liberty, each once. */
        private int[] groupsAround(int point) {
            int[] near = new int[4];
            int degree = stones.neighbours(point, near);
            int[] groups = new int[4];
            int count = 0;
            for (int i = 0; i < degree; i++) {
                if (stones.at(near[i]) != colour) continue;
                int group = group(parts.part(near[i]));
                boolean known = false;
                for (int j = 0; j < count; j++) known |= groups[j] == group;
                if (!known) groups[count++] = group;
            }
            return Arrays.copyOf(groups, count);
        }

        /** Drops groups without two eyes, and Benson's regions around which something was dropped, until nothing changes. */
        private void reduce() {
            boolean changed = true;
            while (changed) {
                int[] eyes = new int[alive.length];
                for (int region = 0; region < alive.length; region++) {
                    if (!isChain(region) && alive[region]) count(region, eyes);
                }
                changed = false;
                for (int chain = 0; chain < alive.length; chain++) {
                    if (!isChain(chain) || !alive[chain] || eyes[group(chain)] >= 2) continue;
                    alive[chain] = false;
                    changed = true;
                }
                for (int region = 0; region < alive.length && !linked; region++) {
                    if (!isChain(region)) for (int chain : chainsAround(region)) alive[region] &= alive[chain];
                }
            }
        }

        private void count(int region, int[] eyes) {
            if (!linked) {
                for (int group : vital(region)) eyes[group]++;
                return;
            }
            if (!isOwn(region)) return;
            List<Integer> room = room(region);
            Map<Integer, Integer> touched = new HashMap<>();
            for (int point : room) for (int group : groupsAround(point)) touched.merge(group, 1, Integer::sum);
            touched.forEach((group, contacts) -> eyes[group] += eyes(room, contacts));
        }

        /** Whether the other colour could not make two eyes in a region, or has nothing there at all. */
        private boolean isOwn(int region) {
            List<Integer> inner = new ArrayList<>();
            boolean enemies = false;
            for (int i = 0; i < parts.size(region); i++) {
                int point = parts.point(region, i);
                enemies |= stones.at(point) != Stones.EMPTY;
                if (groupsAround(point).length == 0) inner.add(point);
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

        /** The empty points of a region that do not touch stones which may be captured, as these let the enemy in. */
        private List<Integer> room(int region) {
            List<Integer> room = new ArrayList<>();
            for (int i = 0; i < parts.size(region); i++) {
                int point = parts.point(region, i);
                if (stones.at(point) == Stones.EMPTY && isSheltered(point)) room.add(point);
            }
            return room;
        }

        private boolean isSheltered(int point) {
            int[] near = new int[4];
            int degree = stones.neighbours(point, near);
            for (int i = 0; i < degree; i++) {
                if (stones.at(near[i]) == colour && !alive[parts.part(near[i])]) return false;
            }
            return true;
        }

        /** The eyes that a room is good for when so many of its points are liberties of a group. */
        private int eyes(List<Integer> room, int contacts) {
            boolean whole = contacts == room.size();
            if (whole) return contacts >= 5 || (contacts == 4 && !isSquare(room)) ? 2 : 1;
            return contacts >= 2 && room.size() >= LARGE ? 2 : 1;
        }

        private boolean isSquare(List<Integer> room) {
            int first = room.get(0);
            return room.contains(first + 1) && room.contains(first + stones.size());
        }

        private List<Integer> chainsAround(int region) {
            List<Integer> chains = new ArrayList<>();
            int[] near = new int[4];
            for (int i = 0; i < parts.size(region); i++) {
                int degree = stones.neighbours(parts.point(region, i), near);
                for (int j = 0; j < degree; j++) {
                    int part = parts.part(near[j]);
                    if (part != region && !chains.contains(part)) chains.add(part);
                }
            }
            return chains;
        }

        private List<Integer> vital(int region) {
            List<Integer> vital = null;
            for (int i = 0; i < parts.size(region); i++) {
                int point = parts.point(region, i);
                if (stones.at(point) != Stones.EMPTY) continue;
                List<Integer> around = new ArrayList<>();
                for (int group : groupsAround(point)) around.add(group);
                if (vital == null) vital = around;
                else vital.retainAll(around);
            }
            return vital == null ? List.of() : vital;
        }

        void mark(Reason[] reasons, Reason reason) {
            for (int chain = 0; chain < alive.length; chain++) {
                if (!isChain(chain) || !alive[chain]) continue;
                for (int i = 0; i < parts.size(chain); i++) reasons[parts.point(chain, i)] = reason;
            }
        }
    }
}
