package tesuji.lab.site;

import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;
import tesuji.core.game.Library;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Trial;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Arena;

/** Makes trials of one stage of an experiment, by their keys. */
final class TrialWorker implements TaskWorker {
    private final Map<String, Trial> trials;

    private TrialWorker(Map<String, Trial> trials) {
        this.trials = trials;
    }

    static TrialWorker of(TrialJob job, LongSupplier nanos) {
        Library library = Games.library();
        Experiment experiment = job.experiment().open(library);
        experiment.missing().ifPresent(sentence -> {
            throw new InputException(sentence);
        });
        String conditions = experiment.conditions(job.size());
        if (!conditions.equals(job.conditions())) {
            throw new InputException("The experiment " + experiment.name() + " has other conditions here ("
                    + conditions + ") than where it was begun (" + job.conditions()
                    + "); programs and files must be the same on all machines.");
        }
        Workplace.Tools tools = new Workplace.Tools(
                library,
                new Arena(library, new Catalog(library)),
                nanos,
                bytes -> {
                    throw new InputException("Saved games are read where an experiment was begun.");
                },
                1);
        Workplace at = Workplace.holding(job.rows(), job.size(), job.seed(), tools);
        return new TrialWorker(trials(experiment, at, job.sheet()));
    }

    /**
     * The trials of the first stage whose rows are missing, by their keys.
     *
     * @param sheet to which they must belong
     */
    static Map<String, Trial> trials(Experiment experiment, Workplace at, String sheet) {
        if (!(experiment instanceof StagedExperiment staged)) {
            throw new IllegalStateException(experiment.name() + " has no stages");
        }
        Optional<Stage> open = staged.open(at);
        String name = open.map(stage -> stage.sheet().name()).orElse("its end");
        if (!name.equals(sheet)) {
            throw new IllegalStateException(experiment.name() + " is at " + name + " in place of " + sheet);
        }
        return open.orElseThrow().trials().stream().collect(Collectors.toMap(KeyedTrial::key, KeyedTrial::trial));
    }

    @Override
    public String result(String task) throws InterruptedException {
        Trial trial = trials.get(task);
        if (trial == null) throw new IllegalStateException("there is no trial " + task);
        return RemoteTrials.text(trial.run());
    }
}
