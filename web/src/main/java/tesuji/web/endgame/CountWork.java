package tesuji.web.endgame;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.desk.endgame.EndgameCount;
import tesuji.desk.endgame.ProofFile;
import tesuji.endgame.board.BoardOutcome;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.endgame.value.ArenaFullException;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

/**
 * Counts one position on a thread of its own. Whoever stops the work interrupts the thread that waits: then the count
 * has a moment to tell what is known, and is left to itself if it does not.
 */
final class CountWork {
    /** Within this time a count that can be stopped has stopped. */
    private static final long GRACE_MILLIS = 200;

    /** Positions of sums are that much cheaper than those of regions. */
    private static final int SUMS = 10;

    private final GoPosition position;
    private final EndgameProblem problem;
    private final CountWish wish;
    private final CountPace pace;
    private @Nullable CountedBoard counted;

    CountWork(GoPosition position, EndgameProblem problem, CountWish wish, CountPace pace) {
        this.position = position;
        this.problem = problem;
        this.wish = wish;
        this.pace = pace;
    }

    long nodes() {
        Long asked = wish.nodes();
        return asked == null ? Budget.STANDARD.positions() : asked;
    }

    /** What was counted, to be kept; nothing if the work was left to itself. */
    Optional<CountedBoard> counted() {
        return Optional.ofNullable(counted);
    }

    /** What came of it; nothing if the work did not stop in time. */
    Optional<CountReport> run(@Nullable CountedBoard known) {
        FutureTask<Outcome> task = new FutureTask<>(() -> work(known));
        Thread thread = new Thread(task, "count");
        thread.setDaemon(true);
        thread.start();
        Optional<Outcome> outcome = await(task, thread);
        counted = outcome.map(Outcome::board).orElse(null);
        return outcome.map(Outcome::report);
    }

    private record Outcome(CountedBoard board, CountReport report) {}

    private static Optional<Outcome> await(FutureTask<Outcome> task, Thread thread) {
        try {
            return Optional.of(task.get());
        } catch (ExecutionException failure) {
            throw thrown(failure);
        } catch (InterruptedException stopped) {
            return awaitShortly(task, thread);
        }
    }

    private static Optional<Outcome> awaitShortly(FutureTask<Outcome> task, Thread thread) {
        try {
            return Optional.of(task.get(GRACE_MILLIS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException | CancellationException late) {
            thread.interrupt();
            return Optional.empty();
        } catch (ExecutionException failure) {
            throw thrown(failure);
        } catch (InterruptedException again) {
            thread.interrupt();
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static RuntimeException thrown(ExecutionException failure) {
        Throwable cause = failure.getCause();
        if (cause instanceof ArenaFullException full)
            return new InputException(String.valueOf(full.getMessage()), full);
        return cause instanceof RuntimeException fault ? fault : new IllegalStateException(cause);
    }

    private Outcome work(@Nullable CountedBoard known) {
        GoGame game = (GoGame) position.game();
        EndgameCount count = known != null ? known.count() : EndgameCount.of(game, problem, budget("count"));
        boolean isWhole = known != null || !pace.isOver();
        if (wish.wantsOwners() && count.answer().ownership() == null && !pace.isOver()) {
            count = count.withOwnership(game, budget("owners"));
        }
        ProofVerdict verdict = null;
        String missing = null;
        if (wish.wantsProof()) {
            if (count.proof().isEmpty() && !pace.isOver()) count = count.withProof(budget("proof"));
            if (count.proof().isEmpty()) missing = missing(count.report());
            else {
                pace.phase("check");
                byte[] file = ProofFile.bytes(count.proof().get());
                verdict = ProofVerdict.of(file, ProofBuilder.problem(problem));
            }
        }
        CountedBoard board = new CountedBoard(position, problem, nodes(), isWhole, count);
        return new Outcome(board, new CountReport(count.answer(), isWhole, pace.seconds(), verdict, missing));
    }

    private Budget budget(String phase) {
        return new Budget(Budget.STANDARD.games(), nodes(), SUMS * nodes(), pace.phase(phase));
    }

    private String missing(EndgameResult report) {
        if (pace.isOver()) return "The work was stopped before a proof was complete.";
        if (!report.isKnown()) return "The result is not known to a point, so there is nothing to prove.";
        if (report.basis() == BoardOutcome.Basis.WHOLE_BOARD) {
            return "The whole board was searched, which leaves no proof to be written down.";
        }
        return "The proof is too large to be written down.";
    }
}
