package tesuji.app.solve;

import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.game.Repetition;
import tesuji.desk.solve.SuperkoSolver;
import tesuji.solve.PositionSolver;
import tesuji.solve.method.Methods;
import tesuji.solve.space.StateCodec;

/** Which methods take which game. */
final class SolveMethods {
    static final String RETROGRADE = "retrograde";

    private SolveMethods() {}

    /** The method for people who did not choose one. */
    static String standard(Game rules) {
        if (SuperkoSolver.suits(rules)) return SuperkoSolver.NAME;
        SuperkoSolver.refuseOther(rules);
        return RETROGRADE;
    }

    /**
     * Refuses a game whose states cannot be listed: better now than after a search. Whoever did not choose a method
     * is told of one that takes the game.
     *
     * @param retrograde whether retrograde analysis is the method, or only verifies another
     */
    static void demandTable(Game rules, boolean retrograde, SolverOptions options) {
        if (!StateCodec.accepts(rules)) {
            throw new InputException("Retrograde analysis cannot list the positions of " + rules.id()
                    + (rules.repetition() == Repetition.FORBIDDEN
                            ? ", where moves depend on what was played before"
                            : ", which are too large for its table")
                    + "; "
                    + (retrograde
                            ? "search forwards, as with --method " + Methods.forwards(rules)
                            : "leave --verify out")
                    + ".");
        }
        StateCodec.of(rules, options.retrograde().folded());
    }

    /** Who searches forwards for this task. */
    static PositionSolver positionSolver(SolveTask task, Library library) {
        if (!task.method().equalsIgnoreCase(SuperkoSolver.NAME)) {
            return Methods.read(task.method()).positionSolver(task.game());
        }
        if (task.verify() || task.each()) {
            throw new InputException(
                    "--verify and --each look at positions apart from their past; leave them out here.");
        }
        return SuperkoSolver.of(task.game(), library, task.options().retrograde());
    }
}
