package tesuji.endgame.search;

import java.util.Optional;
import tesuji.core.play.StopCondition;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.Terrain;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * Decides an endgame by searching the whole board under the rules of Go alone; see the page of the package for how,
 * and for what an answer holds.
 *
 * <p>Scores are Black's, without komi: by area, his points less White's; by territory, points and prisoners less
 * White's, where prisoners are those made from here on. What is learned for one question helps with the next. For
 * one thread.
 */
public final class BoardSearch {
    /** No point of the board. */
    public static final int NONE = -1;

    /** A pass as a first move. */
    public static final int PASS = -1;

    /** Moves that are looked ahead at first, and how many more each time. */
    private static final int FEWEST = 2;

    private static final int MORE = 4;

    private final Stones stones;
    private final Counting counting;
    private final Ending ending;
    private final long limit;
    private final StopCondition patience;

    private final Terrain terrain;
    private final OpenBoard board;
    private final ThresholdSearch search;
    private final boolean isPossible;
    private final long[] sets = new long[2];
    /** What Black has besides his score in the open part. */
    private final int settled;

    private long nodes;

    /**
     * A search that looks at no more than so many positions for each question, as long as its patience lasts.
     *
     * @param patience told how many positions were looked at for the question
     */
    public BoardSearch(Stones stones, Counting counting, Ending ending, long limit, StopCondition patience) {
        this.stones = stones;
        this.counting = counting;
        this.ending = ending;
        this.limit = limit;
        this.patience = patience;
        Cut cut = new Cut(stones);
        int[] open = cut.open();
        isPossible = open.length <= Terrain.MOST;
        terrain = new Terrain(stones, isPossible ? open : new int[0]);
        long[] near = new long[2];
        for (int i = 0; i < terrain.size(); i++) {
            byte colour = stones.at(terrain.point(i));
            if (colour != Stones.EMPTY) sets[colour == Stones.BLACK ? 0 : 1] |= 1L << i;
            if (cut.isNearWall(terrain.point(i), Stones.BLACK)) near[0] |= 1L << i;
            if (cut.isNearWall(terrain.point(i), Stones.WHITE)) near[1] |= 1L << i;
        }
        board = new OpenBoard(terrain, near[0], near[1]);
        search = new ThresholdSearch(board, ending, cut.spare(), limit, patience);
        settled = cut.area() - (counting == Counting.AREA ? 0 : surplus(stones));
    }

    /** Black's stones less White's: by territory, each of them turns a point of area into none. */
    private static int surplus(Stones stones) {
        int surplus = 0;
        for (int point = 0; point < stones.points(); point++) {
            surplus += stones.at(point) == Stones.BLACK ? 1 : stones.at(point) == Stones.WHITE ? -1 : 0;
        }
        return surplus;
    }

    /** Whether the board has few enough open points; otherwise nothing is answered. */
    public boolean isPossible() {
        return isPossible;
    }

    /** Points that are not kept unconditionally, empty or not. */
    public int openPoints() {
        return isPossible ? terrain.size() : Terrain.MOST + 1;
    }

    /** Positions looked at for the last question. */
    public long nodes() {
        return nodes;
    }

    /**
     * Black's score with best play; nothing if that was not found within the limit, or depends on long repetitions.
     *
     * @param ban the point where the side to move may not retake a ko, {@link #NONE} if it may play anywhere
     */
    public Optional<Integer> score(Side toMove, int ban) {
        return exact(root(toMove, ban));
    }

    /** Whether {@link #score} is at least this; known sooner than the score, and sometimes where the score is not. */
    public Optional<Boolean> isAtLeast(Side toMove, int ban, int score) {
        return compared(root(toMove, ban), score);
    }

    /** Whether a first move on a point is legal: the point is empty and not banned, and the move no suicide. */
    public boolean isLegal(Side toMove, int ban, int point) {
        return point != ban
                && stones.at(point) == Stones.EMPTY
                && FirstMove.of(stones, point, colour(toMove)).isPresent();
    }

    /**
     * Black's score with best play after a first move, which must be legal.
     *
     * @param move a point, or {@link #PASS}
     */
    public Optional<Integer> scoreAfter(Side toMove, int ban, int move) {
        if (!isSettled(move)) return exact(next(root(toMove, ban), ban, move));
        FirstMove first = first(toMove, ban, move);
        BoardSearch after = after(first);
        Optional<Integer> score = after.score(toMove.other(), first.ban());
        nodes = after.nodes;
        return score.map(later -> later + prisoners(toMove, first));
    }

    /** Whether {@link #scoreAfter} is at least this. */
    public Optional<Boolean> isAtLeastAfter(Side toMove, int ban, int move, int score) {
        if (!isSettled(move)) return compared(next(root(toMove, ban), ban, move), score);
        FirstMove first = first(toMove, ban, move);
        BoardSearch after = after(first);
        Optional<Boolean> enough = after.isAtLeast(toMove.other(), first.ban(), score - prisoners(toMove, first));
        nodes = after.nodes;
        return enough;
    }

    /**
     * Whether a move is none in the open part, so that the board has to be cut anew: somebody might fill his own
     * eyes.
     */
    private boolean isSettled(int move) {
        return move != PASS && terrain.index(move) < 0;
    }

    private FirstMove first(Side toMove, int ban, int move) {
        checkEmpty(ban, move);
        return FirstMove.of(stones, move, colour(toMove))
                .orElseThrow(() -> new IllegalArgumentException("suicide at " + move));
    }

    private static byte colour(Side side) {
        return side == Side.BLACK ? Stones.BLACK : Stones.WHITE;
    }

