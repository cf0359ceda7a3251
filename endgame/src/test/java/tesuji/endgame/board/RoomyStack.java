package tesuji.endgame.board;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs what recurses deeply. */
final class RoomyStack {
    private static final long BYTES = 512L << 20;

    private RoomyStack() {}

    static <T> T call(Callable<T> task) throws InterruptedException, ExecutionException {
        FutureTask<T> future = new FutureTask<>(task);
        new Thread(null, future, "deep", BYTES).start();
        return future.get();
    }

    static Report solve(Question question, Budget budget) throws InterruptedException, ExecutionException {
        return call(() -> Endgame.solve(question, budget));
    }
}
