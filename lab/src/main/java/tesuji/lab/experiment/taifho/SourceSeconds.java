package tesuji.lab.experiment.taifho;

import tesuji.core.play.Limits;
import tesuji.lab.experiment.Scale;

/**
 * Thinking time of the source's program for a move, told in the simulations that it made in it: 3,109 in 60 s
 * (Przybyłek and Chojecki 2022, Fig. 4.2). So a run repeats, and neither a busy machine nor games played at once change
 * it. The figure is of UCT with h, and the source tells no other speed: all searches have as many simulations here,
 * though with seconds a slower one has fewer.
 *
 * @param seconds of the source for a move
 */
record SourceSeconds(double seconds) {
    /** What the source's program made in its 60 seconds. */
    static final long SIMULATIONS_A_MINUTE = 3109;

    private static final double MINUTE = 60;

    /** Simulations of a move in small runs, whatever its seconds: about those of 2 seconds. */
    private static final long SMALL = 100;

    long simulations(Scale scale) {
        return scale.of(SMALL, Math.round(seconds * SIMULATIONS_A_MINUTE / MINUTE));
    }

    Limits limits(Scale scale) {
        return Limits.steps(simulations(scale));
    }

    /** The same in words. */
    String told(Scale scale) {
        String simulations = simulations(scale) + " simulations a move";
        return scale.of(simulations, simulations + " (the source's " + seconds + " s, Fig. 4.2)");
    }
}
