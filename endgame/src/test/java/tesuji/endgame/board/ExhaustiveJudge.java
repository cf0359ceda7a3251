package tesuji.endgame.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * Plays a whole board of at most 64 points out, by alpha-beta, under the rules of Go alone: captures, no suicide, ko,
 * two passes end. It knows nothing of regions and values; all it is told is what belongs to a side even if it never
 * answers ({@link SureArea}), where nobody has to play any more.
 *
 * <p>Whoever passes because he may not retake a ko lifts the ban, and that pass does not count towards the end:
 * otherwise a ko could be taken just before the end, by a stone that is dead. No board comes back with the same side to
 * move under the same ban.
 *
 * <p>Area is counted as it stands at the end, so that other dead stones have to be captured. Territory is counted in
 * two steps: after two passes play goes on for area, where captures cost nothing, and the score is that area less the
 * stones that were played in the first step, since a stone played, captured or not, turns a point of area into none of
 * territory.
 */
public final class ExhaustiveJudge {
    private static final int FREE = Integer.MAX_VALUE;
    private static final int FAR = 1000;
    /** Moves in a row after which the stack might end. */
    private static final int DEEPEST = 1000;

    private final Adjacency board;
    private final SureArea sure;
    private final long black;
    private final long white;
    private final Counting counting;
    private final long limit;
    private final Map<State, Bounds> known = new HashMap<>();
    private final Map<State, Integer> open = new HashMap<>();
    private int depth;
    private long nodes;

    /**
     * Seen from the side to move.
     *
     * @param ban the point at which a ko may not be retaken
     * @param passed whether another pass is the end
     * @param encore whether captures cost nothing any more
     */
    private record State(long own, long other, long ban, boolean black, boolean passed, boolean encore) {}

    private record Bounds(int low, int high) {
        boolean isEnough(int alpha, int beta) {
            return low == high || low >= beta || high <= alpha;
        }

        Found found(int beta) {
            return new Found(low >= beta ? low : high, FREE);
        }
    }

    /** A result, and the least depth of the positions that could not be repeated for it. */
    private record Found(int score, int rests) {}

    private static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** A judge who gives up after so many positions. */
    public ExhaustiveJudge(Stones stones, Counting counting, long limit) {
        board = new Adjacency(stones);
        sure = new SureArea(board);
        black = set(stones, Stones.BLACK);
        white = set(stones, Stones.WHITE);
        this.counting = counting;
        this.limit = limit;
    }

    private static long set(Stones stones, byte colour) {
        long set = 0;
        for (int point = 0; point < stones.points(); point++) if (stones.at(point) == colour) set |= 1L << point;
        return set;
    }

    /** Whether Black's score with best play is within these bounds; nothing if that takes too long. */
    public Optional<Boolean> isWithin(Side toMove, Dyadic low, Dyadic high) {
        return isWithin(start(toMove), 0, low, high);
    }

    /** The same if the side to move may not retake a ko at a point. */
    Optional<Boolean> isWithinBanned(Side toMove, int ban, Dyadic low, Dyadic high) {
        State free = start(toMove);
        return isWithin(new State(free.own, free.other, 1L << ban, free.black, false, free.encore), 0, low, high);
    }

    /** Where the side to move can take a ko, and could be banned from it therefore. */
    List<Integer> kos(Side toMove) {
        State at = start(toMove);
        List<Integer> kos = new ArrayList<>();
        for (long rest = board.all() & ~at.own & ~at.other; rest != 0; rest &= rest - 1) {
            State next = after(at, rest & -rest);
            if (next != null && next.ban != 0) kos.add(Long.numberOfTrailingZeros(rest));
        }
        return kos;
    }

    /** The same of his score after a first move, which must be legal. */
    public Optional<Boolean> isWithinAfter(Side toMove, int point, Dyadic low, Dyadic high) {
        State next = after(start(toMove), 1L << point);
        if (next == null) throw new IllegalArgumentException("suicide at " + point);
        int cost = counting == Counting.AREA ? 0 : toMove == Side.BLACK ? 1 : -1;
        return isWithin(next, cost, low, high);
    }

    /** The same of his score after a first pass. */
    Optional<Boolean> isWithinPassed(Side toMove, Dyadic low, Dyadic high) {
        State at = start(toMove);
        State next = new State(/* own= */ at.other, /* other= */ at.own, 0, !at.black, true, at.encore);
        return isWithin(next, 0, low, high);
    }

    private Optional<Boolean> isWithin(State from, int cost, Dyadic low, Dyadic high) {
        Optional<Boolean> enough = isAtLeast(from, Math.toIntExact(low.ceiling()) + cost);
        if (!enough.orElse(false)) return enough;
        return isAtLeast(from, Math.toIntExact(high.floor()) + cost + 1).map(more -> !more);
    }

    private Optional<Boolean> isAtLeast(State from, int score) {
        // stones that are there already turn area into no territory
        int stones = counting == Counting.AREA ? 0 : Long.bitCount(black) - Long.bitCount(white);
        int area = score + stones;
        return from.black
                ? searched(from, area - 1, area).map(found -> found >= area)
                : searched(from, -area, 1 - area).map(found -> found <= -area);
    }

