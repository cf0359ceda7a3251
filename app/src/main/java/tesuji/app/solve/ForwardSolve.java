package tesuji.app.solve;

import java.util.Optional;
import tesuji.app.command.ExitCode;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Progress;
import tesuji.core.play.StopCondition;
import tesuji.desk.solve.MoveValue;
import tesuji.desk.solve.SolveAnswer;
import tesuji.solve.PositionSolver;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Solved;

/** Solves a position by searching forwards from it. */
final class ForwardSolve {
    private final Workbench workbench;
    private final SolveTask task;
    private final SolveLog log;

    ForwardSolve(Workbench workbench, SolveTask task, SolveLog log) {
        this.workbench = workbench;
        this.task = task;
        this.log = log;
    }

    /** Searches and, if asked for, compares the method with retrograde analysis. */
    void run() {
        PositionSolver solver = SolveMethods.positionSolver(task, workbench.library());
        long begin = System.nanoTime();
        SolveAnswer answer;
        Value value;
        try (Progress progress = new Progress(workbench.console(), task.method(), "nodes")) {
            StopCondition stop = task.options().stopCondition(log::note, progress);
            SolveResult result = solver.solve(task.root(), stop);
            value = result.value();
            answer = SolveAnswer.of(task.game(), task.method(), result, (System.nanoTime() - begin) / 1e9);
            if (task.each())
                answer = answer.with(MoveValue.each(task.game(), task.root(), position -> {
                    SolveResult next = solver.solve(position, stop);
                    return new MoveValue.Known(next.value(), null);
                }));
        }
        if (value == Value.UNKNOWN) workbench.warn(task.options().reasonOfSearch());
        int code = value == Value.UNKNOWN ? ExitCode.LIMIT : ExitCode.DONE;
        SolveFinding finding = new SolveFinding(answer, Optional.empty(), code);
        log.note(finding);
        if (task.verify()) verify(finding);
    }

    private void verify(SolveFinding finding) {
        Optional<Solved> truth = StateTable.of(workbench, task, log);
        if (truth.isEmpty()) {
            workbench.warn("Nothing was verified. " + task.options().reason());
            return;
        }
        SolveVerification verification = new SolveVerification(workbench, task);
        log.note(finding.compared(
                verification.compared(truth.get()), truth.get().space().size()));
    }
}
