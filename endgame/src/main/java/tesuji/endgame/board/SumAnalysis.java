package tesuji.endgame.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.safety.Decomposition;
import tesuji.endgame.sum.Chilled;
import tesuji.endgame.sum.OnePointOrder;
import tesuji.endgame.sum.Ply;
import tesuji.endgame.sum.Shortcut;
import tesuji.endgame.sum.SumPosition;
import tesuji.endgame.sum.SumSolver;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;
import tesuji.games.go.Stones;

/** The sum of all regions: its result, and every first move that keeps it. */
final class SumAnalysis {
    private final EndgameProblem problem;
    private final Decomposition decomposition;
    private final Values values;
    private final Thermographs thermographs;
    private final List<ValuedRegion> regions;
    private final SumSolver solver;
    private final Dyadic settled;
    private final int vast;
    private final Result result;
    private final List<Suggestion> moves = new ArrayList<>();
    private final BoundaryMoves boundary;

    SumAnalysis(
            EndgameProblem problem,
            Decomposition decomposition,
            Values values,
            Thermographs thermographs,
            List<ValuedRegion> regions,
            Budget budget) {
        this.problem = problem;
        this.decomposition = decomposition;
        this.values = values;
        this.thermographs = thermographs;
        this.regions = new ArrayList<>(regions);
        boolean territory = problem.counting() == Counting.TERRITORY;
        Shortcut shortcut = territory ? new Chilled(values, thermographs) : position -> Optional.empty();
        solver = new SumSolver(values, thermographs, shortcut, budget.sums());
        settled = Dyadic.of(territory ? problem.prisoners() : decomposition.safeStones())
                .minus(problem.komi());
        vast = vast();
        boundary = new BoundaryMoves(decomposition);
        result = result(-1, 0, 0, problem.toMove());
        addMoves();
    }

    /** What a sum comes to, as far as it is known, and whether that was found by playing it out. */
    private record Result(Dyadic low, Dyadic high, boolean isPlayedOut) {
        Suggestion suggestion(int point, int region) {
            return new Suggestion(point, region, low, high, isPlayedOut);
        }
    }

    private void addMoves() {
        for (int i = 0; i < regions.size(); i++) {
            for (LocalMove move : regions.get(i).value().moves()) {
                if (boundary.stand(regions.get(i).region(), move.point(), problem.toMove())) {
                    moves.add(suggestion(i, move));
                }
            }
        }
        moves.add(passed().suggestion(Suggestion.PASS, -1));
    }

    /** Rough moves of which it is not known whether they keep the result. */
    List<Suggestion> openRoughMoves() {
        return moves.stream().filter(move -> isRough(move) && isOpen(move)).toList();
    }

    /** The first move in its region that a suggestion is about. */
    LocalMove local(Suggestion suggestion) {
        return regions.get(suggestion.region()).value().moves().stream()
                .filter(move -> move.point() == suggestion.point())
                .findFirst()
                .orElseThrow();
    }

    /** Takes what was found out about a rough move since. */
    void refine(Suggestion rough, LocalMove better) {
        regions.set(rough.region(), regions.get(rough.region()).with(better));
        moves.replaceAll(move -> move.equals(rough) ? suggestion(rough.region(), better) : move);
    }

    EndgameResult conclusion() {
        boolean sound = !values.isStopped();
        boolean known = sound && result.low.equals(result.high);
        BoardOutcome outcome = new BoardOutcome(
                settled,
                result.low,
                result.high,
                sound,
                result.isPlayedOut,
                best(known ? Optional.of(result.low) : Optional.empty()),
                moves,
                BoardOutcome.Basis.REGIONS);
        return new EndgameResult(problem, decomposition, values, thermographs, regions, outcome);
    }

    /** What a pass leads to: the other side plays on, or passes too, and the board is counted. */
    private Result passed() {
        Result on = result(-1, 0, 0, problem.toMove().other());
        Result end = ended();
        boolean black = problem.toMove() == Side.BLACK;
        return new Result(
                black ? on.low.min(end.low) : on.low.max(end.low),
                black ? on.high.min(end.high) : on.high.max(end.high),
                on.isPlayedOut);
    }

    /** What the board counts after two passes. */
    private Result ended() {
        int low = -vast;
        int high = vast;
        for (ValuedRegion region : regions) {
            low += region.ifPassed().low();
            high += region.ifPassed().high();
        }
        return new Result(settled.plus(Dyadic.of(low)), settled.plus(Dyadic.of(high)), true);
    }

    private boolean isOpen(Suggestion move) {
        return problem.toMove() == Side.BLACK
                ? move.low().isLess(result.low) && !move.high().isLess(result.low)
                : result.high.isLess(move.high()) && !result.high.isLess(move.low());
    }

