package tesuji.lab.experiment.fpu;

/**
 * Numbers that the source prints.
 *
 * @param label of the setting here
 */
record SourceScore(String label, double quality, double hitRate) {
    /** The positions of the source (Wieczorek 2009, §4). */
    static final int POSITIONS = 1151;
}
