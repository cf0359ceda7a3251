package tesuji.endgame.proof;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tesuji.core.play.StopCondition;
import tesuji.endgame.board.DeepStack;
import tesuji.endgame.board.Place;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.PlainBoard;
import tesuji.endgame.check.PlainGames;
import tesuji.endgame.check.SafeStones;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.region.Region;
import tesuji.endgame.region.Standing;
import tesuji.endgame.sum.Position;
import tesuji.endgame.sum.SumSolver;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;
import tesuji.games.go.Stones;

/**
 * Writes down why a result holds, so that it can be checked from the board alone. Where no move is worth more than a
 * point, the regions are chilled, and it matters who gets the last move; otherwise they are taken as they are.
 */
public final class ProofBuilder {
    /** Positions of a plan beyond which it is not written down. */
    private static final int LONGEST_PLAN = 200_000;

    /** Positions of a ground, and of a region for each question about it, that are looked at. */
    private static final long GROUND = 100_000;

    /** Empty points of a region up to which nothing should have to be believed, and how much more is spent on it. */
    private static final int SMALL = 8;

    private static final long THOROUGH = 10;

    /** The same for larger ones. */
    private static final long CAREFUL = 4;

    /** Positions looked at to show that a first move loses something. */
    private static final long LOSING_MOVE = 500;

    private final Report report;
    private final Question question;
    private final Values values;
    private final Cooling cooling;
    private final GameNames names;
    private final boolean isTaxed;
    private final BoardProof.Problem problem;
    private final PlainBoard board;
    private final LifeProofs life;
    private final SafeStones safe;
    private final long limit;
    private final StopCondition patience;
    private final SumSolver solver;
    private final List<RegionProofs> regions = new ArrayList<>();
    private final List<BoardProof.Claim> claims = new ArrayList<>();

    private ProofBuilder(Report report, long limit, StopCondition patience) {
        this.report = report;
        this.limit = limit;
        this.patience = patience;
        question = report.question();
        values = report.values();
        cooling = new Cooling(values, report.thermographs());
        names = new GameNames(values);
        isTaxed = question.counting() == Counting.TERRITORY
                && report.places().stream().noneMatch(place -> Dyadic.ONE.isLess(place.temperature()));
        problem = problem(question);
        board = new PlainBoard(problem.board());
        life = new LifeProofs(board, report.decomposition().safety(), GROUND);
        safe = new SafeStones(board, life.grounds(), life.assumed());
        solver = new SumSolver(values, report.thermographs(), LONGEST_PLAN);
    }

    /**
     * The proof of a result, and of what first moves lead to as far as that can be shown; nothing if the result is
     * not known, was not found by adding up regions, or its plans are too long to be written down, or if nobody waits
     * for them.
     *
     * @param limit positions looked at for each question about a region; what is not shown by then is taken for granted
     */
    public static Optional<BoardProof> proof(Report report, long limit, StopCondition patience) {
        boolean isSum = report.isKnown()
                && report.basis() == Report.Basis.REGIONS
                && report.decomposition().vast().isEmpty();
        if (!isSum) return Optional.empty();
        report.values().patience(patience);
        try {
            return DeepStack.call(() -> new ProofBuilder(report, limit, patience).built());
        } finally {
            report.values().patience(StopCondition.NEVER);
        }
    }

