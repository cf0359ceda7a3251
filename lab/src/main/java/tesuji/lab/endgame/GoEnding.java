package tesuji.lab.endgame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.board.ValuedRegion;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.search.Ending;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.score.Prisoners;

/** How a game of Go ends with best play of both, asked and answered in terms of its position. */
public final class GoEnding {
    private GoEnding() {}

    /** The question of a position under its own rules, with the side to move on move. */
    public static EndgameProblem question(GoPosition position) {
        return question(position, toMove(position), position.rules());
    }

    static Side toMove(GoPosition position) {
        return position.toMove() == 0 ? Side.BLACK : Side.WHITE;
    }

    /** The same for another side or by other rules. */
    public static EndgameProblem question(GoPosition position, Side toMove, GoRules rules) {
        Prisoners prisoners = Prisoners.of(position);
        EndgameProblem question = new EndgameProblem(
                position.stones(),
                toMove,
                rules.scoring() == GoRules.Scoring.AREA ? Counting.AREA : Counting.TERRITORY,
                prisoners.byBlack() - prisoners.byWhite(),
                Dyadic.of(rules.compensation(), 1));
        question = question.ending(rules.agreement() ? Ending.RESUMPTION : Ending.TWO_PASSES);
        question = question.without(unseen(rules));
        boolean isBanned = position.koCell() != 0 && toMove == toMove(position);
        return isBanned ? question.banning(position.board().geometry().point(position.koCell())) : question;
    }

    private static Set<EndgameProblem.Unseen> unseen(GoRules rules) {
        Set<EndgameProblem.Unseen> unseen = EnumSet.noneOf(EndgameProblem.Unseen.class);
        if (rules.suicide()) unseen.add(EndgameProblem.Unseen.SUICIDE);
        if (rules.ko() == GoRules.Ko.POSITIONAL || rules.ko() == GoRules.Ko.SITUATIONAL) {
            unseen.add(EndgameProblem.Unseen.SUPERKO);
        }
        return unseen;
    }

    /**
     * Whether moves may have to be made in a region: something is at stake, or its count rests on a threat that must be
     * made and answered before the board shows it.
     */
    public static boolean isUnfinished(ValuedRegion place) {
        return place.isOpen() || place.value().status() != ProofStatus.SETTLED;
    }

    /**
     * The first moves that keep the result, the recommended one first. Filling one's own territory is left out: by area
     * it costs nothing in the region itself, but the eyes of the stones around it may rest on it. Where nothing is to
     * be done, a pass comes first.
     */
    public static List<Suggestion> best(EndgameResult report) {
        List<Suggestion> best = new ArrayList<>();
        for (Suggestion move : report.best()) if (!fillsOwn(report, move)) best.add(move);
        // where dead stones stand at the end, capturing them may be all that keeps the result
        if (best.isEmpty()) best.addAll(report.best());
        boolean finished = best.stream()
                .noneMatch(
                        move -> !move.isPass() && isUnfinished(report.regions().get(move.region())));
        if (finished) best.sort((one, other) -> Boolean.compare(other.isPass(), one.isPass()));
        return best;
    }

    private static boolean fillsOwn(EndgameResult report, Suggestion move) {
        if (move.isPass()) return false;
        ValuedRegion place = report.regions().get(move.region());
        int sign = place.mean().signum();
        return !place.isOpen() && (report.problem().toMove() == Side.BLACK ? sign > 0 : sign < 0);
    }
}