    private State start(Side toMove) {
        boolean area = counting == Counting.AREA;
        return toMove == Side.BLACK
                ? new State(black, white, 0, true, false, area)
                : new State(white, black, 0, false, false, area);
    }

    private Optional<Integer> searched(State from, int alpha, int beta) {
        nodes = 0;
        open.clear();
        depth = 0;
        try {
            return Optional.of(search(from, alpha, beta).score);
        } catch (TooMuch given) {
            return Optional.empty();
        }
    }

    private Found search(State at, int alpha, int beta) {
        Bounds earlier = known.get(at);
        if (earlier != null && earlier.isEnough(alpha, beta)) return earlier.found(beta);
        if (++nodes > limit || depth > DEEPEST) throw new TooMuch();
        long mine = sure.of(at.own, at.other);
        long theirs = sure.of(at.other, at.own);
        Bounds bounds = earlier != null
                ? earlier
                : new Bounds(2 * Long.bitCount(mine) - board.size(), board.size() - 2 * Long.bitCount(theirs));
        if (bounds.isEnough(alpha, beta)) return bounds.found(beta);
        open.put(situation(at), depth++);
        int from = Math.max(alpha, bounds.low);
        int high = Math.min(beta, bounds.high);
        Found found = best(at, mine, theirs, from, high);
        open.remove(situation(at));
        depth--;
        if (found.rests < depth) return found;
        int best = found.score;
        known.put(at, new Bounds(best > from ? best : bounds.low, best < high ? best : bounds.high));
        return new Found(best, FREE);
    }

    /**
     * Tries everything where something is open: the end first, then captures and what saves from them, last what fills
     * an eye.
     */
    private Found best(State at, long mine, long theirs, int from, int high) {
        Found best = new Found(-FAR, FREE);
        if (at.passed) best = at.encore ? end(at, mine, theirs) : pass(at, from, high);
        long moves = board.all() & ~at.own & ~at.other & ~at.ban & ~mine & ~theirs;
        long urgent = moves & (board.lastLiberties(at.own, at.other) | board.lastLiberties(at.other, at.own));
        long eyes = moves & ~urgent & board.enclosed(at.own);
        best = tried(at, urgent, best, from, high);
        best = tried(at, moves & ~urgent & ~eyes, best, from, high);
        best = tried(at, eyes, best, from, high);
        if (at.passed || best.score >= high) return best;
        return better(best, pass(at, Math.max(from, best.score), high));
    }

    private Found tried(State at, long moves, Found before, int from, int high) {
        Found best = before;
        int cost = at.encore ? 0 : 1;
        for (long rest = moves; rest != 0 && best.score < high; rest &= rest - 1) {
            State next = after(at, rest & -rest);
            if (next == null) continue;
            Integer earlier = open.get(situation(next));
            if (earlier != null) {
                best = new Found(best.score, Math.min(best.rests, earlier));
                continue;
            }
            Found found = search(next, -high - cost, -Math.max(from, best.score) - cost);
            best = better(best, new Found(-found.score - cost, found.rests));
        }
        return best;
    }

    private Found end(State at, long mine, long theirs) {
        return new Found(board.area((at.own & ~theirs) | mine, (at.other & ~mine) | theirs), FREE);
    }

    private static Found better(Found one, Found other) {
        return new Found(Math.max(one.score, other.score), Math.min(one.rests, other.rests));
    }

    /** The position without what was passed: it may not come back. Both sides' turns and both steps are told apart. */
    private static State situation(State at) {
        return new State(at.own, at.other, at.ban, at.black, false, at.encore);
    }

    private Found pass(State at, int low, int high) {
        boolean counts = at.ban == 0;
        State next = new State(
                /* own= */ at.other, /* other= */ at.own, 0, !at.black, counts && !at.passed, at.encore || at.passed);
        // passing is no repetition, even if the same side is to move on the same board again
        Integer earlier = open.remove(situation(next));
        Found found = search(next, -high, -low);
        if (earlier != null) open.put(situation(next), earlier);
        return new Found(-found.score, found.rests);
    }

    /** After a move; nothing if it is suicide. */
    private @Nullable State after(State at, long stone) {
        long own = at.own | stone;
        long captured = 0;
        for (long rest = board.around(stone) & at.other; rest != 0; ) {
            long chain = board.flood(rest & -rest, at.other);
            rest &= ~chain;
            if (board.liberties(chain, own | at.other) == 0) captured |= chain;
        }
        long other = at.other & ~captured;
        long chain = board.flood(stone, own);
        long liberties = board.liberties(chain, own | other);
        if (liberties == 0) return null;
        boolean ko = chain == stone && liberties == captured && Long.bitCount(captured) == 1;
        return new State(/* own= */ other, /* other= */ own, ko ? captured : 0, !at.black, false, at.encore);
    }
}
