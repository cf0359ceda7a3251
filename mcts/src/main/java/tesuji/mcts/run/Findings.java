package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.List;

/**
 * What a search has seen beside its trees.
 *
 * @param simulations finished in this search
 * @param deviation the standard deviation of the scores, in half-points
 * @param ownership for each point from -1 (side 1) to 1 (side 0); empty if nobody asked or knows
 */
public record Findings(long simulations, double deviation, List<Double> ownership) {
    public Findings {
        ownership = List.copyOf(ownership);
    }

    static Findings of(List<Simulator> simulators) {
        Tally sum = new Tally();
        for (Simulator simulator : simulators) sum.add(simulator.tally());
        List<Double> ownership = new ArrayList<>();
        for (double share : sum.ownership()) ownership.add(share);
        return new Findings(sum.simulations(), sum.deviation(), ownership);
    }
}
