package tesuji.endgame.search;

import tesuji.core.base.Hot;
import tesuji.core.play.StopCondition;

/**
 * Decides whether the side to move gets at least so much in an {@link OpenBoard}: yes, no, or that this cannot be
 * said.
 *
 * <p>A position that comes back on the way has no score. So a side has shown something only if it has an answer to
 * everything that leads to the end of the game without any such position. What is shown is a finite tree, true
 * whichever way its first position was reached, and is kept in the table. That nothing could be shown is kept
 * together with the positions before that could not be repeated, and holds as long as they are all on the path; with
 * more of them, still less could be shown. So histories and the table do not interfere (Campbell 1985; Kishimoto and
 * Müller 2004).
 *
 * <p>One side, the prover, is the one who wants to show something. Where the other side moves, one move that leaves
 * it open is enough.
 *
 * <p>Scores are those of the side to move, in the open part alone: area at the end, less what is paid for stones in
 * the first step of territory counting. For one thread.
 */
final class ThresholdSearch {
    /** The answer of a search that cannot tell. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    /** The bit of a state that is the side to move. */
    static final int WHITE = 1;

    /** The bit of a state in which one more pass is the end, or the end of the first step. */
    static final int PASSED = 2;

    /** The bit of a state in which stones cost nothing. */
    static final int FREE = 4;

    /**
     * The bit of a state in which Black has to show something, with two passes at the end; the next bit is the same
     * for White.
     */
    static final int SHOWN = 8;

    private static final int BAN_AT = 5;
    private static final int PASS = 64;
    private static final int ILLEGAL = Integer.MAX_VALUE;
    private static final int NOTHING = -1;
    /** As many moves as there may be. */
    private static final int ALL = 127;

    private static final int LEAST = -1000;
    private static final int ASKED_EVERY = 256;
    private static final int MOST_KNOWN = 1 << 21;

    private final OpenBoard board;
    private final Unconditional unconditional;
    private final Ordering ordering = new Ordering();
    private final Table table;
    private final Path path = new Path();
    private final Ending ending;
    private final boolean[] spare;
    private final long limit;
    private final StopCondition patience;

    private int prover;
    private long nodes;
    private boolean isStopped;

    /** The move that decided the last position. */
    private int best;

    /** If nothing can be said: the positions of the path that would have come back. */
    private long rests;

    /** If nothing can be said: whether the number of moves is a reason. */
    private boolean isCut;

    /** Told for each side whether it has moves outside of the open part that are no passes. */
    ThresholdSearch(OpenBoard board, Ending ending, boolean[] spare, long limit, StopCondition patience) {
        this.board = board;
        this.ending = ending;
        this.spare = spare.clone();
        this.limit = limit;
        this.patience = patience;
        unconditional = new Unconditional(board);
        table = new Table((int) Math.min(limit, MOST_KNOWN));
    }

    /** Begins a question, for which nothing is spent yet. */
    void begin() {
        nodes = 0;
        isStopped = false;
    }

    /** Whether the limit or the patience has ended. */
    boolean isStopped() {
        return isStopped;
    }

    /** Positions looked at since the question began. */
    long nodes() {
        return nodes;
    }

    /** Searches for what a side can show within so many moves, from a first position. */
    int search(int side, long own, long other, long ban, int state, int threshold, int moves) {
        prover = side;
        path.clear();
        return search(own, other, ban, state, threshold, moves);
    }

    /** Whether more moves might have shown more, if nothing was shown. */
    boolean isCut() {
        return isCut;
    }

    /**
     * A score that the side to move reaches, if that is at least the threshold; one that it does not exceed, below
     * the threshold; or {@link #UNKNOWN}, with {@link #rests} and {@link #isCut}.
     */
    @Hot
    private int search(long own, long other, long ban, int state, int threshold, int moves) {
        int tag = tag(ban, state);
        int place = table.place(own, other, tag);
        boolean isKnown = table.isKnown(place);
        int low = LEAST;
        int high = -LEAST;
        int first = PASS;
        long failure = 0;
        long rested = 0;
        if (isKnown) {
            low = table.low(place);
            high = table.high(place);
            if (low >= threshold) return low;
            if (high < threshold) return high;
            first = table.move(place);
            failure = table.failure(place);
            rested = table.rests(place);
            if (hasFailed(failure, rested, threshold, moves)) return UNKNOWN;
        }
        if (isSpent()) return UNKNOWN;
        int side = state & WHITE;
        long mine = unconditional.of(own, other, side);
        long theirs = unconditional.of(other, own, 1 - side);
        low = Math.max(low, 2 * Long.bitCount(mine) - board.size());
        high = Math.min(high, board.size() - 2 * Long.bitCount(theirs));
        if (low >= threshold) return low;
        if (high < threshold) return high;
        int length = path.length();
        if (moves == 0 || length == Path.LONGEST) {
            rests = 0;
            isCut = true;
            return UNKNOWN;
        }
        push(own, other, ban, state);
        int found = expand(own, other, ban, state, threshold, mine, theirs, first, moves);
        path.pop();
        if (found == UNKNOWN) {
            if (isStopped) return UNKNOWN;
            rests &= (1L << length) - 1;
            rested = rests;
            failure = failure(threshold, isCut ? moves : ALL, path.visit(rested));
        } else if (found >= threshold) {
            low = found;
        } else {
            high = found;
        }
        table.put(own, other, tag, best, low, high, failure, rested);
        return found;
    }

    /** A failure of the side that has to show something, in one long. */
    @Hot
    private long failure(int threshold, int moves, int visit) {
        return (visit & 0xFFFFFFFFL) << 32 | moves << 16 | (threshold & 0xFF) << 8 | 2 | prover;
    }

