package tesuji.endgame.sum;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;

/**
 * Why a sum has its score: a strategy by which Black gets at least that much, and one by which White gives no more, as
 * a move for every position in which it is their turn. {@link ProofCheck} replays it.
 */
public record Proof(Forest forest, Position start, Dyadic score, Map<Position, Ply> black, Map<Position, Ply> white) {
    public Proof {
        black = Map.copyOf(black);
        white = Map.copyOf(white);
    }

    /** The proof of what the solver says about a position; gives up after so many positions for one side. */
    public static Proof of(SumSolver solver, Forest forest, Position start, int limit) {
        Dyadic score = solver.score(start);
        Plan black = new Plan(solver, score, Side.BLACK, limit);
        Plan white = new Plan(solver, score, Side.WHITE, limit);
        black.follow(start);
        white.follow(start);
        return new Proof(forest, start, score, black.moves, white.moves);
    }

    /** One side's moves, for every position that the other side can bring about. */
    private static final class Plan {
        private final SumSolver solver;
        private final Dyadic score;
        private final Side owner;
        private final int limit;
        private final Map<Position, Ply> moves = new HashMap<>();
        private final Set<Position> seen = new HashSet<>();

        Plan(SumSolver solver, Dyadic score, Side owner, int limit) {
            this.solver = solver;
            this.score = score;
            this.owner = owner;
            this.limit = limit;
        }

        void follow(Position at) {
            if (!seen.add(at)) return;
            if (seen.size() > limit) {
                throw new ArenaFullException("The proof needs more than " + limit + " positions.");
            }
            for (Ply ply : solver.plies(at)) {
                Position next = at.after(ply);
                if (at.toMove() == owner) {
                    if (!keeps(next)) continue;
                    moves.put(at, ply);
                }
                follow(next);
                if (at.toMove() == owner) return;
            }
        }

        private boolean keeps(Position next) {
            int order = solver.score(next).compareTo(score);
            return owner == Side.BLACK ? order >= 0 : order <= 0;
        }
    }
}
