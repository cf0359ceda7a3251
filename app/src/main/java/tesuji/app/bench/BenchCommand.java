package tesuji.app.bench;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Json;
import tesuji.app.command.Threads;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Progress;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;

/** {@code tesuji bench}: how fast something is on this machine. */
@Command(
        name = "bench",
        description = "Measure how fast something is on this machine. Without a name it lists what can be measured.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji bench playouts --game go:size=19 --threads 2 --seconds 5",
            "  tesuji bench perft --game connectfour --json",
            "  tesuji bench mcts --player go-strong --game go:size=19",
            "  tesuji bench selection --player 'mcts[selection=Ucb1[exploration=0.5]]'",
            "  tesuji bench net --player net:b6c96.bin.gz --game go:size=19"
        })
public final class BenchCommand implements Runnable {
    private static final double LONGEST_SECONDS = 1e6;

    private final Workbench workbench;
    private final InterruptibleRun work;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "What to measure.")
    private String name = "";

    @Option(names = "--game", paramLabel = "G", description = "The game (default: the benchmark's own).")
    private String game = "";

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "For mcts and selection: a player that searches (default: uct); for proof: a method"
                    + " (default: dfpn); for net: net:FILE (default: random weights).")
    private String player = "";

    @Option(names = "--seconds", paramLabel = "S", description = "How long to measure (default: ${DEFAULT-VALUE}).")
    private double seconds = 3;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description = "Seconds of work before that (default: the benchmark's own).")
    private @Nullable Double warmUp;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads work, or hardware for as many as the machine has"
                    + " (default: ${DEFAULT-VALUE}).")
    private String threads = "1";

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public BenchCommand(Workbench workbench, InterruptibleRun work) {
        this.workbench = workbench;
        this.work = work;
    }

    /** The whole answer. */
    record Answer(String name, String game, int threads, double perSecond, String unit, String fingerprint) {}

    @Override
    public void run() {
        if (name.isEmpty()) {
            list();
            return;
        }
        Benchmark named = Benchmarks.named(name);
        int workers = Threads.read(threads);
        if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            throw new InputException("--seconds must be more than 0 and at most 1000000, not " + seconds + ".");
        }
        Benchmark benchmark = named.of(player, workers);
        measure(benchmark, rules(benchmark), workers);
    }

    /** The game to measure; where none is, any will do. */
    private Game rules(Benchmark benchmark) {
        String standard = benchmark.standardGame();
        if (!standard.isEmpty()) return workbench.library().open(game.isEmpty() ? standard : game);
        if (!game.isEmpty()) {
            throw new InputException("The benchmark " + benchmark.name() + " measures no game of the library.");
        }
        return workbench.library().open(workbench.library().families().get(0).name());
    }

    private void measure(Benchmark benchmark, Game rules, int workers) {
        String fingerprint = HexFormat.of().toHexDigits(benchmark.fingerprint(rules));
        Stopwatch watch = new Stopwatch(benchmark, rules, workers, warmUp(benchmark), seconds);
        work.begin(() -> print(new Answer(
                benchmark.name(),
                benchmark.subject(rules),
                workers,
                watch.perSecond(),
                benchmark.unit(),
                fingerprint)));
        try (Progress progress = new Progress(workbench.console(), benchmark.name(), benchmark.unit())) {
            watch.run(progress);
        }
        work.answer();
    }

    private double warmUp(Benchmark benchmark) {
        double before = warmUp == null ? benchmark.warmUp() : warmUp;
        if (before >= 0 && before <= LONGEST_SECONDS) return before;
        throw new InputException("--warm-up must be between 0 and 1000000 seconds, not " + before + ".");
    }

    private void print(Answer answer) {
        if (json) {
            Json.print(workbench.console(), answer);
        } else {
            workbench
                    .console()
                    .out()
                    .println(answer.name() + " of " + answer.game() + ": "
                            + Amount.rough(answer.perSecond()) + " " + answer.unit() + "/s with " + answer.threads()
                            + (answer.threads() == 1 ? " thread" : " threads") + ", fingerprint "
                            + answer.fingerprint());
        }
    }

    private void list() {
        Table table = new Table("name", "meaning", "game");
        for (Benchmark benchmark : Benchmarks.ALL)
            table.add(benchmark.name(), benchmark.meaning(), benchmark.standardGame());
        table.print(workbench.console().out(), workbench.console().style());
    }
}
