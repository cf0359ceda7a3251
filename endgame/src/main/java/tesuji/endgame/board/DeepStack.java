package tesuji.endgame.board;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.value.ArenaFullException;

/**
 * Runs work that calls itself deeply, such as the search of a large region, on a stack of its own. If the thread that
 * waits is interrupted, it waits no longer, and what was begun ends unheard within its budget.
 */
public final class DeepStack {
    private static final long BYTES = 1L << 29;

    private DeepStack() {}

    public static <T> T call(Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        Thread thread = new Thread(null, task, "endgame", BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (ExecutionException failure) {
            throw thrown(failure.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            CancellationException stopped = new CancellationException("The count was stopped.");
            stopped.initCause(interrupted);
            throw stopped;
        }
    }

    private static RuntimeException thrown(@Nullable Throwable cause) {
        if (cause instanceof RuntimeException runtime) return runtime;
        if (cause instanceof StackOverflowError || cause instanceof OutOfMemoryError) {
            ArenaFullException full = new ArenaFullException(
                    "The endgame is too large for the memory of this program; allow fewer nodes.");
            full.initCause(cause);
            return full;
        }
        return new IllegalStateException(cause);
    }
}
