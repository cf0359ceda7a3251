package tesuji.endgame.generate;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs a test that recurses deeply. */
final class DeepStack {
    private static final long SIZE = 1L << 29;

    private DeepStack() {}

    static void run(Runnable work) throws InterruptedException {
        FutureTask<Boolean> task = new FutureTask<>(work, true);
        new Thread(null, task, "deep", SIZE).start();
        try {
            task.get();
        } catch (ExecutionException failure) {
            throw new AssertionError(failure.getCause());
        }
    }
}
