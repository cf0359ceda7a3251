package tesuji.lab.experiment.skoczki;

import java.util.List;
import tesuji.lab.experiment.Experiment;

/** The experiments on Skoczki, in the order of the source. */
public final class SkoczkiExperiments {
    public static final List<Experiment> ALL =
            List.of(new StateSpaceSizes(Backwards.here()), new SolverComparison(Backwards.here()), new CyclicErrors());

    private SkoczkiExperiments() {}
}
