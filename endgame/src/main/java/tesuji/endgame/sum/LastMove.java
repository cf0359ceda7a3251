package tesuji.endgame.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Why one side gets the last move in a sum: a move for every position in which it is its turn. {@link LastMoveCheck}
 * replays it.
 *
 * <p>Nobody needs to move in a number as long as there is anything else (Conway 1976), so play stops when only numbers
 * are left; their sum decides, and if it is zero, the side that would have to move has lost.
 *
 * @param winner who gets it, with {@code start.toMove()} to move
 */
public record LastMove(Forest forest, Position start, Side winner, Map<Position, Ply> plan) {
    public LastMove {
        plan = Map.copyOf(plan);
    }

    /** The proof of who gets the last move; gives up after so many positions, or when the arena is stopped. */
    public static LastMove of(Values values, Position start, int limit) {
        Search search = new Search(values, start, limit);
        return new LastMove(Forest.of(values, start.parts()), start, search.winner, search.plan);
    }

    private static final class Search {
        private final Values values;
        private final int limit;
        private final Side winner;
        private final Map<Position, Ply> plan = new HashMap<>();
        private final Set<Position> seen = new HashSet<>();

        Search(Values values, Position start, int limit) {
            this.values = values;
            this.limit = limit;
            winner = winner(start);
            follow(start);
        }

        private Side winner(Position at) {
            int sum = Values.ZERO;
            for (int part : at.parts()) sum = values.plus(sum, part);
            if (at.toMove() == Side.WHITE) return values.isAtMost(Values.ZERO, sum) ? Side.BLACK : Side.WHITE;
            return values.isAtMost(sum, Values.ZERO) ? Side.WHITE : Side.BLACK;
        }

        private void follow(Position at) {
            if (!seen.add(at)) return;
            if (seen.size() > limit) {
                throw new ArenaFullException("The proof needs more than " + limit + " positions.");
            }
            values.step();
            List<Ply> plies = plies(at);
            if (at.toMove() != winner) {
                for (Ply ply : plies) follow(at.after(ply));
                return;
            }
            Optional<Ply> best = plies.stream()
                    .filter(ply -> winner(at.after(ply)) == winner)
                    .findFirst();
            best.ifPresent(ply -> {
                plan.put(at, ply);
                follow(at.after(ply));
            });
        }

        private List<Ply> plies(Position at) {
            List<Ply> plies = new ArrayList<>();
            for (int part : new HashSet<>(at.parts())) {
                if (values.isNumber(part)) continue;
                int[] options = at.toMove() == Side.BLACK ? values.lefts(part) : values.rights(part);
                for (int option : options) plies.add(new Ply(part, option));
            }
            return plies;
        }
    }
}
