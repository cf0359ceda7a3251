package tesuji.web.solve;

import tesuji.core.play.StopCondition;
import tesuji.solve.Method;
import tesuji.solve.retrograde.Consistency;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.Verification;
import tesuji.solve.space.WorkerPool;

/** Compares methods with what retrograde analysis has found. */
record MethodComparison(Solved truth, int threads) {
    /** Nothing checks retrograde analysis from outside; but every value must follow from those one move away. */
    Verification withItself() {
        try (WorkerPool pool = new WorkerPool(threads)) {
            return new Verification(truth.space().size(), Consistency.faults(truth, pool), 0, 0);
        }
    }

    /** Asks a method about every state, each within the limits of a question. */
    Verification with(Method method, StopCondition question, StopCondition whole) {
        try (WorkerPool pool = new WorkerPool(threads)) {
            return Verification.of(() -> method.positionSolver(truth.space().game()), truth, pool, question, whole);
        }
    }
}
