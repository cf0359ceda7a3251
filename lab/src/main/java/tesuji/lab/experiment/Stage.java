package tesuji.lab.experiment;

import java.util.List;

/** Trials of an experiment that do not depend on each other. */
public record Stage(Sheet sheet, List<KeyedTrial> trials) {
    public Stage {
        trials = List.copyOf(trials);
    }
}
