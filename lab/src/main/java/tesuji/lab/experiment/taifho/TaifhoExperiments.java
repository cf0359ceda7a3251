package tesuji.lab.experiment.taifho;

import java.util.List;
import tesuji.lab.experiment.Experiment;

/** The experiments on Taifho, in the order in which they are best run. */
public final class TaifhoExperiments {
    public static final List<Experiment> ALL = List.of(
            new RandomWalk(),
            new OwnBlockade(),
            Parameters.c(),
            Parameters.g(),
            new Bracket(),
            new Closing(),
            new Judgement(),
            new HumanGames(),
            new Hypotheses());

    private TaifhoExperiments() {}
}
