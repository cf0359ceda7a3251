package tesuji.endgame.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.Region;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.safety.Decomposition;
import tesuji.endgame.search.BoardSearch;
import tesuji.endgame.value.Side;

/**
 * The result of a board whose regions leave it open, because a ko decides or groups are not shown to live: found by
 * searching all of it under the rules of Go alone, where little is empty.
 */
final class WholeBoard {
    /** Empty points of undecided regions up to which a search has good prospects. */
    private static final int FEW = 10;

    private final EndgameResult report;
    private final EndgameProblem question;
    private final BoardSearch search;
    /** What counts besides the score of the search. */
    private final Dyadic before;

    private WholeBoard(EndgameResult report, Budget budget) {
        this.report = report;
        question = report.problem();
        search = new BoardSearch(
                question.stones(), question.counting(), question.ending(), budget.sums(), budget.patience());
        int prisoners = question.counting() == Counting.TERRITORY ? question.prisoners() : 0;
        before = Dyadic.of(prisoners).minus(question.komi());
    }

    /**
     * A report by walls that are shown to live, with the result and all first moves that keep it; nothing if that is
     * too much.
     */
    static Optional<EndgameResult> decided(EndgameResult report, Budget budget) {
        if (!isSmall(report.decomposition())) return Optional.empty();
        WholeBoard whole = new WholeBoard(report, budget);
        return whole.search.score(whole.question.toMove(), whole.question.ban()).map(whole::report);
    }

    /** Whether a board has few enough empty points that no side keeps for sure. */
    static boolean isSmall(Decomposition cut) {
        int empty = 0;
        for (Region region : cut.regions())
            if (cut.owner(region).isEmpty()) empty += region.empty().size();
        return empty <= FEW && cut.vast().isEmpty();
    }

    private EndgameResult report(int score) {
        Dyadic result = before.plus(Dyadic.of(score));
        List<Suggestion> moves = new ArrayList<>();
        for (int i = 0; i < report.regions().size(); i++) {
            for (int point : report.regions().get(i).region().empty()) {
                if (search.isLegal(question.toMove(), question.ban(), point)) moves.add(suggestion(point, i, score));
            }
        }
        moves.add(suggestion(Suggestion.PASS, -1, score));
        List<Suggestion> best = moves.stream()
                .filter(move -> move.low().equals(result) && move.high().equals(result))
                .sorted(Comparator.comparing(Suggestion::isPass).thenComparing(this::isSettled))
                .toList();
        return report.with(report.outcome().decided(result, best, moves));
    }

    private boolean isSettled(Suggestion move) {
        return !move.isPass() && report.regions().get(move.region()).value().status() == ProofStatus.SETTLED;
    }

    /** A first move that keeps the score, or loses it, or of which that is not known. */
    private Suggestion suggestion(int point, int place, int score) {
        boolean black = question.toMove() == Side.BLACK;
        Dyadic result = before.plus(Dyadic.of(score));
        // no move is better for its side than the score
        Optional<Boolean> reached =
                search.isAtLeastAfter(question.toMove(), question.ban(), point, black ? score : score + 1);
        boolean keeps = reached.isPresent() && reached.get() == black;
        boolean loses = reached.isPresent() && reached.get() != black;
        // by territory every point and every stone may go from the one to the other
        Dyadic far = Dyadic.of(4L * question.stones().points());
        boolean isKnown = reached.isPresent();
        if (black) {
            Dyadic low = keeps ? result : result.minus(far);
            return new Suggestion(point, place, low, loses ? result.minus(Dyadic.ONE) : result, isKnown);
        }
        Dyadic high = keeps ? result : result.plus(far);
        return new Suggestion(point, place, loses ? result.plus(Dyadic.ONE) : result, high, isKnown);
    }
}
