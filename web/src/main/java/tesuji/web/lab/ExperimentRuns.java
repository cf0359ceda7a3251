package tesuji.web.lab;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.report.RunReport;
import tesuji.web.lab.LabWork.LabProgress;
import tesuji.web.wire.Refusal;

/**
 * All runs of all experiments, {@code laboratory/experiments/small-1/taifho-c.jsonl} and the reports beside it. Whoever
 * asks about a run that is not at work has its ledger opened for a moment. Safe for all threads.
 */
public final class ExperimentRuns {
    private final Path folder;
    private final Path deleted;
    private final List<Experiment> experiments;
    private final Workplace.Tools tools;
    private final LabQueue queue;
    private final Map<String, ExperimentRun> atWork = new HashMap<>();
    private final Map<String, Read> read = new HashMap<>();

    ExperimentRuns(Path laboratory, List<Experiment> experiments, Workplace.Tools tools, LabQueue queue) {
        folder = LabFolders.make(laboratory, "experiments");
        deleted = LabFolders.make(laboratory, "deleted");
        this.experiments = experiments;
        this.tools = tools;
        this.queue = queue;
    }

    /** What a ledger said when it had this size; a ledger only grows. */
    private record Read(long bytes, int done, RunReport report) {}

    /**
     * A run to begin, or to go on with.
     *
     * @param scale {@code small} or {@code full}
     */
    public record RunWish(
            String experiment, String scale, @Nullable Long seed) {}

    /**
     * An experiment and all its runs.
     *
     * @param small how many trials a small run makes; 0 for those that only read
     * @param full how many trials a full run makes
     * @param missing what the program has to be given before it can run, as a sentence
     */
    public record ExperimentAnswer(
            String name,
            String question,
            String source,
            int small,
            int full,
            @Nullable String missing,
            List<RunAnswer> runs) {}

    /**
     * How a run stands.
     *
     * @param state {@code queued}, {@code running}, {@code paused}, {@code done}, {@code stopped},
     *     {@code interrupted} or {@code failed}
     * @param done trials that are made
     * @param of trials in all
     * @param left seconds until the end, roughly
     * @param error why it failed, as a sentence
     */
    public record RunAnswer(
            String id,
            String experiment,
            String scale,
            long seed,
            String state,
            int done,
            int of,
            @Nullable Double left,
            @Nullable String verdict,
            @Nullable String answer,
            @Nullable String error) {}

    public List<ExperimentAnswer> list() {
        return experiments.stream().map(this::answer).toList();
    }

    private ExperimentAnswer answer(Experiment experiment) {
        return new ExperimentAnswer(
                experiment.name(),
                experiment.question(),
                experiment.source(),
                experiment.missing().isPresent() ? 0 : experiment.trials(Scale.SMALL),
                experiment.missing().isPresent() ? 0 : experiment.trials(Scale.FULL),
                experiment.missing().orElse(null),
                keys(experiment).stream().map(this::answer).toList());
    }

