package tesuji.web.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Scale;

/**
 * One run of an experiment. Runs of one scale and seed share a folder, because some experiments read what others
 * found.
 */
record RunKey(Experiment experiment, Scale scale, long seed) {
    /** The largest seed, as on the command line. */
    static final long MOST_SEED = 1_000_000_000;

    private static final Pattern ID = Pattern.compile("([a-z0-9-]{1,80})-(small|full)-(0|[1-9][0-9]{0,9})");
    private static final Pattern FOLDER = Pattern.compile("(small|full)-(0|[1-9][0-9]{0,9})");

    /** How pages call it: {@code taifho-c-small-1}. */
    String id() {
        return experiment.name() + "-" + folderName();
    }

    /** The run with this id, if there is an experiment of that name. */
    static Optional<RunKey> read(String id, List<Experiment> experiments) {
        Matcher matcher = ID.matcher(id);
        if (!matcher.matches() || Long.parseLong(matcher.group(3)) > MOST_SEED) return Optional.empty();
        return experiments.stream()
                .filter(experiment -> experiment.name().equals(matcher.group(1)))
                .findFirst()
                .map(experiment -> of(experiment, matcher.group(2), matcher.group(3)));
    }

    /** The run of an experiment in a folder of this name, if it can be one. */
    static Optional<RunKey> in(String folder, Experiment experiment) {
        Matcher matcher = FOLDER.matcher(folder);
        if (!matcher.matches()) return Optional.empty();
        return Optional.of(of(experiment, matcher.group(1), matcher.group(2)));
    }

    private static RunKey of(Experiment experiment, String scale, String seed) {
        return new RunKey(experiment, Scale.read(scale), Long.parseLong(seed));
    }

    private String folderName() {
        return scale.word() + "-" + seed;
    }

    Path folder(Path experiments) {
        return experiments.resolve(folderName());
    }

    /** The file that says how far the run is. */
    Path ledger(Path experiments) {
        return folder(experiments).resolve(experiment.name() + ".jsonl");
    }

    int trials() {
        return experiment.trials(scale);
    }
}