    /** What is asked, in the words of proofs. */
    public static BoardProof.Problem problem(Question question) {
        Stones stones = question.stones();
        List<String> rows = new ArrayList<>();
        for (int row = stones.size() - 1; row >= 0; row--) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < stones.size(); column++) {
                byte stone = stones.at(row * stones.size() + column);
                text.append(stone == Stones.BLACK ? 'X' : stone == Stones.WHITE ? 'O' : '.');
            }
            rows.add(text.toString());
        }
        Set<String> notSeen = new TreeSet<>();
        for (Question.Unseen rule : question.unseen()) notSeen.add(rule.name().toLowerCase(Locale.ROOT));
        return new BoardProof.Problem(
                rows,
                question.toMove() == Side.BLACK ? BoardProof.BLACK : BoardProof.WHITE,
                question.counting() == Counting.AREA ? BoardProof.AREA : BoardProof.TERRITORY,
                question.komi().toString(),
                question.prisoners(),
                question.ban() == Question.NONE ? null : new PlainBoard(rows).vertex(question.ban()),
                List.copyOf(notSeen));
    }

    private Optional<BoardProof> built() {
        for (Place place : report.places()) nameAll(place);
        PlainGames games = new PlainGames(names.trees());
        for (Place place : report.places()) regions.add(proofs(place.region(), games));
        for (Side side : Side.values()) if (!claim(side)) return Optional.empty();
        for (Suggestion move : report.moves()) if (!move.isPass()) claim(move);
        List<BoardProof.Region> written =
                regions.stream().map(RegionProofs::written).toList();
        return Optional.of(new BoardProof(
                BoardProof.FORMAT,
                problem,
                report.low().toString(),
                isTaxed ? 1 : 0,
                life.grounds(),
                life.assumed(),
                names.trees(used(written)),
                written,
                claims));
    }

    private RegionProofs proofs(Region region, PlainGames games) {
        int tax = isTaxed ? 1 : 0;
        return new RegionProofs(
                board,
                games,
                safe,
                problem,
                tax,
                region.points(),
                hint(region, Side.BLACK),
                hint(region, Side.WHITE),
                patience);
    }

    private RegionHint hint(Region region, Side side) {
        return new RegionHint(region, question.counting(), values, cooling, side, names, limit);
    }

    private void nameAll(Place place) {
        for (Side side : Side.values()) {
            names.of(game(place, side));
            for (LocalMove move : place.value().moves()) names.of(game(move, side));
        }
    }

    private int game(Place place, Side side) {
        return taxed(
                side == Side.BLACK ? place.value().atLeast() : place.value().atMost());
    }

    private int game(LocalMove move, Side side) {
        return taxed(side == Side.BLACK ? move.atLeast() : move.atMost());
    }

    private int taxed(int game) {
        return isTaxed ? cooling.chill(game) : game;
    }

    /** What a side has as the board stands. */
    private boolean claim(Side side) {
        boolean isBlack = side == Side.BLACK;
        for (int i = 0; i < regions.size(); i++) {
            String game = names.of(game(report.places().get(i), side));
            boolean isTold = report.places().get(i).value().standing() == Standing.THEOREM
                    && regions.get(i).isTheorem(game);
            boolean isSmall = report.places().get(i).region().empty().size() <= SMALL;
            long most = (isSmall ? THOROUGH : CAREFUL) * limit;
            if (!isTold && !regions.get(i).isShown(isBlack, null, game, most))
                regions.get(i).believe(isBlack, game);
        }
        return add(null, side, report.low(), question.toMove(), parts(side, -1, 0));
    }

    /** What a first move leads to: that it keeps the result, or that the other side has more afterwards. */
    private void claim(Suggestion move) {
        boolean isBlack = question.toMove() == Side.BLACK;
        boolean keeps =
                isBlack ? !move.low().isLess(report.low()) : !report.low().isLess(move.high());
        boolean loses =
                isBlack ? move.high().isLess(report.low()) : report.low().isLess(move.low());
        if (!keeps && !loses) return;
        Side side = keeps ? question.toMove() : question.toMove().other();
        LocalMove local = report.places().get(move.place()).value().moves().stream()
                .filter(one -> one.point() == move.point())
                .findFirst()
                .orElseThrow();
        int game = game(local, side);
        String vertex = board.vertex(move.point());
        long most = keeps ? limit : Math.min(limit, LOSING_MOVE);
        if (!regions.get(move.place()).isShown(side == Side.BLACK, vertex, names.of(game), most)) return;
        Dyadic result = keeps ? report.low() : isBlack ? move.high() : move.low();
        add(vertex, side, result, question.toMove().other(), parts(side, move.place(), game));
    }

    private List<Integer> parts(Side side, int changed, int game) {
        List<Integer> parts = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++)
            parts.add(i == changed ? game : game(report.places().get(i), side));
        return parts;
    }

    private boolean add(@Nullable String move, Side side, Dyadic result, Side next, List<Integer> parts) {
        Dyadic threshold = result.minus(report.settled());
        if (isTaxed && next == side) {
            threshold = side == Side.BLACK ? threshold.minus(Dyadic.ONE) : threshold.plus(Dyadic.ONE);
        }
        Optional<List<BoardProof.Step>> plan =
                SumPlan.of(values, solver, new Position(parts, next), side, isTaxed, threshold, LONGEST_PLAN, names);
        if (plan.isEmpty()) return false;
        String word = side == Side.BLACK ? BoardProof.BLACK : BoardProof.WHITE;
        List<String> games = parts.stream().map(names::of).toList();
        claims.add(new BoardProof.Claim(move, word, result.toString(), games, plan.get()));
        return true;
    }

    /** The games that claims and bounds name. */
    private Set<String> used(List<BoardProof.Region> written) {
        Set<String> used = new LinkedHashSet<>();
        for (BoardProof.Claim claim : claims) used.addAll(claim.parts());
        for (BoardProof.Region region : written) {
            for (BoardProof.Bound bound : region.black()) used.add(bound.game());
            for (BoardProof.Bound bound : region.white()) used.add(bound.game());
        }
        return used;
    }
}