    /** The runs of an experiment that are there, or about to be. */
    private List<RunKey> keys(Experiment experiment) {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.map(path -> RunKey.in(path.getFileName().toString(), experiment))
                    .flatMap(Optional::stream)
                    .filter(this::exists)
                    .sorted(Comparator.comparingDouble(
                                    (RunKey key) -> key.scale().share())
                            .thenComparing(RunKey::seed))
                    .toList();
        } catch (IOException failure) {
            throw LabFolders.unusable(failure);
        }
    }

    private boolean exists(RunKey key) {
        return Files.exists(key.ledger(folder)) || queue.isActive(key.id());
    }

    private RunKey key(String id) {
        return RunKey.read(id, experiments)
                .filter(this::exists)
                .orElseThrow(() -> Refusal.missing("There is no such run."));
    }

    /** Begins a run, or goes on with it. */
    public RunAnswer start(RunWish wish) {
        Experiment experiment = experiments.stream()
                .filter(each -> each.name().equals(wish.experiment()))
                .findFirst()
                .orElseThrow(() -> Refusal.missing("There is no such experiment."));
        experiment.missing().ifPresent(sentence -> {
            throw new InputException(sentence);
        });
        long seed = wish.seed() == null ? 1 : wish.seed();
        if (seed < 0 || seed > RunKey.MOST_SEED) {
            throw new InputException("seed must be between 0 and " + RunKey.MOST_SEED + ".");
        }
        RunKey key = new RunKey(experiment, scale(wish.scale()), seed);
        LabFolders.make(folder, key.folder(folder).getFileName().toString());
        ExperimentRun run = new ExperimentRun(key, this::open, this::answer);
        queue.submit(run);
        return answer(key);
    }

    private static Scale scale(String word) {
        for (Scale scale : List.of(Scale.SMALL, Scale.FULL)) if (scale.word().equals(word)) return scale;
        throw new InputException("scale must be small or full, not \""
                + word.substring(0, Math.min(20, word.length())).toLowerCase(Locale.ROOT) + "\".");
    }

    private synchronized Workplace open(ExperimentRun run, RunKey key, Runnable progress) {
        Workplace opened = open(key, done -> progress.run());
        boolean begun = false;
        try {
            run.begin(opened);
            begun = true;
        } finally {
            if (!begun) opened.close();
        }
        atWork.put(key.id(), run);
        return opened;
    }

    private Workplace open(RunKey key, LongConsumer progress) {
        return Workplace.open(key.folder(folder), key.experiment(), key.scale(), key.seed(), tools, progress);
    }

    public RunAnswer stop(String id) {
        RunKey key = key(id);
        queue.stop(id);
        return answer(key);
    }

    /** Puts the rows of a run away, so that it can begin anew. */
    public synchronized void delete(String id) {
        RunKey key = key(id);
        if (queue.isActive(id)) throw Refusal.conflict("Stop the run before you delete it.");
        LabFolders.putAway(key.ledger(folder), deleted.resolve(id + ".jsonl"));
        read.remove(id);
        queue.forget(id);
    }

    public ReportAnswer report(String id) {
        RunKey key = key(id);
        Read now = read(key).orElseThrow(() -> Refusal.missing("The run has not begun yet."));
        return ReportAnswer.of(answer(key), now.report(), text -> hide(key, text));
    }

    /** The report as a page of HTML that needs nothing else. */
    public String page(String id) {
        RunKey key = key(id);
        if (queue.isActive(id)) throw Refusal.conflict("The page is written when the run has ended.");
        Read now = read(key).orElseThrow(() -> Refusal.missing("The run has not begun yet."));
        Path page = now.report().write(key.folder(folder));
        return hide(key, new String(WholeFile.read(page), StandardCharsets.UTF_8));
    }

    /** What is known of a run now; nothing if it waits and has no row yet. */
    private synchronized Optional<Read> read(RunKey key) {
        ExperimentRun run = atWork.get(key.id());
        RunReport live = run == null ? null : run.live();
        if (run != null && live != null) return Optional.of(new Read(0, run.done(), live));
        Path ledger = key.ledger(folder);
        if (!Files.exists(ledger)) return Optional.empty();
        Read known = read.get(key.id());
        long bytes = ledger.toFile().length();
        if (known != null && known.bytes() == bytes && key.trials() > 0) return Optional.of(known);
        try (Workplace at = open(key, done -> {})) {
            Read found = new Read(ledger.toFile().length(), at.done(), RunReport.of(key.experiment(), at));
            read.put(key.id(), found);
            return Optional.of(found);
        }
    }

    private RunAnswer answer(RunKey key) {
        LabProgress progress = queue.progress(key.id()).orElse(LabProgress.of(LabState.INTERRUPTED));
        return answer(key, progress, null);
    }

    private RunAnswer answer(RunKey key, LabProgress progress, @Nullable Double left) {
        @Nullable Read now = null;
        @Nullable String error = progress.error();
        LabState state = progress.state();
        try {
            now = read(key).orElse(null);
        } catch (InputException unusable) {
            error = unusable.getMessage();
            state = LabState.FAILED;
        }
        int done = now == null ? 0 : now.done();
        if (state.isEarly() && done >= key.trials()) state = LabState.DONE;
        return new RunAnswer(
                key.id(),
                key.experiment().name(),
                key.scale().word(),
                key.seed(),
                state.word(),
                done,
                key.trials(),
                left,
                now == null ? null : ReportAnswer.verdict(now.report().findings()),
                now == null ? null : hide(key, now.report().findings().answer()),
                error == null ? null : hide(key, error));
    }

    /** Pages need not know where files are. */
    private String hide(RunKey key, String text) {
        return text.replace(key.folder(folder) + File.separator, "");
    }
}
