package tesuji.spark;

import java.math.BigInteger;
import java.util.List;
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
import tesuji.app.solve.TreeSize;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Table;
import tesuji.core.game.Game;
import tesuji.solve.estimate.Share;
import tesuji.solve.space.StateCodec;
import tesuji.spark.space.ShardManifest;

/** {@code tesuji spark states}: how many positions of a game can be reached. */
@Command(
        name = "states",
        description = "Count the positions, with the side to move, that can be reached from the start of a game.",
        mixinStandardHelpOptions = true)
final class ClusterStatesCommand implements Callable<Integer> {
    private final Workbench workbench;
    private final InterruptibleRun run;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Option(
            names = "--samples",
            paramLabel = "N",
            description = "Random games to estimate the ways to play (default: 200).")
    private int samples = TreeSize.SAMPLES;

    @Option(names = "--seed", paramLabel = "N", description = "Where random numbers begin (default: 1).")
    private long seed = 1;

    @Mixin
    private ClusterOptions options = new ClusterOptions();

    ClusterStatesCommand(Workbench workbench, InterruptibleRun run) {
        this.workbench = workbench;
        this.run = run;
    }

    /**
     * The answer, as {@code tesuji states} gives it, and what it cost.
     *
     * @param coreSeconds seconds of all cores that worked on it
     * @param bytesShuffled bytes that went from shard to shard
     */
    record Answer(
            String game,
            long states,
            List<Long> layers,
            String bound,
            @Nullable Double share,
            @Nullable String percent,
            @Nullable TreeSize tree,
            double seconds,
            int shards,
            double coreSeconds,
            long bytesShuffled) {}

    @Override
    public Integer call() {
        TreeSize.checkSamples(samples);
        Game rules = workbench.library().open(game);
        StateCodec codec = StateCodec.of(rules, options.folded());
        long begin = System.nanoTime();
        ClusterRun.Outcome<ShardManifest> outcome =
                new ClusterRun(workbench, run, options).run(codec, (method, meter) -> method.list());
        if (outcome.found().isEmpty()) {
            workbench.warn("The limit was reached before all states were found.");
            return ExitCode.LIMIT;
        }
        Answer answer = answer(rules, outcome.found().get(), outcome, (System.nanoTime() - begin) / 1e9);
        if (options.json()) Json.print(workbench.console(), answer);
        else print(answer);
        return ExitCode.DONE;
    }

    private Answer answer(Game rules, ShardManifest found, ClusterRun.Outcome<?> outcome, double seconds) {
        Optional<BigInteger> bound = rules.bound();
        Optional<Share> share = options.folded()
                ? Optional.empty()
                : bound.map(most -> new Share(BigInteger.valueOf(found.size()), most));
        return new Answer(
                rules.id().toString(),
                found.size(),
                found.layers(),
                bound.map(BigInteger::toString).orElse(""),
                share.map(Share::fraction).orElse(null),
                share.map(Share::percentage).orElse(null),
                samples == 0 ? null : TreeSize.of(rules, samples, seed),
                seconds,
                outcome.shards(),
                outcome.meter().coreSeconds(),
                outcome.meter().bytesShuffled());
    }

    private void print(Answer answer) {
        Table table = new Table("moves", "states", "so far");
        long sum = 0;
        for (int moves = 0; moves < answer.layers().size(); moves++) {
            sum += answer.layers().get(moves);
            table.add("" + moves, Amount.exact(answer.layers().get(moves)), Amount.exact(sum));
        }
        table.print(workbench.console().out(), workbench.console().style());
        workbench
                .console()
                .out()
                .println(answer.game() + ": " + Amount.exact(answer.states()) + " states in "
                        + Amount.time(answer.seconds()));
        TreeSize tree = answer.tree();
        if (tree != null) workbench.console().out().println(tree.sentence());
        workbench
                .console()
                .out()
                .println(ClusterCost.of(answer.states(), answer.coreSeconds(), answer.bytesShuffled()));
    }
}
