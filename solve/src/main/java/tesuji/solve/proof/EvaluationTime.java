package tesuji.solve.proof;

/** When a vertex is looked at (Goluch, §3.5, Algorithms 12 and 13). */
public enum EvaluationTime {
    /** As soon as it is generated. */
    IMMEDIATE,
    /**
     * When it is selected for the first time; pays where looking is dear. Repetitions are seen at once all the same.
     */
    DELAYED
}
