package tesuji.spark;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Progress;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.core.base.Memory;
import tesuji.core.game.Game;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.space.StateCodec;
import tesuji.spark.space.ShardManifest;

/** {@code tesuji spark bench}: what a state costs on one machine, in memory and on disk, and with Spark. */
@Command(
        name = "bench",
        description = "Solve a game in memory, on disk and with Spark, one after the other, and say what each took for"
                + " a state.",
        mixinStandardHelpOptions = true)
final class ClusterBenchCommand implements Callable<Integer> {
    private static final double SHARE_OF_MEMORY = 0.4;
    private static final double MOST_MEMORY = 1e6;
    private static final long GIGABYTE = 1L << 30;
    private static final int THREADS = Runtime.getRuntime().availableProcessors();
    private static final String NOTHING = "-";

    private final Workbench workbench;
    private final InterruptibleRun run;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Option(
            names = "--memory",
            paramLabel = "GB",
            description = "Gigabytes for the states of solve (default: 0.4 of the program's memory).")
    private @Nullable Double memory;

    @Mixin
    private ClusterOptions options = new ClusterOptions();

    /** Whether a limit or Ctrl-C has ended the work. */
    private volatile boolean ended;

    ClusterBenchCommand(Workbench workbench, InterruptibleRun run) {
        this.workbench = workbench;
        this.run = run;
    }

    /** The answer; no states and no shards if a limit came first. */
    record Answer(String game, long states, int shards, List<WayCost> ways) {}

    @Override
    public Integer call() {
        Game rules = workbench.library().open(game);
        StateCodec codec = StateCodec.of(rules, options.folded());
        long bytes = memory();
        ClusterRun cluster = new ClusterRun(workbench, run, options);
        cluster.checkForBench(codec);
        run.begin();
        List<WayCost> ways = new ArrayList<>();
        here("solve", new Retrograde(options.folded(), THREADS, bytes, Optional.empty(), false), rules, cluster, ways);
        if (!ended) {
            Path folder = TemporaryFiles.folder();
            try {
                Retrograde onDisk = new Retrograde(options.folded(), THREADS, bytes, Optional.of(folder), true);
                here("solve --disk", onDisk, rules, cluster, ways);
            } finally {
                TemporaryFiles.remove(folder);
            }
        }
        Optional<ClusterRun.Outcome<Boolean>> outcome = ended ? Optional.empty() : there(cluster, codec, ways);
        Answer answer = new Answer(
                rules.id().toString(),
                outcome.map(ClusterRun.Outcome::states).orElse(0L),
                outcome.map(ClusterRun.Outcome::shards).orElse(0),
                ways);
        if (options.json()) Json.print(workbench.console(), answer);
        else if (!ways.isEmpty()) print(answer);
        if (outcome.isPresent()) return ExitCode.DONE;
        workbench.warn("The limit was reached before all was measured.");
        return ExitCode.LIMIT;
    }

    private long memory() {
        Double asked = memory;
        if (asked == null) return (long) (SHARE_OF_MEMORY * Runtime.getRuntime().maxMemory());
        if (!(asked > 0 && asked <= MOST_MEMORY)) {
            throw new InputException("--memory must be more than 0 and at most 1000000 gigabytes, not " + asked + ".");
        }
        return (long) (asked * GIGABYTE);
    }

    /** Solves the game in this process; a way for which there is not enough memory is left out. */
    private void here(String way, Retrograde method, Game rules, ClusterRun cluster, List<WayCost> ways) {
        WayCost.Meter meter = new WayCost.Meter();
        Optional<Solved> solved = Optional.empty();
        try (Progress progress = new Progress(workbench.console(), way, "states")) {
            solved = method.solve(rules.start(), count -> {
                progress.count(count);
                if (run.isStopped() || !cluster.limit().mayContinue(count)) ended = true;
                return !ended;
            });
        } catch (OutOfMemoryError full) {
            leaveOut(way); // what was held is free again
            return;
        }
        solved.ifPresent(found -> ways.add(meter.cost(way, found.space().size())));
        if (solved.isEmpty() && !ended) leaveOut(way);
    }

    private void leaveOut(String way) {
        workbench.warn("There is not enough memory for " + way + ", which is left out; allow more with --memory, or "
                + Memory.allowMore() + ".");
    }

    /** Solves it with Spark; nothing if a limit came first. */
    private Optional<ClusterRun.Outcome<Boolean>> there(ClusterRun cluster, StateCodec codec, List<WayCost> ways) {
        ClusterRun.Outcome<Boolean> outcome = cluster.run(codec, "a measurement begins anew", (method, meter) -> {
            WayCost.Meter listing = new WayCost.Meter();
            Optional<ShardManifest> listed = method.list();
            if (listed.isEmpty()) return Optional.empty();
            long states = listed.get().size();
            meter.settle();
            double taskSeconds = meter.coreSeconds();
            long bytes = meter.bytesShuffled();
            ways.add(listing.cost("spark, listing", states, taskSeconds, bytes));
            WayCost.Meter labelling = new WayCost.Meter();
            if (method.solve().isEmpty()) return Optional.empty();
            meter.settle();
            ways.add(labelling.cost(
                    "spark, labelling", states, meter.coreSeconds() - taskSeconds, meter.bytesShuffled() - bytes));
            return Optional.of(true);
        });
        return outcome.found().map(done -> outcome);
    }

    private void print(Answer answer) {
        Table table = new Table("way", ">seconds", ">core µs a state", ">of tasks", ">bytes sent a state");
        for (WayCost cost : answer.ways()) {
            table.add(
                    cost.way(),
                    number(cost.seconds(), 1),
                    number(cost.coreMicros(), 2),
                    number(cost.taskMicros(), 2),
                    number(cost.bytesSent(), 1));
        }
        table.print(workbench.console().out(), workbench.console().style());
        workbench
                .console()
                .out()
                .println(answer.game() + ": " + Amount.exact(answer.states()) + " states, " + answer.shards()
                        + " shards; times of cores hold what the virtual machine spends on compiling and on garbage");
    }

    private static String number(@Nullable Double value, int digits) {
        return value == null ? NOTHING : String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