    private void checkEmpty(int ban, int move) {
        if (move == ban || stones.at(move) != Stones.EMPTY) throw new IllegalArgumentException("no move at " + move);
    }

    private BoardSearch after(FirstMove first) {
        return new BoardSearch(first.stones(), counting, ending, limit, patience);
    }

    /** What a first move captured, as the search after it does not know of it. */
    private int prisoners(Side toMove, FirstMove first) {
        if (counting == Counting.AREA) return 0;
        return toMove == Side.BLACK ? first.captured() : -first.captured();
    }

    /**
     * A position to begin with.
     *
     * @param own the stones of the side to move
     * @param state as {@link ThresholdSearch} has it, without who has to show something
     * @param settled what Black has besides his score in the open part
     */
    private record Root(long own, long other, long ban, int state, int settled) {
        /** The same where stones cost nothing. */
        Root free() {
            return new Root(own, other, ban, state | ThresholdSearch.FREE, settled);
        }

        boolean isBlack() {
            return (state & ThresholdSearch.WHITE) == 0;
        }
    }

    private Root root(Side toMove, int ban) {
        if (ban != NONE && stones.at(ban) != Stones.EMPTY) throw new IllegalArgumentException("a ban at " + ban);
        int side = number(toMove);
        int index = ban == NONE ? NONE : terrain.index(ban);
        int state = side | (counting == Counting.AREA ? ThresholdSearch.FREE : 0);
        return new Root(sets[side], sets[1 - side], index < 0 ? 0 : 1L << index, state, settled);
    }

    private Root next(Root root, int ban, int move) {
        int state = root.state ^ ThresholdSearch.WHITE;
        if (move == PASS) {
            // the pass of a side that is banned does not count if play would be resumed
            boolean counts = root.ban == 0 || ending == Ending.TWO_PASSES;
            int next = counts ? state | ThresholdSearch.PASSED : state;
            return new Root(/* own= */ root.other, /* other= */ root.own, 0, next, root.settled);
        }
        int side = root.state & ThresholdSearch.WHITE;
        long stone = 1L << terrain.index(move);
        checkEmpty(ban, move);
        if (!board.play(root.own, root.other, side, stone)) throw new IllegalArgumentException("suicide at " + move);
        int cost = counting == Counting.AREA ? 0 : side == 0 ? 1 : -1;
        long left = root.other & ~board.captured();
        return new Root(left, root.own | stone, board.ban(), state, root.settled - cost);
    }

    private Optional<Integer> exact(Root root) {
        if (!isPossible) return Optional.empty();
        search.begin();
        int side = root.state & ThresholdSearch.WHITE;
        int guess = board.area(root.own, root.other, side) * (side == 0 ? 1 : -1);
        if (counting == Counting.TERRITORY) {
            // as much as by area, most likely, and that is found sooner
            int area = narrowed(root.free(), guess);
            if (area != ThresholdSearch.UNKNOWN) guess = area;
        }
        int score = narrowed(root, guess);
        return score == ThresholdSearch.UNKNOWN ? Optional.empty() : Optional.of(score + root.settled);
    }

    /**
     * Narrows the score down with one threshold after the other, each beside the last bound (Plaat et al. 1996,
     * MTD(f)).
     */
    private int narrowed(Root root, int first) {
        int low = -board.size();
        int high = board.size();
        int guess = first;
        while (low < high) {
            int score = guess == low ? guess + 1 : guess;
            int found = decided(root, score, guess == low ? Side.WHITE : Side.BLACK);
            if (found == ThresholdSearch.UNKNOWN) return found;
            if (found >= score) low = found;
            else high = found;
            guess = found;
        }
        return low;
    }

    private Optional<Boolean> compared(Root root, int score) {
        if (!isPossible) return Optional.empty();
        search.begin();
        int open = score - root.settled;
        int found = decided(root, open, Side.BLACK);
        return found == ThresholdSearch.UNKNOWN ? Optional.empty() : Optional.of(found >= open);
    }

    /**
     * What Black gets in the open part: at least a score, or at most one below it. Both sides try to show it, one of
     * them first, with more and more moves.
     */
    private int decided(Root root, int score, Side first) {
        boolean isCut = true;
        for (int moves = FEWEST; isCut && moves <= Path.LONGEST; moves += MORE) {
            isCut = false;
            for (Side prover : new Side[] {first, first.other()}) {
                int found = shown(root, score, prover, moves);
                // with two passes at the end, doubts count against whoever wants to show something, so the other has
                // shown nothing
                boolean isKnown = found != ThresholdSearch.UNKNOWN && ending == Ending.RESUMPTION;
                if (isKnown || isShown(found, score, prover)) return found;
                isCut |= found == ThresholdSearch.UNKNOWN && search.isCut();
            }
            if (search.isStopped()) return ThresholdSearch.UNKNOWN;
        }
        return ThresholdSearch.UNKNOWN;
    }

    private static int number(Side side) {
        return side == Side.BLACK ? 0 : ThresholdSearch.WHITE;
    }

    private static boolean isShown(int found, int score, Side prover) {
        return found != ThresholdSearch.UNKNOWN && found >= score == (prover == Side.BLACK);
    }

    private int shown(Root root, int score, Side prover, int moves) {
        int shown = ending == Ending.RESUMPTION ? 0 : ThresholdSearch.SHOWN << number(prover);
        int threshold = root.isBlack() ? score : 1 - score;
        int state = root.state | shown;
        int found = search.search(number(prover), root.own, root.other, root.ban, state, threshold, moves);
        nodes = search.nodes();
        return root.isBlack() || found == ThresholdSearch.UNKNOWN ? found : -found;
    }
}
