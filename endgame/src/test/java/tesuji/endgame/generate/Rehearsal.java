package tesuji.endgame.generate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tesuji.core.base.Rng;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * Plays on a real board, captures and all, and solves it anew after every move: one side follows the advice and must
 * never lose by it, the other plays anything and must never gain by it.
 */
final class Rehearsal {
    private final Side advised;
    private final Rng rng;
    private final Set<Integer> playable = new HashSet<>();
    private int moves;

    Rehearsal(Setting setting, Side advised, long seed) {
        for (Planted region : setting.regions()) playable.addAll(region.points());
        this.advised = advised;
        rng = new Rng(seed);
    }

    /** Moves after which the result was compared. */
    int moves() {
        return moves;
    }

    /** What went wrong in the first so many moves, if anything did. */
    Optional<String> fault(EndgameProblem start, int length) {
        EndgameResult report = Endgame.solve(start, Budget.STANDARD);
        for (int i = 0; i < length && report.isProven(); i++) {
            EndgameProblem at = report.problem();
            Suggestion move = at.toMove() == advised ? report.best().get(0) : anything(report);
            EndgameResult next = Endgame.solve(move.isPass() ? at.passed() : after(at, move.point()), Budget.STANDARD);
            if (!next.isProven()) return Optional.empty();
            moves++;
            if (!next.low().equals(move.low()) || isWorse(report.low(), next.low())) {
                return Optional.of(at.toMove() + " " + move + " of " + report.low() + " leads to " + next.low() + '\n'
                        + at.stones() + '\n' + next.problem().stones());
            }
            if (move.isPass() && at.toMove() == advised) return Optional.empty();
            report = next;
        }
        return Optional.empty();
    }

    /** Any move but in the eyes of a wall, without which it would be no wall. */
    private Suggestion anything(EndgameResult report) {
        List<Suggestion> moves = report.moves().stream()
                .filter(move -> move.isPass() || playable.contains(move.point()))
                .toList();
        return moves.get(rng.nextInt(moves.size()));
    }

    private boolean isWorse(Dyadic before, Dyadic after) {
        return advised == Side.BLACK ? after.isLess(before) : before.isLess(after);
    }

    private static EndgameProblem after(EndgameProblem at, int point) {
        byte[] board = at.stones().toArray();
        byte own = at.toMove() == Side.BLACK ? Stones.BLACK : Stones.WHITE;
        board[point] = own;
        int captured = 0;
        int[] near = new int[4];
        int degree = at.stones().neighbours(point, near);
        for (int i = 0; i < degree; i++) {
            if (board[near[i]] != Stones.opponent(own)) continue;
            for (int stone : breathless(new Stones(at.stones().size(), board), near[i])) {
                board[stone] = Stones.EMPTY;
                captured++;
            }
        }
        int prisoners = at.prisoners() + (own == Stones.BLACK ? captured : -captured);
        return new EndgameProblem(
                new Stones(at.stones().size(), board), at.toMove().other(), at.counting(), prisoners, at.komi());
    }

    /** The chain of a stone if it has no liberty, else nothing. */
    private static Set<Integer> breathless(Stones stones, int seed) {
        Set<Integer> chain = new HashSet<>(Set.of(seed));
        Deque<Integer> queue = new ArrayDeque<>(chain);
        int[] near = new int[4];
        while (!queue.isEmpty()) {
            int degree = stones.neighbours(queue.remove(), near);
            for (int i = 0; i < degree; i++) {
                if (stones.at(near[i]) == Stones.EMPTY) return Set.of();
                if (stones.at(near[i]) == stones.at(seed) && chain.add(near[i])) queue.add(near[i]);
            }
        }
        return chain;
    }
}
