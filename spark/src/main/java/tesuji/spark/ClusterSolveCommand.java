package tesuji.spark;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.StartOptions;
import tesuji.app.command.Workbench;
import tesuji.app.solve.SolveFinding;
import tesuji.app.solve.SolveScreen;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.desk.solve.MoveValue;
import tesuji.desk.solve.SolveAnswer;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.space.StateCodec;
import tesuji.spark.solve.SolvedShards;

/** {@code tesuji spark solve}: what a position is worth under best play, by retrograde analysis. */
@Command(
        name = "solve",
        description = "Find out what a game is worth to the side to move under best play of both, by listing and"
                + " valuing all states.",
        mixinStandardHelpOptions = true)
final class ClusterSolveCommand implements Callable<Integer> {
    private static final String METHOD = "retrograde";

    private final Workbench workbench;
    private final InterruptibleRun run;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Mixin
    private StartOptions start = new StartOptions();

    @Option(names = "--save", paramLabel = "FILE", description = "Keep the values of all states in a database.")
    private @Nullable Path save;

    @Option(names = "--each", description = "Tell what every move is worth.")
    private boolean each;

    @Mixin
    private ClusterOptions options = new ClusterOptions();

    ClusterSolveCommand(Workbench workbench, InterruptibleRun run) {
        this.workbench = workbench;
        this.run = run;
    }

    /** What the shards said, before they are gone. */
    private record Solution(SolveFinding finding, long states) {}

    @Override
    public Integer call() {
        Game rules = workbench.library().open(game);
        Position root = start.record(rules).replay(rules);
        if (root.isOver()) throw new InputException("The game is over in this position; there is nothing to solve.");
        checkOutput(save);
        StateCodec codec = StateCodec.of(rules, options.folded()).from(root);
        long begin = System.nanoTime();
        ClusterRun.Outcome<Solution> outcome = new ClusterRun(workbench, run, options)
                .run(codec, (method, meter) -> method.solve().map(solved -> told(rules, root, solved, begin)));
        SolveScreen screen = new SolveScreen(workbench.console(), options.json());
        if (outcome.found().isEmpty()) {
            workbench.warn("The limit was reached before the work was done; the same command without it goes on.");
            double seconds = (System.nanoTime() - begin) / 1e9;
            SolveAnswer open = SolveAnswer.open(rules, METHOD, outcome.states(), seconds);
            screen.print(new SolveFinding(open, Optional.empty(), ExitCode.LIMIT));
            return ExitCode.LIMIT;
        }
        Solution solution = outcome.found().get();
        screen.print(solution.finding());
        if (!options.json()) {
            workbench
                    .console()
                    .out()
                    .println(ClusterCost.of(
                            solution.states(),
                            outcome.meter().coreSeconds(),
                            outcome.meter().bytesShuffled()));
        }
        return ExitCode.DONE;
    }

    private static void checkOutput(@Nullable Path file) {
        if (file == null) return;
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new InputException("There is a file " + file + " already; it was left as it is.");
        }
        WholeFile.tryOut(file);
    }

    private Solution told(Game rules, Position root, SolvedShards solved, long begin) {
        StateCounts counts = solved.counts();
        SolveAnswer answer = SolveAnswer.of(rules, root, solved, counts, (System.nanoTime() - begin) / 1e9);
        if (each) {
            answer = answer.with(MoveValue.each(rules, root, position -> MoveValue.known(solved.outcome(position))));
        }
        Path database = save;
        if (database != null) DatabaseWriter.assemble(database, solved, Depth.DISTANCES);
        return new Solution(new SolveFinding(answer, Optional.of(counts), ExitCode.DONE), counts.states());
    }
}
