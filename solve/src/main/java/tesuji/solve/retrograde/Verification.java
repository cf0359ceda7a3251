package tesuji.solve.retrograde;

import java.util.Locale;
import java.util.Optional;
import tesuji.core.game.Position;
import tesuji.core.play.Goal;
import tesuji.core.play.Patience;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.solve.Value;
import tesuji.solve.space.Walker;

/**
 * How often a solver contradicts retrograde analysis, state by state (Goluch, §6.1).
 *
 * @param total states compared
 * @param wrong states with another value
 * @param open states that the solver left open
 * @param missed wrong states that it took for draws although somebody wins
 */
public record Verification(long total, long wrong, long open, long missed) {
    private static final int WIN = 1;

    /**
     * Asks a solver for the value of every state; ended games are not asked.
     *
     * @param patience for each question; its nodes are those of the solver
     */
    public static Verification of(Solver solver, Solved truth, Patience patience) {
        Walker walker = truth.space().walker();
        Position position = truth.space().game().start();
        long total = 0;
        long wrong = 0;
        long open = 0;
        long missed = 0;
        for (long state = 0; state < truth.space().size(); state++) {
            if (!walker.place(state, position)) continue;
            total++;
            if (position.isOver()) continue;
            Value said = ask(solver, position, patience);
            if (said == Value.UNKNOWN) {
                open++;
            } else if (said != truth.labels().value(state)) {
                wrong++;
                if (said == Value.DRAW) missed++;
            }
        }
        return new Verification(total, wrong, open, missed);
    }

    private static Value ask(Solver solver, Position position, Patience patience) {
        int side = position.toMove();
        Optional<Boolean> wins = reached(solver.solve(position, new Goal(side, WIN), patience));
        if (wins.isEmpty()) return Value.UNKNOWN;
        if (wins.get()) return Value.WIN;
        return reached(solver.solve(position, new Goal(1 - side, WIN), patience))
                .map(loses -> loses ? Value.LOSS : Value.DRAW)
                .orElse(Value.UNKNOWN);
    }

    private static Optional<Boolean> reached(Solution solution) {
        if (solution instanceof Solution.Proven proven) return Optional.of(proven.reached());
        return solution instanceof Solution.Claimed claimed ? Optional.of(claimed.reached()) : Optional.empty();
    }

    /** The share of wrong states in percent. */
    public double percent() {
        return total == 0 ? 0 : 100.0 * wrong / total;
    }

    /** As {@code 8/27,432 states wrong (0.029 %)}. */
    @Override
    public String toString() {
        String text = String.format(Locale.ROOT, "%,d/%,d states wrong (%.3f %%)", wrong, total, percent());
        return open == 0 ? text : text + String.format(Locale.ROOT, ", %,d left open", open);
    }
}
