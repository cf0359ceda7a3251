package tesuji.lab.endgame;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.Measure;
import tesuji.core.play.StopCondition;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Place;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.region.Region;
import tesuji.endgame.region.Safety;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;

/**
 * Plays endgames of Go exactly, once all groups are safe and what is left between them can be proven (Müller 1995;
 * Berlekamp and Wolfe 1994). Keeps still as long as that is not so, which is cheap to tell. Owned by one thread.
 *
 * <p>A ko that does not matter with best play may matter once the other side has lost a point elsewhere. Then the
 * result is not proven any more, but what was proven is still sure for who gives up the ko, and that is kept.
 */
public final class ExactPlay implements EndgamePlayer {
    /** Positions of a region that are looked at, at most. */
    private static final long POSITIONS = 1_000;

    /** Steps of the whole count, which take some milliseconds on the average. */
    private static final long STEPS = 10_000;

    /** The part of the time for a move that may be spent on it. */
    private static final int SHARE = 4;

    private static final int GAMES = 20_000;
    private static final long SUMS = 20_000;

    /** Empty points of one region, and of all regions that are fought for. */
    private static final int LARGE = 12;

    private static final int MOST = 40;

    /** What was sure at the last move. */
    private @Nullable Promise promise;

    /**
     * What a side is sure of.
     *
     * @param key the position after its move
     * @param score its own points more than the other's
     */
    private record Promise(long key, Side side, Counting counting, Dyadic komi, Dyadic score) {}

    @Override
    public Optional<Decision> closing(Position position, Limits limits) {
        if (!(position instanceof GoPosition go) || !mayApply(go.stones())) return Optional.empty();
        try {
            Report report = Endgame.solve(GoEnding.question(go), budget(limits));
            boolean mayKeep = report.isSound() && promise != null && follows(go, promise, report.question());
            return report.isProven() || mayKeep ? decision(go, report) : Optional.empty();
        } catch (InputException | ArenaFullException | CancellationException open) {
            return Optional.empty();
        }
    }

    /** Whether a position is but one move away from a promise, in a game that is counted in the same way. */
    private static boolean follows(GoPosition go, Promise made, Question question) {
        boolean isAlike = made.side == question.toMove()
                && made.counting == question.counting()
                && made.komi.equals(question.komi());
        if (!isAlike || go.length() == 0) return false;
        int last = go.move(1);
        go.undo();
        boolean follows = go.key() == made.key;
        go.play(last);
        return follows;
    }

    /** What the side to move is sure of after a move. */
    private static Dyadic sure(Suggestion move, Side side) {
        return side == Side.BLACK ? move.low() : move.high().negated();
    }

    /** Counted in steps, so that the same position is answered in the same way, unless there is a clock to be kept. */
    private static Budget budget(Limits limits) {
        long positions = Math.min(POSITIONS, limits.steps());
        Limits own = limits.isTimed() ? new Limits(STEPS, limits.time().dividedBy(SHARE)) : Limits.steps(STEPS);
        return new Budget(GAMES, positions, SUMS).with(StopCondition.of(own));
    }

    /** Whether most of the board is decided: told by counting and by cutting it along the safe stones. */
    static boolean mayApply(Stones stones) {
        int empty = 0;
        for (int point = 0; point < stones.points(); point++) if (stones.at(point) == Stones.EMPTY) empty++;
        if (2 * empty > stones.points()) return false;
        Decomposition cut = Decomposition.of(stones, Safety.atAGlance(stones));
        if (!cut.vast().isEmpty() || cut.regions().isEmpty()) return false;
        int open = 0;
        for (Region region : cut.regions()) {
            int points = region.empty().size();
            if (points > LARGE) return false;
            if (isContested(region)) open += points;
        }
        return open <= MOST;
    }

    /** Whether both sides have something to do with a region. */
    private static boolean isContested(Region region) {
        long black = region.start().nearBlack() | region.start().black();
        long white = region.start().nearWhite() | region.start().white();
        return black != 0 && white != 0;
    }

    /** The first best move where something is to be done; a pass only where nothing is at stake any more. */
    private Optional<Decision> decision(GoPosition go, Report report) {
        for (Suggestion move : GoEnding.best(report)) {
            if (!report.isProven() && !isKept(move)) return Optional.empty();
            if (move.isPass() && !isEnd(go, report)) return Optional.empty();
            boolean isToBeDone = move.isPass()
                    || (GoEnding.isUnfinished(report.places().get(move.place())) && go.isLegal(move.point()));
            if (isToBeDone) return Optional.of(play(go, move, report.question()));
        }
        return Optional.empty();
    }

    /** Whether a move is as good as what was promised. */
    private boolean isKept(Suggestion move) {
        Promise made = promise;
        return made != null && move.isPlayedOut() && !sure(move, made.side).isLess(made.score);
    }

    /** Without agreement dead stones have to be taken first. */
    private static boolean isEnd(GoPosition go, Report report) {
        return go.rules().agreement() && report.places().stream().noneMatch(Place::isOpen);
    }

    /** Plays a move, and promises what it is worth. */
    private Decision play(GoPosition go, Suggestion suggestion, Question question) {
        int move = suggestion.isPass() ? ((GoGame) go.game()).pass() : suggestion.point();
        Dyadic score = sure(suggestion, question.toMove());
        go.play(move);
        promise = new Promise(go.key(), question.toMove(), question.counting(), question.komi(), score);
        go.undo();
        double value = score.signum() > 0 ? CERTAIN : score.signum() < 0 ? 0 : 0.5;
        double lead = (double) score.numerator() / (1L << score.exponent());
        Analysis.Candidate only = new Analysis.Candidate(move, 1, value, lead, Double.NaN, value, List.of(move));
        return new Decision.Play(
                move, new Analysis(1, value, lead, 0, List.of(only), List.of(), "exact counts", Measure.VALUE));
    }
}
