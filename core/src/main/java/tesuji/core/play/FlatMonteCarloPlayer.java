package tesuji.core.play;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;

/**
 * Plays equally many playouts after every legal move and chooses the move with the best mean result: Monte Carlo
 * evaluation without a tree (Abramson 1990; for Go, Brügmann 1993; Śliwa 2013, §3.2).
 *
 * <p>The mean of n results W of a position P is E(P) = (W1 + … + Wn) / n, where a win counts 1, a draw 1/2 and a loss
 * 0. Among moves with equal means the larger mean score decides, so that a game that is won or lost anyway is still
 * played sensibly to its end. The answer depends on the seed, the game so far and the number of playouts, and on
 * nothing else: with a limit on the steps it repeats exactly. One step is one playout.
 *
 * <p>An interrupt of the thread ends the thinking early; the flag stays set, and the answer is the best one so far.
 */
public final class FlatMonteCarloPlayer implements Player {
    /** Playouts when the limits name no end. */
    public static final long STANDARD_STEPS = 10_000;

    private final Game game;
    private final Playout playout;
    private final long seed;
    private final Rng rng;
    private final Position board;
    private final Line line;
    private final int[] moves;
    /** Twice the sum of the results after each move: whole numbers even with draws. */
    private final long[] twiceWon;
    /** The sum of the scores after each move, seen by the side that makes it. */
    private final long[] scored;

    public FlatMonteCarloPlayer(Game game, Playout playout, long seed) {
        this.game = game;
        this.playout = playout;
        this.seed = seed;
        rng = new Rng(seed);
        board = game.start();
        line = new Line(game.maxLength());
        moves = new int[game.maxLegalMoves()];
        twiceWon = new long[game.maxLegalMoves()];
        scored = new long[game.maxLegalMoves()];
    }

    @Override
    public String name() {
        return "flat";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position root = record.replay(game);
        int count = root.legalMoves(moves);
        rng.reseed(Rng.mix(seed ^ record.key(root)));
        long played = explore(root, count, limits.equals(Limits.NONE) ? Limits.steps(STANDARD_STEPS) : limits);
        List<Analysis.Candidate> candidates = candidates(count, played);
        Analysis.Candidate best = candidates.get(0);
        return new Decision.Play(best.move(), new Analysis(played, best.value(), candidates));
    }

    /** Goes round the moves, one playout each, until a limit is reached; returns the number of playouts, at least 1. */
    private long explore(Position root, int count, Limits limits) {
        Arrays.fill(twiceWon, 0, count, 0);
        Arrays.fill(scored, 0, count, 0);
        int side = root.toMove();
        long begin = System.nanoTime();
        long nanos = limits.time().toNanos();
        long played = 0;
        int turn = 0;
        do {
            int score = result(root, moves[turn], side);
            twiceWon[turn] += 1 + Integer.signum(score);
            scored[turn] += score;
            if (++turn == count) turn = 0;
            played++;
        } while (played < limits.steps()
                && System.nanoTime() - begin < nanos
                && !Thread.currentThread().isInterrupted());
        return played;
    }

    /** The score of one playout after the move, seen by the side that made it. */
    private int result(Position root, int move, int side) {
        board.copyFrom(root);
        board.play(move);
        line.clear();
        int score = board.isOver() ? board.score() : playout.finish(board, rng, line);
        return side == 0 ? score : -score;
    }

    /** The moves that had a playout, best first; of equals the one that is generated first. */
    private List<Analysis.Candidate> candidates(int count, long played) {
        return IntStream.range(0, (int) Math.min(count, played))
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(i -> mean(i, count, played))
                        .thenComparingDouble(i -> (double) scored[i] / visits(i, count, played))
                        .reversed())
                .map(i -> new Analysis.Candidate(moves[i], visits(i, count, played), mean(i, count, played)))
                .toList();
    }

    private double mean(int index, int count, long played) {
        return twiceWon[index] / (2.0 * visits(index, count, played));
    }

    /** The share of one move in the rounds played; the first ones may be a playout ahead. */
    private static long visits(int index, int count, long played) {
        return played / count + (index < played % count ? 1 : 0);
    }
}
