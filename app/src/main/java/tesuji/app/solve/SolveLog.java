package tesuji.app.solve;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tesuji.app.command.ExitCode;
import tesuji.desk.solve.SolveAnswer;

/** What is known so far while a game is being solved. One thread works; another may ask when Ctrl-C ends the work. */
final class SolveLog {
    private final SolveTask task;
    private final long begin = System.nanoTime();
    private final AtomicReference<@Nullable SolveFinding> found = new AtomicReference<>();
    private final AtomicLong generated = new AtomicLong();

    SolveLog(SolveTask task) {
        this.task = task;
    }

    /** So many positions have been generated. */
    void note(long nodes) {
        generated.set(nodes);
    }

    /** This is known now. */
    void note(SolveFinding finding) {
        found.set(finding);
    }

    Optional<SolveFinding> finding() {
        return Optional.ofNullable(found.get());
    }

    /** What was found or, if that is nothing, after how much work. */
    SolveFinding soFar() {
        return finding().orElseGet(() -> {
            double seconds = (System.nanoTime() - begin) / 1e9;
            SolveAnswer answer = SolveAnswer.open(task.game(), task.method(), generated.get(), seconds);
            return new SolveFinding(answer, Optional.empty(), ExitCode.LIMIT);
        });
    }
}
