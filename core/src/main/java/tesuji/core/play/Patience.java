package tesuji.core.play;

/** Says whether long work may go on. Asked every few hundred nodes, so an answer must be cheap. */
@FunctionalInterface
public interface Patience {
    /** Goes on for ever. */
    Patience ENDLESS = nodes -> true;

    /** Whether to go on after so many nodes. */
    boolean lasts(long nodes);

    /** As long as the limits allow, from now on, and the thread is not interrupted. */
    static Patience of(Limits limits) {
        long begin = System.nanoTime();
        long nanos = limits.time().toNanos();
        return nodes -> nodes < limits.steps()
                && System.nanoTime() - begin < nanos
                && !Thread.currentThread().isInterrupted();
    }
}
