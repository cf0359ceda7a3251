package tesuji.core.play;

/** Says when long work has to stop. Asked every few hundred nodes, so an answer must be cheap. */
@FunctionalInterface
public interface StopCondition {
    /** Never stops by itself. */
    StopCondition NEVER = nodes -> true;

    /** Whether to go on after so many nodes. */
    boolean mayContinue(long nodes);

    /** As long as the limits allow, from now on, and the thread is not interrupted. */
    static StopCondition of(Limits limits) {
        long begin = System.nanoTime();
        long nanos = limits.time().toNanos();
        return nodes -> nodes < limits.steps()
                && System.nanoTime() - begin < nanos
                && !Thread.currentThread().isInterrupted();
    }
}
