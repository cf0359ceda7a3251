package tesuji.app.solve;

import java.util.Optional;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Progress;
import tesuji.solve.retrograde.Solved;

/** All states that can be reached from a position, with their values. */
final class StateTable {
    private StateTable() {}

    /** Lists and labels them; nothing if a limit was reached before the end. */
    static Optional<Solved> of(Workbench workbench, SolveTask task, SolveLog log) {
        try (Progress progress = new Progress(workbench.console(), SolveMethods.RETROGRADE, "states")) {
            return task.options().retrograde().solve(task.root(), task.options().stopCondition(log::note, progress));
        }
    }
}
