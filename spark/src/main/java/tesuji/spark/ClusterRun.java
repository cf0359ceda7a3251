package tesuji.spark;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import org.apache.spark.SparkConf;
import org.apache.spark.util.ShutdownHookManager;
import org.jspecify.annotations.Nullable;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Interruption;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.play.StopCondition;
import tesuji.solve.space.StateCodec;
import tesuji.spark.cluster.ClusterContext;
import tesuji.spark.cluster.FrontierTime;
import tesuji.spark.cluster.StepWatch;
import tesuji.spark.cluster.WorkMeter;
import tesuji.spark.solve.ClusterRetrograde;
import tesuji.spark.space.ShardFolder;
import tesuji.spark.space.ShardManifest;
import tesuji.spark.space.StatesOf;

/**
 * One run of work on states: finds or makes its folder, connects, tells how far the work is, and cleans up. Owned by
 * one thread.
 */
final class ClusterRun {
    private static final int SHARDS_FOR_A_CORE = 4;
    private static final int SHARDS_OF_A_CLUSTER = 256;
    /** Cleared at the beginning and at the end, so by a name that nobody gives to a folder of theirs. */
    private static final String SCRATCH = ".tesuji-spark-scratch";
    /** In which files are removed when the program is told to end. */
    private static final long GRACE_SECONDS = 10;

    private final Workbench workbench;
    private final InterruptibleRun run;
    private final ClusterOptions options;
    private final String master;
    private final StopCondition limit;

    ClusterRun(Workbench workbench, InterruptibleRun run, ClusterOptions options) {
        this.workbench = workbench;
        this.run = run;
        this.options = options;
        String submitted = new SparkConf().get("spark.master", ClusterContext.thisMachine());
        master = options.master().isEmpty() ? submitted : options.master();
        limit = options.stopCondition();
    }

    /**
     * What the work found, and what it cost.
     *
     * @param states how many are listed
     */
    record Outcome<T>(Optional<T> found, WorkMeter meter, int shards, long states) {}

    /** The limit of the whole run, whose time began when this was made. */
    StopCondition limit() {
        return limit;
    }

    /** Refuses what could not be measured from its beginning, before anything is done. */
    void checkForBench(StateCodec codec) {
        demandFolder();
        Integer asked = options.shards();
        if (asked != null) StatesOf.of(codec, asked);
        String named = options.folder();
        if (named == null || ShardManifest.find(new ShardFolder(named)).isEmpty()) return;
        throw new InputException("In the folder " + named + " there is work already; name another one.");
    }

    private void demandFolder() {
        if (options.folder() == null && !ClusterContext.isThisMachine(master)) {
            throw new InputException("--folder must name a folder that all machines of " + master
                    + " see, such as hdfs:///tesuji or a shared disk.");
        }
    }

    /** Does the work; nothing is found if a limit was reached first. */
    <T> Outcome<T> run(StateCodec codec, BiFunction<ClusterRetrograde, WorkMeter, Optional<T>> work) {
        return run(codec, "the same command goes on from the last save in " + options.folder(), work);
    }

    /** The same, with what is told of the folder when the work is stopped. */
    <T> Outcome<T> run(StateCodec codec, String kept, BiFunction<ClusterRetrograde, WorkMeter, Optional<T>> work) {
        demandFolder();
        String named = options.folder();
        @Nullable Path temporary = named == null ? TemporaryFiles.folder() : null;
        CountDownLatch cleared = new CountDownLatch(1);
        run.begin(() -> {
            workbench.warn("Stopped; " + (temporary == null ? kept : "without --folder nothing was kept") + ".");
            await(cleared);
        });
        try {
            ShardFolder folder = new ShardFolder(named == null ? String.valueOf(temporary) : named).qualified();
            Optional<Path> local = folder.onThisMachine();
            return local.isEmpty() ? connected(codec, folder, "", work) : locked(codec, folder, local.get(), work);
        } finally {
            if (temporary != null) clear(temporary);
            cleared.countDown();
        }
    }

    /** Lets the program end only when its files are removed, or that took too long. */
    private static void await(CountDownLatch cleared) {
        try {
            cleared.await(GRACE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private void clear(Path folder) {
        if (!TemporaryFiles.remove(folder)) {
            workbench.warn("The folder " + folder + " could not be removed; nobody needs it any more.");
        }
    }

    /**
     * A folder on a disk of this machine, or on one that it shares with others, is locked. If all the work is done
     * here, Spark's own files are in it, so that they can be swept.
     */
    private <T> Outcome<T> locked(
            StateCodec codec,
            ShardFolder folder,
            Path local,
            BiFunction<ClusterRetrograde, WorkMeter, Optional<T>> work) {
        folder.make();
        LockFile lock = LockFile.tryTake(LockFile.in(local))
                .orElseThrow(
                        () -> new InputException("Another program is working in the folder " + local + " just now."));
        try (lock) {
            if (!ClusterContext.isThisMachine(master)) return connected(codec, folder, "", work);
            Path scratch = local.resolve(SCRATCH);
            clear(scratch);
            try {
                return connected(codec, folder, scratch.toString(), work);
            } finally {
                clear(scratch);
            }
        }
    }

    private <T> Outcome<T> connected(
            StateCodec codec,
            ShardFolder folder,
            String scratch,
            BiFunction<ClusterRetrograde, WorkMeter, Optional<T>> work) {
        try (ClusterContext cluster =
                        ClusterRetrograde.connect("tesuji " + codec.game().id(), master, scratch);
                Progress progress = new Progress(workbench.console(), "spark", "states")) {
            cluster.tellOfWaiting(workbench::warn);
            WorkMeter meter = WorkMeter.of(cluster.spark());
            StatesOf states = StatesOf.of(codec, shards(folder));
            FrontierTime time = new FrontierTime(System::nanoTime);
            StepWatch watch = (task, step, found, total) -> {
                progress.tell(news(task, step, found, total, meter) + left(time.seconds(task, found, total)));
                return limit.mayContinue(total);
            };
            ClusterRetrograde method = new ClusterRetrograde(cluster.spark(), folder, states, watch);
            Optional<T> found = work.apply(method, meter);
            meter.settle();
            long listed = ShardManifest.find(folder).map(ShardManifest::size).orElse(0L);
            return new Outcome<>(found, meter, states.shards(), listed);
        } catch (RuntimeException failure) {
            boolean ending = run.isStopped() || ShutdownHookManager.inShutdown();
            if (ending) throw new Interruption(failure); // Spark stops by itself when the program does
            throw failure;
        }
    }

    private static String news(String task, int step, long found, long total, WorkMeter meter) {
        return task + ", step " + step + ": " + Amount.exact(found) + " states, " + Amount.exact(total) + " so far, "
                + Amount.rough((double) meter.bytesShuffled()) + "B shuffled";
    }

    private static String left(OptionalDouble seconds) {
        return seconds.isEmpty() ? "" : ", " + Amount.time(seconds.getAsDouble()) + " for these";
    }

    private int shards(ShardFolder folder) {
        Integer asked = options.shards();
        if (asked != null) return asked;
        int standard = ClusterContext.isThisMachine(master)
                ? SHARDS_FOR_A_CORE * Runtime.getRuntime().availableProcessors()
                : SHARDS_OF_A_CLUSTER;
        return ShardManifest.find(folder).map(begun -> begun.states().shards()).orElse(standard);
    }
}
