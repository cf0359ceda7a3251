package tesuji.lab.regress;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;

/** A kept run that somebody has named to compare with, be it of the same player and the same limits or not. */
public final class ComparedRun {
    private final Path file;
    private final RunSettings settings;
    private final Map<KeptRun.Key, Verdict> verdicts;

    private ComparedRun(Path file, RunSettings settings, Map<KeptRun.Key, Verdict> verdicts) {
        this.file = file;
        this.settings = settings;
        this.verdicts = verdicts;
    }

    /**
     * Reads the file of a run; an {@link InputException} says if it is none, or has nothing to compare.
     *
     * @param now the run that is to be compared with it: suites must have the same text
     */
    public static ComparedRun read(Path file, RunSettings now) {
        KeptRun run = KeptRun.read(file);
        RunSettings settings = run.settings()
                .orElseThrow(() -> new InputException(file + " is no run of tesuji regress, such as the files"
                        + " PLAYER-0001.jsonl in a folder of --out."));
        Set<String> shared = run.sharedSuites(now);
        if (shared.isEmpty()) {
            String asked =
                    settings.suites().stream().map(RunSettings.Asked::name).collect(Collectors.joining(", "));
            throw new InputException(file + " has no answers to compare with: it was asked " + asked
                    + ", and none of the suites asked now has the same name and text.");
        }
        return new ComparedRun(file, settings, run.verdicts(shared));
    }

    /** The verdict of that run on the same problem, if it counts. */
    public Optional<Verdict> earlier(ProblemResult result) {
        return Optional.ofNullable(verdicts.get(KeptRun.Key.of(result)));
    }

    public Path file() {
        return file;
    }

    /** Who was asked there, and under which conditions, as a sentence. */
    public String text() {
        return settings.text();
    }
}
