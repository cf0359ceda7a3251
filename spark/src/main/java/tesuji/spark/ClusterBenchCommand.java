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
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Progress;
import tesuji.app.terminal.Table;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.space.StateCodec;

/** {@code tesuji spark bench}: what a state costs on one machine, in memory and on disk, and with Spark. */
@Command(
        name = "bench",
        description = "Solve a game in memory, on disk and with Spark, one after the other, and say what each took for"
                + " a state.",
        mixinStandardHelpOptions = true)
final class ClusterBenchCommand implements Callable<Integer> {
    private static final double SHARE_OF_MEMORY = 0.4;
    private static final String NOTHING = "-";

    private final Workbench workbench;
    private final InterruptibleRun run;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Mixin
    private ClusterOptions options = new ClusterOptions();

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
        ClusterRun cluster = new ClusterRun(workbench, run, options);
        cluster.checkForBench(codec);
        run.begin();
        List<WayCost> ways = new ArrayList<>();
        Optional<Long> states = here("solve", rules, Optional.empty(), ways);
        if (states.isPresent()) {
            Path folder = ClusterRun.temporary();
            try {
                states = here("solve --disk", rules, Optional.of(folder), ways);
            } finally {
                ClusterRun.remove(folder);
            }
        }
        int shards = states.map(count -> there(cluster, codec, count, ways)).orElse(0);
        Answer answer = new Answer(rules.id().toString(), states.orElse(0L), shards, ways);
        if (options.json()) Json.print(workbench.console(), answer);
        else if (!ways.isEmpty()) print(answer);
        if (shards > 0) return ExitCode.DONE;
        workbench.warn("The limit or the memory ended the work before all was measured.");
        return ExitCode.LIMIT;
    }

    /** Solves the game in this process; how many states it has, or nothing if a limit came first. */
    private Optional<Long> here(String way, Game rules, Optional<Path> folder, List<WayCost> ways) {
        long memory = (long) (SHARE_OF_MEMORY * Runtime.getRuntime().maxMemory());
        int threads = Runtime.getRuntime().availableProcessors();
        Retrograde method = new Retrograde(options.folded(), threads, memory, folder, folder.isPresent());
        StopCondition limit = options.stopCondition();
        WayCost.Meter meter = new WayCost.Meter();
        try (Progress progress = new Progress(workbench.console(), way, "states")) {
            Optional<Solved> solved = method.solve(rules.start(), count -> {
                progress.count(count);
                return !run.isStopped() && limit.mayContinue(count);
            });
            solved.ifPresent(found -> ways.add(meter.cost(way, found.space().size())));
            return solved.map(found -> found.space().size());
        }
    }

    /** Solves it with Spark; the number of shards, or 0 if a limit came first. */
    private int there(ClusterRun cluster, StateCodec codec, long states, List<WayCost> ways) {
        ClusterRun.Outcome<Boolean> outcome = cluster.run(codec, "a measurement begins anew", (method, meter) -> {
            WayCost.Meter listing = new WayCost.Meter();
            if (method.list().isEmpty()) return Optional.empty();
            double taskSeconds = meter.coreSeconds();
            long bytes = meter.bytesShuffled();
            ways.add(listing.cost("spark, listing", states, taskSeconds, bytes));
            WayCost.Meter labelling = new WayCost.Meter();
            if (method.solve().isEmpty()) return Optional.empty();
            ways.add(labelling.cost(
                    "spark, labelling", states, meter.coreSeconds() - taskSeconds, meter.bytesShuffled() - bytes));
            return Optional.of(true);
        });
        return outcome.found().isPresent() ? outcome.shards() : 0;
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
