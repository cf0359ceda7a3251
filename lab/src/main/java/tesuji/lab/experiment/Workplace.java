package tesuji.lab.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.lab.match.Arena;

/**
 * Where one run of an experiment is at work: what it may use, and the ledger of what it has done. It is driven by one
 * thread; {@link #close} may be called by any, after which nothing is added.
 */
public final class Workplace implements AutoCloseable {
    private final Path folder;
    private final Scale scale;
    private final long seed;
    private final Tools tools;
    private final LongConsumer progress;
    private final Ledger ledger;

    private Workplace(Path folder, Scale scale, long seed, Tools tools, LongConsumer progress, Ledger ledger) {
        this.folder = folder;
        this.scale = scale;
        this.seed = seed;
        this.tools = tools;
        this.progress = progress;
        this.ledger = ledger;
    }

    /**
     * What experiments work with.
     *
     * @param arena where games are played
     * @param nanos a clock
     * @param reader reads the bytes of a saved game
     * @param trials where trials are made whose times do not matter
     */
    public record Tools(Library library, Arena arena, LongSupplier nanos, Reader reader, TrialPlace trials) {
        /** So many trials are made at once here where their times do not matter. */
        public Tools(Library library, Arena arena, LongSupplier nanos, Reader reader, int parallel) {
            this(library, arena, nanos, reader, new ParallelTrials(parallel));
        }

        /** Reads a saved game; an {@link tesuji.core.base.InputException} says what is wrong with it. */
        @FunctionalInterface
        public interface Reader {
            GameRecord read(byte[] bytes);
        }
    }

    /**
     * Opens a folder to run an experiment in, or to go on with it.
     *
     * @param progress is told how many trials are done whenever that changes
     */
    public static Workplace open(
            Path folder, Experiment experiment, Scale scale, long seed, Tools tools, LongConsumer progress) {
        Ledger ledger = Ledger.open(folder, Ledger.Head.of(experiment, scale, seed));
        return new Workplace(folder, scale, seed, tools, progress, ledger);
    }

    /**
     * A place without a folder, where nothing is kept, to go on with what others have begun.
     *
     * @param lines those of a ledger
     */
    public static Workplace holding(List<String> lines, Scale scale, long seed, Tools tools) {
        return new Workplace(Path.of(""), scale, seed, tools, done -> {}, Ledger.holding(lines));
    }

    /** What of an earlier run could not be used and was set aside, in a sentence. */
    public Optional<String> notice() {
        return ledger.notice();
    }

    public Path folder() {
        return folder;
    }

    public Scale scale() {
        return scale;
    }

    public long seed() {
        return seed;
    }

    public Tools tools() {
        return tools;
    }

    /** The row with this key, from the ledger or else from the trial, which is then written down. */
    public List<String> row(Sheet sheet, String key, Trial trial) throws InterruptedException {
        Optional<List<String>> kept = ledger.find(sheet, key);
        if (kept.isPresent()) return kept.get();
        if (Thread.interrupted()) throw new InterruptedException("an experiment was interrupted");
        List<String> row = trial.run();
        ledger.add(sheet, key, row);
        progress.accept(ledger.size());
        return row;
    }

    /** What of a stage the ledger does not hold. */
    Stage missing(Stage stage) {
        return new Stage(
                stage.sheet(),
                stage.trials().stream()
                        .filter(each -> ledger.find(stage.sheet(), each.key()).isEmpty())
                        .toList());
    }

    /**
     * Makes those trials of a stage that the ledger does not hold yet, several at once. Made here, rows are written in
     * the order of the list, so that the ledger does not depend on how many are made at once.
     */
    public void make(Stage stage) throws InterruptedException {
        Sheet sheet = stage.sheet();
        tools.trials().make(this, sheet, missing(stage).trials(), (trial, row) -> {
            ledger.add(sheet, trial.key(), row);
            progress.accept(ledger.size());
        });
    }

    /** All rows so far, as the lines of the ledger. */
    public List<String> lines() {
        return ledger.lines();
    }

    /** The rows of a sheet so far. */
    public List<List<String>> rows(Sheet sheet) {
        return ledger.rows(sheet);
    }

    /** The rows of a sheet so far, as a table. */
    public ReportTable table(Sheet sheet) {
        return new ReportTable(sheet.name(), sheet.caption(), sheet.columns(), rows(sheet));
    }

    /** How many trials the ledger holds. */
    public int done() {
        return ledger.size();
    }

    @Override
    public void close() {
        ledger.close();
    }
}
