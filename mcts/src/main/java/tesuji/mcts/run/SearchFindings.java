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
public record SearchFindings(long simulations, double deviation, List<Double> ownership) {
    public SearchFindings {
        ownership = List.copyOf(ownership);
    }

    static SearchFindings of(List<Simulator> simulators) {
        SimulationStats sum = new SimulationStats();
        for (Simulator simulator : simulators) sum.add(simulator.tally());
        List<Double> ownership = new ArrayList<>();
        for (double share : sum.ownership()) ownership.add(share);
        return new SearchFindings(sum.simulations(), sum.deviation(), ownership);
    }
}
