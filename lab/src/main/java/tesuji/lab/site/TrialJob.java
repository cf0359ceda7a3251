package tesuji.lab.site;

import java.util.List;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;

/**
 * What the trials of one stage of an experiment have in common.
 *
 * @param conditions of the experiment; a machine on which they are others may not work for it
 * @param sheet to which the trials belong
 * @param rows of all trials before, as lines of the ledger
 */
record TrialJob(
        ExperimentText experiment, String scale, long seed, String conditions, String sheet, List<String> rows) {
    static TrialJob of(ExperimentText experiment, String conditions, Workplace at, String sheet) {
        return new TrialJob(experiment, at.scale().word(), at.seed(), conditions, sheet, at.lines());
    }

    Scale size() {
        return Scale.read(scale);
    }
}
