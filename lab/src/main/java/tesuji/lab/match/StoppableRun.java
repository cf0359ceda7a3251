package tesuji.lab.match;

/** Work that comes to its end, or is stopped before. Run once; {@link #stop} may be called by any thread. */
public interface StoppableRun {
    /** Does everything; false if it was stopped, or the thread interrupted, before the end. */
    boolean run();

    /** Ends it; what has been handed over stays, what has not is lost. */
    void stop();
}
