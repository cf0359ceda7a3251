package tesuji.endgame.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.sum.Ply;
import tesuji.endgame.sum.SumPosition;
import tesuji.endgame.sum.SumSolver;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** One side's moves in a sum of games, for every position that the other side can bring about. */
final class SumPlan {
    private final Values values;
    private final SumSolver solver;
    private final Side side;
    private final boolean isTaxed;
    private final Dyadic threshold;
    private final int limit;
    private final Map<SumPosition, Ply> moves = new HashMap<>();
    private final Set<SumPosition> seen = new HashSet<>();

    private SumPlan(Values values, SumSolver solver, Side side, boolean isTaxed, Dyadic threshold, int limit) {
        this.values = values;
        this.solver = solver;
        this.side = side;
        this.isTaxed = isTaxed;
        this.threshold = threshold;
        this.limit = limit;
    }

    /**
     * A plan by which a side reaches a threshold, which is Black's; nothing if there is none, or it has too many
     * positions.
     *
     * @param isTaxed whether the games are chilled, so that it matters who makes the last move
     */
    static Optional<List<BoardProof.Step>> of(
            Values values,
            SumSolver solver,
            SumPosition start,
            Side side,
            boolean isTaxed,
            Dyadic threshold,
            int limit,
            GameNames names) {
        SumPlan plan = new SumPlan(values, solver, side, isTaxed, threshold, limit);
        try {
            SumPosition first = plan.gathered(start);
            return plan.isWon(first) && plan.follow(first) ? Optional.of(plan.steps(names)) : Optional.empty();
        } catch (ArenaFullException | CancellationException unfinished) {
            return Optional.empty();
        }
    }

    /** The same with one number in place of several. */
    private SumPosition gathered(SumPosition at) {
        List<Integer> parts = new ArrayList<>();
        Dyadic numbers = Dyadic.ZERO;
        for (int part : at.parts()) {
            if (values.isNumber(part)) numbers = numbers.plus(values.leftStop(part));
            else parts.add(part);
        }
        parts.add(values.number(numbers));
        return new SumPosition(parts, at.toMove());
    }

    private boolean follow(SumPosition at) {
        if (!seen.add(at)) return true;
        if (seen.size() > limit || !values.lasts()) return false;
        for (Ply ply : solver.plies(at)) {
            SumPosition next = gathered(at.after(ply));
            if (at.toMove() != side) {
                if (!follow(next)) return false;
            } else if (isWon(next)) {
                moves.put(at, ply);
                return follow(next);
            }
        }
        return true;
    }

    private boolean isWon(SumPosition at) {
        if (!isTaxed) {
            Optional<Dyadic> score = solver.score(at);
            if (score.isEmpty()) return false;
            int order = score.get().compareTo(threshold);
            return side == Side.BLACK ? order >= 0 : order <= 0;
        }
        int sum = values.number(threshold.negated());
        for (int part : at.parts()) sum = values.plus(sum, part);
        boolean isToMove = at.toMove() == side;
        if (side == Side.BLACK)
            return isToMove ? !values.isAtMost(sum, Values.ZERO) : values.isAtMost(Values.ZERO, sum);
        return isToMove ? !values.isAtMost(Values.ZERO, sum) : values.isAtMost(sum, Values.ZERO);
    }

    private List<BoardProof.Step> steps(GameNames names) {
        List<BoardProof.Step> steps = new ArrayList<>();
        moves.forEach((at, ply) -> {
            List<String> open = new ArrayList<>();
            String numbers = "0";
            for (int part : at.parts()) {
                if (values.isNumber(part)) numbers = names.of(part);
                else open.add(names.of(part));
            }
            steps.add(new BoardProof.Step(open, numbers, names.of(ply.from()), names.of(ply.to())));
        });
        steps.sort(Comparator.comparing(BoardProof.Step::toString));
        return steps;
    }
}
