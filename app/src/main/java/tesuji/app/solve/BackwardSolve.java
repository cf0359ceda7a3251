package tesuji.app.solve;

import java.util.Optional;
import tesuji.app.command.ExitCode;
import tesuji.app.command.Workbench;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.desk.solve.MoveValue;
import tesuji.desk.solve.SolveAnswer;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.OutcomeLookup;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateCounts;

/**
 * Solves a game by retrograde analysis: all states that can be reached are listed, and their values follow from the
 * end.
 */
final class BackwardSolve {
    private final Workbench workbench;
    private final SolveTask task;
    private final SolveLog log;

    BackwardSolve(Workbench workbench, SolveTask task, SolveLog log) {
        this.workbench = workbench;
        this.task = task;
        this.log = log;
    }

    /** Solves the game and keeps it in the files. */
    void run(SolveFiles files) {
        long begin = System.nanoTime();
        Optional<Solved> solved = StateTable.of(workbench, task, log);
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (solved.isEmpty()) {
            workbench.warn(task.options().reason() + " --method " + Methods.forwards(task.game())
                    + " searches without a list of all states.");
            return;
        }
        tell(solved.get(), seconds, files);
    }

    private void tell(Solved solved, double seconds, SolveFiles files) {
        Game rules = task.game();
        Position root = task.root();
        StateCounts counts = solved.labels().counts();
        SolveAnswer answer = SolveAnswer.of(rules, root, solved, counts, seconds);
        if (task.each()) {
            OutcomeLookup reader = solved.reader();
            answer = answer.with(MoveValue.each(rules, root, position -> MoveValue.known(reader.outcome(position))));
        }
        SolveFinding finding = new SolveFinding(answer, Optional.of(counts), ExitCode.DONE);
        log.note(finding);
        files.write(rules, solved);
        if (task.verify())
            log.note(finding.compared(new SolveVerification(workbench, task).consistent(solved), counts.states()));
    }
}
