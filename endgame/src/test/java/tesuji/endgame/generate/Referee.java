package tesuji.endgame.generate;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.region.Counting;
import tesuji.games.go.Stones;

/**
 * Plays a whole board of at most 64 points out, by alpha-beta, under the rules of Go alone: captures, no suicide, no repetition, two
 * passes end. It knows nothing of regions and values.
 *
 * <p>Area is counted as it stands after two passes, so that dead stones have to be captured. Territory is counted in two steps:
 * after two passes play goes on for area, where captures cost nothing, and the score is that area less the stones that were played
 * in the first step, since a stone played, captured or not, turns a point of area into none of territory.
 *
 * <p>The eyes of the walls, two for each, are left alone: the enemy may not play there, and filling one is a pass at best.
 */
final class Referee {
    private final long all;
    private final long[] near;
    private final long playable;
    private final long black;
    private final long white;
    private final Counting counting;
    private final long limit;
    private final Map<State, Bounds> known = new HashMap<>();
    private final Map<State, Integer> open = new HashMap<>();
    private int depth;
    private long nodes;

    /** Seen from the side to move. */
    private record State(long own, long other, boolean black, boolean passed, boolean encore) {}

    private record Bounds(int low, int high) {}

    /** A result, and the least depth of the positions that could not be repeated for it. */
    private record Found(int score, int rests) {}

    private static final int FREE = Integer.MAX_VALUE;
    private static final int FAR = 1000;

    private static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    Referee(Setting setting, Counting counting, long limit) {
        Stones stones = setting.stones();
        int size = stones.points();
        all = size == Long.SIZE ? -1L : (1L << size) - 1;
        near = new long[size];
        int[] around = new int[4];
        for (int point = 0; point < size; point++) {
            int degree = stones.neighbours(point, around);
            for (int i = 0; i < degree; i++) near[point] |= 1L << around[i];
        }
        black = set(stones, Stones.BLACK);
        white = set(stones, Stones.WHITE);
        this.counting = counting;
        this.limit = limit;
        long points = 0;
        for (Planted region : setting.regions()) for (int point : region.points()) points |= 1L << point;
        playable = points;
    }

    private static long set(Stones stones, byte colour) {
        long set = 0;
        for (int point = 0; point < stones.points(); point++) if (stones.at(point) == colour) set |= 1L << point;
        return set;
    }

    /** Black's score with best play; nothing if that takes too long. */
    Optional<Integer> score(boolean blackToMove) {
        return score(start(blackToMove), 0);
    }

    /** The same after a first move, which must be legal. */
    Optional<Integer> scoreAfter(boolean blackToMove, int point) {
        State next = after(start(blackToMove), point);
        if (next == null) throw new IllegalArgumentException("suicide at " + point);
        int cost = counting == Counting.AREA ? 0 : blackToMove ? 1 : -1;
        return score(next, cost);
    }

    private State start(boolean blackToMove) {
        boolean area = counting == Counting.AREA;
        return blackToMove ? new State(black, white, true, false, area) : new State(white, black, false, false, area);
    }

    private Optional<Integer> score(State from, int cost) {
        try {
            nodes = 0;
            open.clear();
            depth = 0;
            int score = search(from, -FAR, FAR).score;
            int stones = counting == Counting.AREA ? 0 : Long.bitCount(black) - Long.bitCount(white);
            return Optional.of((from.black ? score : -score) - stones - cost);
        } catch (TooMuch given) {
            return Optional.empty();
        }
    }

    private Found search(State at, int alpha, int beta) {
        Bounds bounds = known.getOrDefault(at, new Bounds(-FAR, FAR));
        if (bounds.low == bounds.high || bounds.low >= beta) return new Found(bounds.low, FREE);
        if (bounds.high <= alpha) return new Found(bounds.high, FREE);
        if (++nodes > limit) throw new TooMuch();
        open.put(board(at), depth++);
        int best = -FAR;
        int rests = FREE;
        int low = Math.max(alpha, bounds.low);
        int high = Math.min(beta, bounds.high);
        int from = low;
        for (long rest = playable & ~at.own & ~at.other; rest != 0 && best < high; rest &= rest - 1) {
            State next = after(at, Long.numberOfTrailingZeros(rest));
            if (next == null) continue;
            Integer earlier = open.get(board(next));
            if (earlier != null) {
                rests = Math.min(rests, earlier);
                continue;
            }
            int cost = at.encore ? 0 : 1;
            Found found = search(next, -high - cost, -low - cost);
            rests = Math.min(rests, found.rests);
            best = Math.max(best, -found.score - cost);
            low = Math.max(low, best);
        }
        if (best < high) {
            Found found = pass(at, low, high);
            rests = Math.min(rests, found.rests);
            best = Math.max(best, found.score);
        }
        open.remove(board(at));
        depth--;
        if (rests < depth) return new Found(best, rests);
        known.put(at, new Bounds(best > from ? best : bounds.low, best < high ? best : bounds.high));
        return new Found(best, FREE);
    }

    /** The position without what was passed: it may not come back. Both sides' turns and both steps are told apart. */
    private static State board(State at) {
        return new State(at.own, at.other, at.black, false, at.encore);
    }

    private Found pass(State at, int low, int high) {
        if (at.passed && at.encore) return new Found(area(at.own, at.other), FREE);
        State next = new State(/* own= */ at.other, /* other= */ at.own, !at.black, !at.passed, at.encore || at.passed);
        Integer earlier = open.get(board(next));
        if (earlier != null && !next.passed) throw new IllegalStateException("two passes and no end");
        // the same side to move on the same board again, after a pass and a pass, is the end and no repetition
        int held = earlier == null ? -1 : earlier;
        if (earlier != null) open.remove(board(next));
        Found found = search(next, -high, -low);
        if (earlier != null) open.put(board(next), held);
        return new Found(-found.score, found.rests);
    }

    private @Nullable State after(State at, int point) {
        long stone = 1L << point;
        long own = at.own | stone;
        long other = at.other;
        for (long rest = near[point] & other; rest != 0; ) {
            long chain = chain(rest & -rest, other);
            rest &= ~chain;
            if ((around(chain) & all & ~own & ~other) == 0) other &= ~chain;
        }
        if ((around(chain(stone, own)) & all & ~own & ~other) == 0) return null;
        return new State(/* own= */ other, /* other= */ own, !at.black, false, at.encore);
    }

    private long around(long set) {
        long around = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) around |= near[Long.numberOfTrailingZeros(rest)];
        return around;
    }

    private long chain(long seed, long stones) {
        long chain = seed;
        for (long edge = seed; edge != 0; chain |= edge) edge = around(edge) & stones & ~chain;
        return chain;
    }

    private int area(long own, long other) {
        int area = Long.bitCount(own) - Long.bitCount(other);
        for (long rest = all & ~own & ~other; rest != 0; ) {
            long room = chain(rest & -rest, all & ~own & ~other);
            rest &= ~room;
            long border = around(room) & ~room;
            if ((border & other) == 0) area += Long.bitCount(room);
            else if ((border & own) == 0) area -= Long.bitCount(room);
        }
        return area;
    }
}