    /**
     * Whether what failed would fail again, as no more moves are allowed and the same positions may not come back.
     */
    @Hot
    private boolean hasFailed(long failure, long rested, int threshold, int moves) {
        int done = (int) failure >>> 16;
        boolean same = failure != 0 && failure(threshold, done, path.visit(rested)) == failure;
        if (!same || done < moves) return false;
        rests = rested;
        isCut = done != ALL;
        return true;
    }

    /** Tries one move after the other until one is good enough. */
    @Hot
    private int expand(
            long own, long other, long ban, int state, int threshold, long mine, long theirs, int first, int depth) {
        int side = state & WHITE;
        long moves = board.all() & ~own & ~other & ~ban & ~mine & ~theirs;
        long captures = moves & board.lastLiberties(other, own, 1 - side);
        long saves = moves & board.lastLiberties(own, other, side);
        long eyes = moves & ~captures & ~saves & board.eyes(own, side);
        boolean isPassLeft = true;
        boolean isPassFirst = (state & PASSED) != 0;
        long rested = 0;
        boolean wasCut = false;
        boolean isOpen = false;
        int most = LEAST;
        while (moves != 0 || isPassLeft) {
            int move = (isPassFirst && isPassLeft) || moves == 0
                    ? PASS
                    : ordering.best(moves, side, first, captures, saves, eyes);
            int found;
            if (move == PASS) {
                isPassLeft = false;
                found = pass(own, other, ban, state, threshold, mine, theirs, depth - 1);
            } else {
                moves &= ~(1L << move);
                found = play(own, other, state, threshold, move, depth - 1);
            }
            if (found == ILLEGAL) continue;
            if (found == UNKNOWN) {
                if (side != prover) {
                    best = move;
                    if (move != PASS) ordering.praise(side, move);
                    return UNKNOWN;
                }
                isOpen = true;
                rested |= rests;
                wasCut |= isCut;
            } else if (found >= threshold) {
                if (move != PASS) ordering.praise(side, move);
                best = move;
                return found;
            } else {
                most = Math.max(most, found);
            }
        }
        best = first;
        rests = rested;
        isCut = wasCut;
        return isOpen ? UNKNOWN : most;
    }

    @Hot
    private int play(long own, long other, int state, int threshold, int move, int moves) {
        int side = state & WHITE;
        long stone = 1L << move;
        if (!board.play(own, other, side, stone)) return ILLEGAL;
        long left = other & ~board.captured();
        long ban = board.ban();
        int next = (state ^ WHITE) & ~PASSED;
        long earlier = find(left, own | stone, ban, next);
        if (earlier != 0) {
            rests = earlier;
            isCut = false;
            return UNKNOWN;
        }
        int cost = (state & FREE) != 0 ? 0 : 1;
        int found = search(left, own | stone, ban, next, 1 - threshold - cost, moves);
        return found == UNKNOWN ? UNKNOWN : -found - cost;
    }

    @Hot
    private int pass(long own, long other, long ban, int state, int threshold, long mine, long theirs, int moves) {
        int next = state ^ WHITE;
        int forgotten = NOTHING;
        if (ban != 0 && isLift(own, other, state, mine, theirs)) {
            if (ending == Ending.TWO_PASSES) forgotten = path.forget();
        } else if ((state & PASSED) == 0) {
            next |= PASSED;
        } else if ((state & FREE) != 0) {
            return board.area((own & ~theirs) | mine, (other & ~mine) | theirs, state & WHITE);
        } else {
            next = (next | FREE) & ~PASSED;
        }
        int found = search(/* own= */ other, /* other= */ own, 0, next, 1 - threshold, moves);
        if (forgotten != NOTHING) path.remember(forgotten);
        return found == UNKNOWN ? UNKNOWN : -found;
    }

    /** Whether the pass of a side that may not retake a ko lifts the ban without counting towards the end. */
    private boolean isLift(long own, long other, int state, long mine, long theirs) {
        if (ending == Ending.RESUMPTION) return true;
        int side = state & WHITE;
        return side != prover && hasMoveElsewhere(own, other, side, mine, theirs);
    }

    /**
     * Whether there is a move where nothing is open any more, or a stone there that the other side still has to
     * capture.
     */
    private boolean hasMoveElsewhere(long own, long other, int side, long mine, long theirs) {
        if (spare[side] || (own & theirs) != 0) return true;
        for (long rest = (mine | theirs) & ~own & ~other; rest != 0; rest &= rest - 1) {
            if (board.play(own, other, side, rest & -rest)) return true;
        }
        return false;
    }

    private boolean isSpent() {
        nodes++;
        if (nodes > limit || (nodes % ASKED_EVERY == 0 && !patience.mayContinue(nodes))) isStopped = true;
        rests = 0;
        isCut = true;
        return isStopped;
    }

    @Hot
    private void push(long own, long other, long ban, int state) {
        boolean black = (state & WHITE) == 0;
        path.push(black ? own : other, black ? other : own, tag(ban, state & ~PASSED));
    }

    /**
     * Where a position was before on the path. It is the same if the stones, the side to move, the ban and the step
     * are; whether somebody had passed does not matter. With superko, which may come with two passes, even the same
     * stones are forbidden, and who wants to show something does not rely on such a move.
     */
    @Hot
    private long find(long own, long other, long ban, int state) {
        boolean black = (state & WHITE) == 0;
        boolean strict = ending == Ending.TWO_PASSES && (state & WHITE) != prover;
        int mask = strict ? FREE : ~0;
        return path.find(black ? own : other, black ? other : own, tag(ban, state & ~PASSED) & mask, mask);
    }

    @Hot
    private static int tag(long ban, int state) {
        return state | Long.numberOfTrailingZeros(ban) << BAN_AT;
    }
}
