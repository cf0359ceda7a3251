package tesuji.lab.experiment.fpu;

/**
 * A search as an experiment varies it.
 *
 * @param label short, for tables
 * @param player the search
 * @param perPoint simulations for each free point
 * @param expertFirst whether the expert's move is tried first
 */
record FpuSetting(String label, String player, int perPoint, boolean expertFirst) {
    /** Moves are tried in random order. */
    FpuSetting(String label, String player, int perPoint) {
        this(label, player, perPoint, false);
    }
}
