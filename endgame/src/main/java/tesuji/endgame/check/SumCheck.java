package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Follows a side's plan for a sum of games against every defence. Nobody needs to move in a number while there is
 * anything else (Conway 1976), so play ends when only numbers are left.
 *
 * <p>Without tax the score is what they come to then. With tax each move has cost a point. So if the other side
 * began, and the plan's side made the last move, the tax cancels out: it is enough that the numbers come to the
 * threshold, and if the other side made the last move, to more than that; for the points on the board are whole
 * (Berlekamp and Wolfe 1994).
 */
final class SumCheck {
    private final PlainGames games;
    private final boolean isBlack;
    private final boolean isTaxed;
    private final long threshold;
    private final Map<Sum, BoardProof.Step> plan = new HashMap<>();
    private final Set<Sum> seen = new HashSet<>();

    /** Parts that are no numbers, by name in order, and what the others come to. */
    private record Sum(List<String> parts, long numbers, boolean isBlackToMove) {}

    /** A plan by which a side reaches the threshold, which is Black's. */
    SumCheck(PlainGames games, boolean isBlack, boolean isTaxed, long threshold, List<BoardProof.Step> steps) {
        this.games = games;
        this.isBlack = isBlack;
        this.isTaxed = isTaxed;
        this.threshold = threshold;
        for (BoardProof.Step step : steps) {
            Sum at = new Sum(sorted(step.at()), PlainGames.fraction(step.numbers()), isBlack);
            Flaw.in(plan.put(at, step) != null, "a plan has two moves for " + step.at());
        }
    }

    private static List<String> sorted(List<String> names) {
        List<String> sorted = new ArrayList<>(names);
        Collections.sort(sorted);
        return sorted;
    }

    void follow(List<String> parts, boolean isBlackToMove) {
        List<String> open = new ArrayList<>();
        long numbers = 0;
        for (String part : parts) {
            PlainGame game = games.game(part);
            if (game.isNumber()) numbers += game.number();
            else open.add(part);
        }
        follow(new Sum(sorted(open), numbers, isBlackToMove));
    }

    private void follow(Sum at) {
        if (!seen.add(at)) return;
        if (at.parts.isEmpty()) {
            Flaw.in(!isReached(at), "a plan comes to " + PlainGames.text(at.numbers));
        } else if (at.isBlackToMove == isBlack) {
            BoardProof.Step step = plan.get(at);
            if (step == null) throw Flaw.of("a plan has no move for " + at.parts);
            PlainGame from = games.game(step.from());
            PlainGame to = games.game(step.to());
            boolean isLegal =
                    at.parts.contains(step.from()) && from.options(isBlack).contains(to);
            Flaw.in(!isLegal, "the move from " + step.from() + " to " + step.to() + " is not possible in " + at.parts);
            follow(after(at, from, to));
        } else {
            for (String part : new HashSet<>(at.parts)) {
                PlainGame from = games.game(part);
                for (PlainGame to : from.options(!isBlack)) follow(after(at, from, to));
            }
        }
    }

    private static Sum after(Sum at, PlainGame from, PlainGame to) {
        List<String> parts = new ArrayList<>(at.parts);
        parts.remove(from.name());
        if (!to.isNumber()) parts.add(to.name());
        return new Sum(sorted(parts), at.numbers + (to.isNumber() ? to.number() : 0), !at.isBlackToMove);
    }

    private boolean isReached(Sum at) {
        long more = isBlack ? at.numbers - threshold : threshold - at.numbers;
        boolean isEnough = !isTaxed || at.isBlackToMove != isBlack;
        return isEnough ? more >= 0 : more > 0;
    }
}
