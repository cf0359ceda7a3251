package tesuji.lab.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Place;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.Standing;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.score.Prisoners;

/** How a game of Go ends with best play of both, asked and answered in terms of its position. */
public final class GoEnding {
    /** Local games are followed to their ends by recursion, which may go deep where stones are taken again and again. */
    private static final long STACK = 512L << 20;

    private GoEnding() {}

    /** The question of a position under its own rules, with the side to move on move. */
    public static Question question(GoPosition position) {
        return question(position, position.toMove() == 0 ? Side.BLACK : Side.WHITE, position.rules());
    }

    /** The same for another side or by other rules. */
    public static Question question(GoPosition position, Side toMove, GoRules rules) {
        Prisoners prisoners = Prisoners.of(position);
        return new Question(
                position.stones(),
                toMove,
                rules.scoring() == GoRules.Scoring.AREA ? Counting.AREA : Counting.TERRITORY,
                prisoners.byBlack() - prisoners.byWhite(),
                Dyadic.of(rules.compensation(), 1));
    }

    /**
     * Counts a board on a stack that is deep enough. If the thread that waits is interrupted, it waits no longer, and what was
     * begun ends unheard within its budget.
     */
    public static Report solve(Question question, Budget budget) {
        FutureTask<Report> task = new FutureTask<>(() -> Endgame.solve(question, budget));
        Thread thread = new Thread(null, task, "endgame", STACK);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            CancellationException stopped = new CancellationException("The count was stopped.");
            stopped.initCause(e);
            throw stopped;
        } catch (ExecutionException e) {
            throw failure(e);
        }
    }

    private static RuntimeException failure(ExecutionException e) {
        Throwable cause = e.getCause();
        if (cause instanceof RuntimeException runtime) return runtime;
        if (cause instanceof StackOverflowError || cause instanceof OutOfMemoryError) {
            ArenaFullException full = new ArenaFullException(
                    "The endgame is too large for the memory of this program; allow fewer nodes.");
            full.initCause(cause);
            return full;
        }
        return new IllegalStateException(cause);
    }

    /**
     * Whether moves may have to be made in a region: something is at stake, or its count rests on a threat that must be made and
     * answered before the board shows it.
     */
    public static boolean isUnfinished(Place place) {
        return place.isOpen() || place.value().standing() != Standing.SETTLED;
    }

    /**
     * The first moves that keep the result, the recommended one first. Filling one's own territory is left out: by area it costs
     * nothing in the region itself, but the eyes of the stones around it may rest on it. Where nothing is to be done, a pass
     * comes first.
     */
    public static List<Suggestion> best(Report report) {
        List<Suggestion> best = new ArrayList<>();
        for (Suggestion move : report.best()) if (!fillsOwn(report, move)) best.add(move);
        boolean finished = best.stream()
                .noneMatch(
                        move -> !move.isPass() && isUnfinished(report.places().get(move.place())));
        if (finished) best.sort((one, other) -> Boolean.compare(other.isPass(), one.isPass()));
        return best;
    }

    private static boolean fillsOwn(Report report, Suggestion move) {
        if (move.isPass()) return false;
        Place place = report.places().get(move.place());
        int sign = place.mean().signum();
        return !place.isOpen() && (report.question().toMove() == Side.BLACK ? sign > 0 : sign < 0);
    }
}
