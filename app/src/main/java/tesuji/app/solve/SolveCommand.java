package tesuji.app.solve;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.StartOptions;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.core.base.Memory;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.desk.solve.SuperkoSolver;

/** {@code tesuji solve}: what a position is worth under best play. */
@Command(
        name = "solve",
        description = "Find out what a game is worth to the side to move under best play of both.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji solve skoczki:width=3,height=6,variant=A --save skoczki-3x6.db",
            "  tesuji solve connectfour:width=5,height=4 --method dfpn --json",
            "  tesuji solve go:size=3,ko=positional,komi=8.5",
            "  tesuji solve skoczki:width=2,height=8,variant=A --method pn-dcg --verify"
        })
public final class SolveCommand implements Callable<Integer> {
    private final Workbench workbench;
    private final InterruptibleRun work;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Option(
            names = "--method",
            paramLabel = "M",
            description = "retrograde (default), foresight (for small Go with superko, and there the default), minimax,"
                    + " negamax, alphabeta, alphabeta-table, pn, pn2, pn-dag, pn-dcg, bta, pnstar, pds, dfpn,"
                    + " mcpns, or a recipe such as DfPn[tableBits=20].")
    private String method = "";

    @Mixin
    private StartOptions start = new StartOptions();

    @Mixin
    private SolveFiles files = new SolveFiles();

    @Option(names = "--each", description = "Tell what every move is worth.")
    private boolean each;

    @Option(names = "--verify", description = "Compare the method with retrograde analysis, state by state.")
    private boolean verify;

    @Mixin
    private SolverOptions options = new SolverOptions();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public SolveCommand(Workbench workbench, InterruptibleRun work) {
        this.workbench = workbench;
        this.work = work;
    }

    @Override
    public Integer call() {
        Game rules = workbench.library().open(game);
        Position root = start.record(rules).replay(rules);
        if (root.isOver()) throw new InputException("The game is over in this position; there is nothing to solve.");
        files.checkOwner();
        String chosen = method.isEmpty() ? SolveMethods.standard(rules) : method;
        boolean retrograde = chosen.equalsIgnoreCase(SolveMethods.RETROGRADE);
        files.checkTask(retrograde, start.isStart());
        boolean superko = chosen.equalsIgnoreCase(SuperkoSolver.NAME);
        if (!retrograde && !superko && !verify) options.refuseTables();
        if (retrograde || (verify && !superko)) SolveMethods.demandTable(rules, retrograde, options);
        options.retrograde();
        files.checkPaths();
        return solve(new SolveTask(rules, root, chosen, each, verify, options), retrograde);
    }

    private int solve(SolveTask task, boolean retrograde) {
        SolveLog log = new SolveLog(task);
        SolveScreen screen = new SolveScreen(workbench.console(), json);
        boolean full = false;
        work.begin(() -> screen.print(log.soFar()));
        try {
            if (retrograde) new BackwardSolve(workbench, task, log).run(files);
            else new ForwardSolve(workbench, task, log).run();
        } catch (OutOfMemoryError e) {
            full = true;
            workbench.warn("The memory is full; set a smaller capacity, or " + Memory.allowMore() + ".");
        } catch (RuntimeException failure) {
            if (log.finding().isPresent()) work.answer();
            throw failure;
        }
        work.answer();
        files.unwritten().forEach(workbench::warn);
        if (!files.unwritten().isEmpty()) return ExitCode.BAD_INPUT;
        return full ? ExitCode.LIMIT : log.finding().map(SolveFinding::code).orElse(ExitCode.LIMIT);
    }
}
