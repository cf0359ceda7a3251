package tesuji.app.solve;

import tesuji.app.command.Workbench;
import tesuji.app.terminal.Progress;
import tesuji.core.play.StopCondition;
import tesuji.solve.Method;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.Consistency;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.Verification;
import tesuji.solve.space.WorkerPool;

/** Finds the states in which a method is wrong. */
record SolveVerification(Workbench workbench, SolveTask task) {
    /** Nothing checks retrograde analysis from outside; but every value must follow from those one move away. */
    Verification consistent(Solved solved) {
        try (WorkerPool pool = new WorkerPool(task.options().threads())) {
            return new Verification(solved.space().size(), Consistency.faults(solved, pool), 0, 0);
        }
    }

    /** Asks the method about every state that retrograde analysis has solved, each within the limits. */
    Verification compared(Solved truth) {
        Method method = Methods.read(task.method());
        StopCondition question = StopCondition.of(task.options().limits());
        long states = truth.space().size();
        try (WorkerPool pool = new WorkerPool(task.options().threads());
                Progress progress = new Progress(workbench.console(), "verify", "states")) {
            return Verification.of(() -> method.positionSolver(task.game()), truth, pool, question, count -> {
                progress.report((double) count / states, count);
                return question.mayContinue(0);
            });
        }
    }
}
