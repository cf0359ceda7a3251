package tesuji.app.endgame;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.core.base.WholeFile;
import tesuji.desk.endgame.EndgameAnswer;
import tesuji.desk.endgame.EndgameCount;
import tesuji.desk.endgame.ProofFile;
import tesuji.desk.endgame.RecordedEndgame;
import tesuji.desk.record.RecordFiles;
import tesuji.endgame.board.BoardOutcome;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.check.CheckedProof;
import tesuji.endgame.check.ProofChecker;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.games.go.GoGame;
import tesuji.lab.endgame.WallSource;

/** {@code tesuji endgame}: how a game of Go ends with best play, exactly. */
@Command(
        name = "endgame",
        description = "Cut a board of Go into regions, value each exactly and find every move that keeps the result.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji endgame game.sgf",
            "  tesuji endgame game.sgf --move 180 --to-move white",
            "  tesuji endgame game.sgf --rules chinese --json",
            "  tesuji endgame game.sgf --walls net:b6c96.bin.gz --threshold 0.98",
            "  tesuji endgame game.sgf --proof proof.json",
            "  tesuji endgame game.sgf --check proof.json",
            "",
            "Values are combinatorial games, seen by Black (see tesuji cgt). A result is proven if every group it",
            "rests on is shown to live; otherwise it names the groups on whose life it rests (provenIf in JSON).",
            "Where the result is not known, bounds and reasons are told, and the exit code is 3. Without rules in",
            "the file territory is counted. In JSON, regionOf lists all points from the upper left, row by row."
        })
public final class EndgameCommand implements Callable<Integer> {
    private final Workbench workbench;
    private final InterruptibleRun work;

    @Parameters(paramLabel = "FILE.sgf", description = "The game; its main line is counted at the end.")
    private String file = "";

    @Mixin
    private PositionOptions position = new PositionOptions();

    @Mixin
    private CountOptions limits = new CountOptions();

    @Mixin
    private WallOptions walls = new WallOptions();

    @Option(names = "--proof", paramLabel = "P.json", description = "Write the proof of the result to this file.")
    private String proof = "";

    @Option(
            names = "--check",
            paramLabel = "P.json",
            description = "Check a written proof from the board alone, instead of counting.")
    private String check = "";

    @Option(names = "--ownership", description = "Tell to whom each point may be expected to belong.")
    private boolean ownership;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public EndgameCommand(Workbench workbench, InterruptibleRun work) {
        this.workbench = workbench;
        this.work = work;
    }

    @Override
    public Integer call() {
        limits.check();
        WallSource source = walls.source();
        RecordedEndgame endgame = position.read(file, workbench);
        EndgameProblem question = endgame.question();
        if (!check.isEmpty()) return replay(question);
        if (!proof.isEmpty()) WholeFile.tryOut(RecordFiles.path(proof));
        GoGame game = endgame.game();
        work.begin();
        Budget budget = limits.budget(work);
        EndgameCount count =
                EndgameCount.of(game, question.withWalls(source.of(endgame.position(), question.toMove())), budget);
        if (!proof.isEmpty()) count = count.withProof(budget);
        if (ownership) count = count.withOwnership(game, budget);
        EndgameAnswer answer = count.answer();
        if (!answer.provenIf().isEmpty())
            answer = walls.caveat().map(answer::withReason).orElse(answer);
        print(answer, endgame);
        EndgameResult report = count.report();
        boolean limited = !report.isKnown();
        count.proof().ifPresent(written -> ProofFile.write(written, RecordFiles.path(proof)));
        if (!proof.isEmpty() && count.proof().isEmpty()) {
            boolean stopped = !budget.patience().mayContinue(0);
            workbench.warn(missing(report, stopped));
            limited = true;
        }
        return limited ? ExitCode.LIMIT : ExitCode.DONE;
    }

    /** Why there is no proof, and what there is instead. */
    private String missing(EndgameResult report, boolean stopped) {
        boolean known = report.isKnown();
        String kept = known ? "the result is printed" : "what is known is printed";
        String reason = known ? "The proof is too large to be written down" : "The result is not proven";
        if (known && report.basis() == BoardOutcome.Basis.WHOLE_BOARD)
            reason = "The whole board was searched, which leaves no proof to be written down";
        if (stopped)
            reason = "The count was stopped before " + (known ? "its proof was complete" : "the result was proven");
        return reason + ": " + kept + ", and no proof was written to " + proof + ".";
    }

    private int replay(EndgameProblem question) {
        CheckedProof checked =
                ProofChecker.check(ProofFile.read(RecordFiles.path(check)), ProofBuilder.problem(question));
        if (json) Json.print(workbench.console(), checked);
        else print(checked);
        return ExitCode.DONE;
    }

    private void print(CheckedProof checked) {
        PrintWriter out = workbench.console().out();
        String end = checked.holds() ? "." : ", if";
        out.println("The proof holds: Black's result is " + checked.score() + " (" + checked.claims() + " claims, "
                + checked.positions() + " positions)" + end);
        for (String premise : checked.premises()) out.println("- " + premise);
        if (!checked.best().isEmpty()) out.println("First moves that keep it: " + String.join(", ", checked.best()));
        if (!checked.worse().isEmpty()) out.println("First moves that do not: " + String.join(", ", checked.worse()));
        out.flush();
    }

    private void print(EndgameAnswer answer, RecordedEndgame endgame) {
        if (json) Json.print(workbench.console(), answer);
        else new EndgameScreen(answer, endgame.position()).print(workbench.console());
        workbench.console().out().flush();
    }
}
