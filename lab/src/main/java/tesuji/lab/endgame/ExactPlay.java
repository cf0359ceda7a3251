package tesuji.lab.endgame;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import tesuji.core.base.InputException;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Closer;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Patience;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Place;
import tesuji.endgame.board.Report;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.region.Region;
import tesuji.endgame.region.Safety;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;

/**
 * Plays endgames of Go exactly, once all groups are safe and what is left between them can be proven (Müller 1995; Berlekamp and
 * Wolfe 1994). Keeps still as long as that is not so, which is cheap to tell. Owned by one thread.
 */
public final class ExactPlay implements Closer {
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

    @Override
    public Optional<Decision> closing(Position position, Limits limits) {
        if (!(position instanceof GoPosition go) || !mayApply(go.stones())) return Optional.empty();
        try {
            Report report = Endgame.solve(GoEnding.question(go), budget(limits));
            return report.isProven() ? decision(go, report) : Optional.empty();
        } catch (InputException | ArenaFullException | CancellationException open) {
            return Optional.empty();
        }
    }

    /** Counted in steps, so that the same position is answered in the same way, unless there is a clock to be kept. */
    private static Budget budget(Limits limits) {
        long positions = Math.min(POSITIONS, limits.steps());
        Limits own = limits.isTimed() ? new Limits(STEPS, limits.time().dividedBy(SHARE)) : Limits.steps(STEPS);
        return new Budget(GAMES, positions, SUMS).with(Patience.of(own));
    }

    /** Whether most of the board is decided: told by counting and by cutting it along the safe stones. */
    static boolean mayApply(Stones stones) {
        int empty = 0;
        for (int point = 0; point < stones.points(); point++) if (stones.at(point) == Stones.EMPTY) empty++;
        if (2 * empty > stones.points()) return false;
        Decomposition cut = Decomposition.of(stones, Safety.ofGroups(stones, 0));
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
    private static Optional<Decision> decision(GoPosition go, Report report) {
        for (Suggestion move : GoEnding.best(report)) {
            if (move.isPass()) return ending(go, report);
            boolean unfinished = GoEnding.isUnfinished(report.places().get(move.place()));
            if (unfinished && go.isLegal(move.point())) return Optional.of(play(move.point(), report));
        }
        return Optional.empty();
    }

    /** Without agreement dead stones have to be taken first. */
    private static Optional<Decision> ending(GoPosition go, Report report) {
        boolean ends = go.rules().agreement() && report.places().stream().noneMatch(Place::isOpen);
        return ends ? Optional.of(play(((GoGame) go.game()).pass(), report)) : Optional.empty();
    }

    private static Decision play(int move, Report report) {
        Dyadic score = report.question().toMove() == Side.BLACK
                ? report.low()
                : report.low().negated();
        double value = score.signum() > 0 ? CERTAIN : score.signum() < 0 ? 0 : 0.5;
        double lead = (double) score.numerator() / (1L << score.exponent());
        Analysis.Candidate only = new Analysis.Candidate(move, 1, value, lead, Double.NaN, value, List.of(move));
        return new Decision.Play(move, new Analysis(1, value, lead, 0, List.of(only), List.of(), "exact counts"));
    }
}
