package tesuji.spark.cluster;

/** Hears how far long work is, and may stop it. */
@FunctionalInterface
public interface StepWatch {
    /** Watches nothing, stops nothing. */
    StepWatch NONE = (task, step, found, total) -> true;

    /**
     * A step is done.
     *
     * @param task what is being done, in a word
     * @param step its number
     * @param found states that this step has found
     * @param total states found so far
     * @return whether to go on
     */
    boolean goesOn(String task, int step, long found, long total);
}