    /** By what the side to move is sure of. */
    private Comparator<Suggestion> promise() {
        boolean black = problem.toMove() == Side.BLACK;
        return black
                ? Comparator.comparing(Suggestion::low)
                : Comparator.comparing(Suggestion::high).reversed();
    }

    private boolean isRough(Suggestion move) {
        return !move.isPass() && local(move).isRough();
    }

    /**
     * What a first move leads to. An answer that walls call for leaves everything as it was, and the same side to move.
     */
    private Suggestion suggestion(int region, LocalMove move) {
        Result after =
                result(region, move.atLeast(), move.atMost(), problem.toMove().other());
        Dyadic low = after.low;
        Dyadic high = after.high;
        if (boundary.mayNeedAnswer(regions.get(region).region(), move.point(), problem.toMove())) {
            if (problem.toMove() == Side.BLACK) high = high.max(result.high);
            else low = low.min(result.low);
        }
        return new Suggestion(move.point(), region, low, high, after.isPlayedOut);
    }

    /** The result with one region changed, if any. */
    private Result result(int changed, int low, int high, Side toMove) {
        List<Integer> lows = new ArrayList<>();
        List<Integer> highs = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            lows.add(i == changed ? low : regions.get(i).value().atLeast());
            highs.add(i == changed ? high : regions.get(i).value().atMost());
        }
        Dyadic most = Dyadic.of(vast);
        Optional<Dyadic> least = solved(lows, toMove);
        Optional<Dyadic> greatest = solved(highs, toMove);
        return new Result(
                least.orElseGet(() -> bound(lows, toMove, true)).minus(most),
                greatest.orElseGet(() -> bound(highs, toMove, false)).plus(most),
                least.isPresent() && greatest.isPresent());
    }

    /**
     * The points that are at stake in regions too large to be looked into: all of them, and all stones, to the one or
     * the other.
     */
    private int vast() {
        int points = 0;
        for (List<Integer> region : decomposition.vast()) {
            points += region.size();
            if (problem.counting() == Counting.AREA) continue;
            for (int point : region) if (problem.stones().at(point) != Stones.EMPTY) points++;
        }
        return points;
    }

    private Optional<Dyadic> solved(List<Integer> parts, Side toMove) {
        return solver.score(new SumPosition(parts, toMove)).map(settled::plus);
    }

    /** The mean, and the mean with the largest move for the side to move. */
    private Dyadic bound(List<Integer> parts, Side toMove, boolean low) {
        Dyadic mean = settled;
        Dyadic heat = Dyadic.ZERO;
        for (int part : parts) {
            mean = mean.plus(thermographs.mean(part));
            heat = heat.max(thermographs.temperature(part));
        }
        if (toMove == Side.BLACK) return low ? mean : mean.plus(heat);
        return low ? mean.minus(heat) : mean;
    }

    /** The moves with the best bound; where it is less than what is proven, that they keep it is not known. */
    private List<Suggestion> best(Optional<Dyadic> proven) {
        boolean black = problem.toMove() == Side.BLACK;
        Suggestion top = Collections.max(moves, promise());
        Dyadic bound = black ? top.low() : top.high();
        if (proven.isPresent()
                && (black ? bound.isLess(proven.get()) : proven.get().isLess(bound))) return List.of();
        int advised = advice();
        return moves.stream()
                .filter(move -> promise().compare(move, top) == 0)
                .sorted(Comparator.comparing(this::isFilling)
                        .thenComparing(Suggestion::isPass)
                        .thenComparing(move -> move.region() != advised)
                        .thenComparing(this::heat, Comparator.reverseOrder()))
                .toList();
    }

    /**
     * Whether a move fills settled ground of the side to move: by area it costs nothing, but it is of no use either.
     */
    private boolean isFilling(Suggestion move) {
        if (move.isPass()) return false;
        ValuedRegion region = regions.get(move.region());
        int sign = region.mean().signum();
        return !region.isOpen() && (problem.toMove() == Side.BLACK ? sign > 0 : sign < 0);
    }

    private Dyadic heat(Suggestion move) {
        return move.isPass() ? Dyadic.ZERO : regions.get(move.region()).temperature();
    }

    private int advice() {
        try {
            return advised();
        } catch (ArenaFullException | CancellationException unfinished) {
            return -1;
        }
    }

    /** The region in which the order of play in one-point endgames says to move; negative where it says nothing. */
    private int advised() {
        if (regions.stream().anyMatch(region -> Dyadic.ONE.isLess(region.temperature()))) return -1;
        List<Integer> parts = new ArrayList<>();
        for (ValuedRegion region : regions) {
            Dyadic number = values.leftStop(region.chilled());
            parts.add(values.minus(region.chilled(), values.number(number)));
        }
        Optional<Ply> ply = new OnePointOrder(values).advice(new SumPosition(parts, problem.toMove()));
        return ply.map(move -> parts.indexOf(move.from())).orElse(-1);
    }
}
