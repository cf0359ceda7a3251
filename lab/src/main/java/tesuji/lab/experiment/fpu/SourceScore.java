package tesuji.lab.experiment.fpu;

/**
 * Numbers that the source prints.
 *
 * @param label of the setting here
 * @param hits of 1,151 positions, computed from the hit rate
 */
record SourceScore(String label, double quality, double hitRate, int hits) {
    /** The positions of the source (Wieczorek 2009, §4). */
    static final int POSITIONS = 1151;
}
