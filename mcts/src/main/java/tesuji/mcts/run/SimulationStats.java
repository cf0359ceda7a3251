package tesuji.mcts.run;

import org.jspecify.annotations.Nullable;
import tesuji.core.game.Position;
import tesuji.mcts.leaf.Valuer;
import tesuji.mcts.tree.Trace;

/** What one simulator has seen in one search: scores, and who owned the points. Owned by one thread. */
final class SimulationStats {
    private int[] owners = new int[0];
    private long simulations;
    private double scores;
    private double squares;
    private long owned;

    /** Starts anew; owners are counted if a position says for how many points. */
    void clear(@Nullable Position counted) {
        simulations = 0;
        scores = 0;
        squares = 0;
        owned = 0;
        owners = counted == null
                ? new int[0]
                : new int[counted.game().notation().picture(counted).pieces().length()];
    }

    void add(Trace trace, Valuer valuer) {
        simulations++;
        scores += trace.score();
        squares += (double) trace.score() * trace.score();
        if (owners.length > 0 && valuer.addOwners(owners)) owned++;
    }

    /** Adds what another simulator has seen. */
    void add(SimulationStats other) {
        simulations += other.simulations;
        scores += other.scores;
        squares += other.squares;
        owned += other.owned;
        if (owners.length == 0) owners = new int[other.owners.length];
        for (int point = 0; point < other.owners.length; point++) owners[point] += other.owners[point];
    }

    long simulations() {
        return simulations;
    }

    /** The standard deviation of the scores in half-points; meaningless if they were not counted. */
    double deviation() {
        double mean = scores / simulations;
        return Math.sqrt(Math.max(0, squares / simulations - mean * mean));
    }

    /** For each point from -1 to 1; empty if nobody knows. */
    double[] ownership() {
        double[] shares = new double[owned == 0 ? 0 : owners.length];
        for (int point = 0; point < shares.length; point++) shares[point] = (double) owners[point] / owned;
        return shares;
    }
}
