package tesuji.lab.endgame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tesuji.endgame.board.Place;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.Standing;
import tesuji.endgame.search.Ending;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.score.Prisoners;

/** How a game of Go ends with best play of both, asked and answered in terms of its position. */
public final class GoEnding {
    private GoEnding() {}

    /** The question of a position under its own rules, with the side to move on move. */
    public static Question question(GoPosition position) {
        return question(position, toMove(position), position.rules());
    }

    static Side toMove(GoPosition position) {
        return position.toMove() == 0 ? Side.BLACK : Side.WHITE;
    }

    /** The same for another side or by other rules. */
    public static Question question(GoPosition position, Side toMove, GoRules rules) {
        Prisoners prisoners = Prisoners.of(position);
        Question question = new Question(
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

    private static Set<Question.Unseen> unseen(GoRules rules) {
        Set<Question.Unseen> unseen = EnumSet.noneOf(Question.Unseen.class);
        if (rules.suicide()) unseen.add(Question.Unseen.SUICIDE);
        if (rules.ko() == GoRules.Ko.POSITIONAL || rules.ko() == GoRules.Ko.SITUATIONAL) {
            unseen.add(Question.Unseen.SUPERKO);
        }
        return unseen;
    }

    /**
     * Whether moves may have to be made in a region: something is at stake, or its count rests on a threat that must be
     * made and answered before the board shows it.
     */
    public static boolean isUnfinished(Place place) {
        return place.isOpen() || place.value().standing() != Standing.SETTLED;
    }

    /**
     * The first moves that keep the result, the recommended one first. Filling one's own territory is left out: by area
     * it costs nothing in the region itself, but the eyes of the stones around it may rest on it. Where nothing is to
     * be done, a pass comes first.
     */
    public static List<Suggestion> best(Report report) {
        List<Suggestion> best = new ArrayList<>();
        for (Suggestion move : report.best()) if (!fillsOwn(report, move)) best.add(move);
        // where dead stones stand at the end, capturing them may be all that keeps the result
        if (best.isEmpty()) best.addAll(report.best());
        boolean finished = best.stream()
                .noneMatch(
                        move -> !move.isPass() && isUnfinished(report.places().get(move.place())));
        if (finished) best.sort((one, other) -> Boolean.compare(other.isPass(), one.isPass()));
        return best;
    }

    private static boolean fillsOwn(Report report, Suggestion move) {
        if (move.isPass()) return false;
        Place place = report.places().get(move.place());
        int sign = place.mean().signum();
        return !place.isOpen() && (report.question().toMove() == Side.BLACK ? sign > 0 : sign < 0);
    }
}
