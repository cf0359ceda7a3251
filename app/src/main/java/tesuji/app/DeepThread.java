package tesuji.app;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import tesuji.app.terminal.Interruption;

/** Runs work that recurses deeply on a thread with a large stack of its own. */
final class DeepThread {
    private static final long STACK = 1L << 29;

    private DeepThread() {}

    /** The result of the work, or what it threw. */
    static <T> T call(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(null, task, "deep", STACK);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (InterruptedException stopped) {
            throw new Interruption(stopped);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException cause) throw cause;
            if (failure.getCause() instanceof Error cause) throw cause;
            throw new IllegalStateException(failure.getCause());
        }
    }
}
