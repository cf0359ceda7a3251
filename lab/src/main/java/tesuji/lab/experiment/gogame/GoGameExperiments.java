package tesuji.lab.experiment.gogame;

import java.util.List;
import tesuji.lab.experiment.Experiment;

/** The experiments with Go GAME, in the order of the source. */
public final class GoGameExperiments {
    public static final List<Experiment> ALL = List.of(
            new PlayoutSpeed(),
            new GnuGoStrength(GnuGoProgram.LEVEL_10),
            new UctAgainstMonteCarlo(GnuGoProgram.LEVEL_10),
            new FinalMoveCriteria(GnuGoProgram.LEVEL_10));

    private GoGameExperiments() {}
}
