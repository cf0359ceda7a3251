package tesuji.endgame.sum;

import java.util.HashMap;
import java.util.Map;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/**
 * Why a sum has its score: a strategy by which Black gets at least that much, and one by which White gives no more, as a move for
 * every position in which it is their turn. {@link ProofCheck} replays it.
 */
public record Proof(Forest forest, Position start, Dyadic score, Map<Position, Ply> black, Map<Position, Ply> white) {
    public Proof {
        black = Map.copyOf(black);
        white = Map.copyOf(white);
    }

    /** The proof of what the solver says about a position. */
    public static Proof of(SumSolver solver, Forest forest, Position start) {
        Dyadic score = solver.score(start);
        Map<Position, Ply> black = new HashMap<>();
        Map<Position, Ply> white = new HashMap<>();
        follow(solver, start, score, Side.BLACK, black, new HashMap<>());
        follow(solver, start, score, Side.WHITE, white, new HashMap<>());
        return new Proof(forest, start, score, black, white);
    }

    private static void follow(
            SumSolver solver,
            Position at,
            Dyadic score,
            Side owner,
            Map<Position, Ply> plan,
            Map<Position, Boolean> seen) {
        if (seen.put(at, true) != null) return;
        for (Ply ply : solver.plies(at)) {
            Position next = at.after(ply);
            if (at.toMove() == owner) {
                int order = solver.score(next).compareTo(score);
                if (owner == Side.BLACK ? order < 0 : order > 0) continue;
                plan.put(at, ply);
            }
            follow(solver, next, score, owner, plan, seen);
            if (at.toMove() == owner) return;
        }
    }
}
