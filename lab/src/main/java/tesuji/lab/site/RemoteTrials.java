package tesuji.lab.site;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.TrialPlace;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.StoppableRun;
import tools.jackson.databind.json.JsonMapper;

/** Trials of an experiment on other machines, which are told its name and the keys of the trials. */
record RemoteTrials(Workforce workforce, ExperimentText experiment) implements TrialPlace {
    @Override
    public void make(Workplace at, Sheet sheet, List<KeyedTrial> trials, Keeper keeper) throws InterruptedException {
        if (trials.isEmpty()) return;
        String conditions = experiment.open(at.tools().library()).conditions(at.scale());
        TrialJob job = TrialJob.of(experiment, conditions, at, sheet.name());
        List<String> keys = trials.stream().map(KeyedTrial::key).toList();
        AtomicReference<StoppableRun> self = new AtomicReference<>();
        StoppableRun run = workforce.prepare(JobText.of(job), keys, 1, (index, answer) -> {
            List<String> row = row(TaskAnswer.result(answer));
            if (!kept(keeper, trials.get(index), row))
                requireNonNull(self.get()).stop();
        });
        self.set(run);
        if (!run.run()) throw new InterruptedException("an experiment was stopped");
    }

    static String text(List<String> row) {
        return JsonMapper.shared().writeValueAsString(row);
    }

    private static List<String> row(String text) {
        return Arrays.asList(JsonMapper.shared().readValue(text, String[].class));
    }

    /** Whether a row was taken; a ledger that was closed takes no more. */
    private static boolean kept(Keeper keeper, KeyedTrial trial, List<String> row) {
        try {
            keeper.keep(trial, row);
            return true;
        } catch (InterruptedException closed) {
            return false;
        }
    }
}
