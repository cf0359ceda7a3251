package tesuji.lab.experiment;

import java.util.List;
import java.util.Optional;

/**
 * An experiment whose trials come in stages, so that those of one stage can be made in any order and on any machine.
 */
public interface StagedExperiment extends Experiment {
    /**
     * The stages that the rows so far allow to begin, in order; those that have all their rows may be left out. After
     * the first that lacks rows has been made the question is asked again, for others may depend on what it found.
     */
    List<Stage> stages(Workplace at);

    @Override
    default void run(Workplace at) throws InterruptedException {
        for (Optional<Stage> next = open(at); next.isPresent(); next = open(at)) at.make(next.get());
    }

    /** What is to be made next: the trials of the first stage that lacks rows, those without a row. */
    default Optional<Stage> open(Workplace at) {
        return stages(at).stream()
                .map(at::missing)
                .filter(stage -> !stage.trials().isEmpty())
                .findFirst();
    }
}
