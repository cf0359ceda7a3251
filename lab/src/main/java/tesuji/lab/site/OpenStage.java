package tesuji.lab.site;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Trial;
import tesuji.lab.experiment.TrialPlace;
import tesuji.lab.experiment.Workplace;

/**
 * The first stage of an experiment whose rows are missing. Its trials are taken down in place of being made, and the
 * experiment is stopped there, as Ctrl-C would stop it: stages after it depend on rows that do not exist yet.
 */
final class OpenStage implements TrialPlace {
    private final Map<String, Trial> trials = new HashMap<>();
    private String name = "";

    @Override
    public void make(Workplace at, Sheet sheet, List<KeyedTrial> missing, Keeper keeper) throws InterruptedException {
        if (missing.isEmpty()) return;
        name = sheet.name();
        for (KeyedTrial each : missing) trials.put(each.key(), each.trial());
        throw new InterruptedException("the trials of the stage are known");
    }

    /**
     * The trials of the stage, by their keys.
     *
     * @param sheet to which they must belong
     */
    Map<String, Trial> of(Experiment experiment, Workplace at, String sheet) {
        boolean complete = isComplete(experiment, at);
        if (complete || !name.equals(sheet)) {
            throw new IllegalStateException(
                    experiment.name() + " is at " + (complete ? "its end" : name) + " in place of " + sheet);
        }
        return Map.copyOf(trials);
    }

    private static boolean isComplete(Experiment experiment, Workplace at) {
        try {
            experiment.run(at);
            return true;
        } catch (InterruptedException known) {
            return false;
        }
    }
}
