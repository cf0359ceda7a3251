package tesuji.lab.experiment.katago;

import java.util.List;
import tesuji.lab.experiment.Experiment;

/** The experiments of Frejlak 2020, in the order of the source. */
public final class KatagoExperiments {
    public static final List<Experiment> ALL = List.of(
            new KatagoOwnership(GivenNetwork.NONE),
            new KatagoPolicy(GivenNetwork.NONE),
            new KatagoStumping(GivenNetwork.NONE));

    private KatagoExperiments() {}
}
