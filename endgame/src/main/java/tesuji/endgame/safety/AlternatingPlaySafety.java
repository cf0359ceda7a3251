package tesuji.endgame.safety;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.endgame.local.RegionGraph;

/**
 * Ground that one side has sealed off, with the chains around it: whether the owner, who answers every move in there
 * and makes none of his own, keeps the chains alive and the ground for himself. That is safety under alternating play
 * (Müller 1997), decided by search. It ends where no more answers are needed: all chains live unconditionally (Benson
 * 1976) by eyes in this ground, and nowhere in it are there two points for eyes of the enemy. The owner must also be
 * able to get there by himself, or the enemy's stones might live in a seki.
 *
 * <p>Such chains are walls as good as any. Nothing outside is looked at: the chains have no other liberty here. And no
 * answer costs anything: the intruder is dead, so that he and the answer together take as much from the owner as they
 * give him, wherever in this ground the answer is made, and it is the intruder's turn again. A proof has finitely many
 * answers, so no ko can be in it.
 */
final class AlternatingPlaySafety {
    /** Answers after which no more are tried. */
    private static final int MOST_ANSWERS = 8;

    private final RegionGraph graph;
    private final long all;
    private final long limit;
    private final JoinedChains groups;
    /** By position, answers that are enough, and answers that are not. */
    private final Map<State, Integer> needed = new HashMap<>();

    private final Map<State, Integer> failed = new HashMap<>();
    /** The move that had no answer last time, by answers left, and the last answer that settled everything. */
    private final long[] refuting = new long[MOST_ANSWERS + 1];

    private long settling;
    /** The move that held last, by answers left. */
    private final long[] good = new long[MOST_ANSWERS + 1];

    private long nodes;

    /** What stands in the ground. */
    private record State(long own, long enemy) {}

    /**
     * Ground that consists of all the points of a graph.
     *
     * @param chains by chain that must be kept, the points next to it
     * @param alive the points next to chains that live anyway
     * @param limit gives up after so many positions
     */
    AlternatingPlaySafety(RegionGraph graph, long[] chains, long alive, long limit) {
        this.graph = graph;
        this.limit = limit;
        all = graph.size() == RegionGraph.MOST ? -1L : (1L << graph.size()) - 1;
        groups = new JoinedChains(graph, chains, alive);
    }

    /** Positions looked at. */
    long nodes() {
        return Math.min(nodes, limit);
    }

    /** Whether all is kept with these enemy stones in the ground and the enemy to move. */
    boolean holds(long enemy) {
        State start = new State(0, enemy);
        for (int answers = 0; answers <= MOST_ANSWERS && nodes < limit; answers++) {
            if (holds(start, answers)) return true;
        }
        return false;
    }

    /** Whether so many answers are enough. */
    private boolean holds(State at, int answers) {
        if (answers <= failed.getOrDefault(at, -1)) return false;
        if (answers >= needed.getOrDefault(at, Integer.MAX_VALUE)) return true;
        if (++nodes > limit) return false;
        boolean holds = isSettled(at) || (answers > 0 && answersAll(at, answers) && proceeds(at, answers));
        if (holds) needed.put(at, answers);
        else failed.put(at, answers);
        return holds;
    }

    /**
     * Whether the owner can take the enemy's stones off, beginning with some move of his own: in a seki he could not.
     */
    private boolean proceeds(State at, int answers) {
        return at.enemy == 0 || hasMove(at, at.enemy, answers);
    }

    private long empty(State at) {
        return all & ~at.own & ~at.enemy;
    }

    private boolean answersAll(State at, int answers) {
        long first = empty(at) & refuting[answers];
        return answersAll(at, first, answers) && answersAll(at, empty(at) & ~first, answers);
    }

    private boolean answersAll(State at, long moves, int answers) {
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            long stone = rest & -rest;
            if (isAnswered(at, stone, answers)) continue;
            refuting[answers] = stone;
            return false;
        }
        return true;
    }

    private boolean isAnswered(State at, long stone, int answers) {
        long enemy = at.enemy | stone;
        long empty = all & ~at.own & ~enemy;
        groups.join(at.own);
        if (groups.isWallWithout(empty)) return false;
        State after = new State(at.own & ~groups.stonesWithout(empty), enemy);
        boolean legal = (graph.around(graph.flood(stone, enemy)) & empty(after)) != 0;
        return !legal || holds(after, 0) || hasMove(after, stone, answers);
    }

    /**
     * Whether the owner has a move after which he holds; tries those that settle everything at once before it looks
     * into others.
     */
    private boolean hasMove(State at, long stones, int answers) {
        long first = empty(at) & settling;
        List<State> later = new ArrayList<>();
        for (long moves : new long[] {first, empty(at) & ~first}) {
            for (long rest = moves; rest != 0; rest &= rest - 1) {
                Optional<State> after = answered(at, rest & -rest);
                if (after.isEmpty()) continue;
                if (holds(after.get(), 0)) {
                    settling = rest & -rest;
                    return true;
                }
                later.add(after.get());
            }
        }
        if (answers == 1) return false;
        long close = graph.around(stones);
        later.sort(Comparator.comparing((State state) -> (state.own & ~at.own & good[answers]) == 0)
                .thenComparingInt(state -> hope(state, close & state.own & ~at.own)));
        for (State after : later) {
            if (!holds(after, answers - 1)) continue;
            good[answers] = after.own & ~at.own;
            return true;
        }
        return false;
    }

    /** What the enemy could hope for; good answers leave him little, and are near. */
    private int hope(State at, long near) {
        groups.join(at.own);
        return 2 * Long.bitCount(all & ~at.own & ~groups.contacts()) + (near == 0 ? 1 : 0);
    }

    /** After a move of the owner; nothing if it is suicide. */
    private Optional<State> answered(State at, long stone) {
        long own = at.own | stone;
        long enemy = at.enemy;
        for (long rest = at.enemy & graph.around(stone); rest != 0; ) {
            long chain = graph.flood(rest & -rest, at.enemy);
            rest &= ~chain;
            if ((graph.around(chain) & all & ~own & ~at.enemy) == 0) enemy &= ~chain;
        }
        State next = new State(own, enemy);
        groups.join(own);
        return groups.areBreathing(empty(next)) ? Optional.of(next) : Optional.empty();
    }

    /** Whether no more answers are needed. */
    private boolean isSettled(State at) {
        groups.join(at.own);
        if (!groups.reduce(all & ~at.own, at.enemy)) return false;
        long contacts = groups.contacts();
        for (long rest = all & ~groups.stones(); rest != 0; ) {
            long area = graph.flood(rest & -rest, all & ~groups.stones());
            rest &= ~area;
            long inner = area & ~contacts;
            for (long one = inner; one != 0; one &= one - 1) {
                int index = Long.numberOfTrailingZeros(one);
                if ((inner & ~(1L << index) & ~graph.near(index)) != 0) return false;
            }
        }
        return true;
    }
}
