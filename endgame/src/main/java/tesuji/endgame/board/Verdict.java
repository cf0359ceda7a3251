package tesuji.endgame.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.region.LocalValue;
import tesuji.endgame.region.Standing;
import tesuji.endgame.region.Valuation;
import tesuji.endgame.search.Ending;
import tesuji.endgame.sum.Chilled;
import tesuji.endgame.sum.OnePoint;
import tesuji.endgame.sum.Ply;
import tesuji.endgame.sum.Position;
import tesuji.endgame.sum.Shortcut;
import tesuji.endgame.sum.SumSolver;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;
import tesuji.games.go.Stones;

/** The sum of all places: its result, and every first move that keeps it. */
final class Verdict {
    /** Regions of which nobody can say who would be given what. */
    private static final Set<Standing> OPEN = Set.of(Standing.UNKNOWN, Standing.BOUNDED, Standing.STOPPED);

    private final Question question;
    private final Decomposition decomposition;
    private final Values values;
    private final Thermographs thermographs;
    private final List<Place> places;
    private final Valuation valuation;
    private final SumSolver solver;
    private final Dyadic settled;
    private final int vast;
    private final Walls walls;

    Verdict(
            Question question,
            Decomposition decomposition,
            Values values,
            Thermographs thermographs,
            List<Place> places,
            Valuation valuation,
            Budget budget) {
        this.question = question;
        this.decomposition = decomposition;
        this.values = values;
        this.thermographs = thermographs;
        this.places = new ArrayList<>(places);
        this.valuation = valuation;
        boolean territory = question.counting() == Counting.TERRITORY;
        Shortcut shortcut = territory ? new Chilled(values, thermographs) : position -> Optional.empty();
        solver = new SumSolver(values, thermographs, shortcut, budget.sums());
        settled = Dyadic.of(territory ? question.prisoners() : decomposition.safeStones())
                .minus(question.komi());
        vast = vast();
        walls = new Walls(decomposition);
    }

    /** What a sum comes to, as far as it is known, and whether that was found by playing it out. */
    private record Result(Dyadic low, Dyadic high, boolean isPlayedOut) {
        Suggestion suggestion(int point, int place) {
            return new Suggestion(point, place, low, high, isPlayedOut);
        }
    }

    Report report() {
        Result result = result(-1, 0, 0, question.toMove());
        List<Suggestion> moves = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            for (LocalMove move : places.get(i).value().moves()) {
                if (walls.stand(places.get(i).region(), move.point(), question.toMove()))
                    moves.add(suggestion(i, move, result));
            }
        }
        moves.add(passed().suggestion(Suggestion.PASS, -1));
        lookCloser(moves, result);
        boolean sound = !values.isStopped();
        boolean known = sound && result.low.equals(result.high);
        return new Report(
                question,
                decomposition,
                values,
                thermographs,
                places,
                settled,
                result.low,
                result.high,
                sound,
                result.isPlayedOut,
                best(moves, known ? Optional.of(result.low) : Optional.empty()),
                moves,
                Report.Basis.REGIONS);
    }

    /** What a pass leads to: the other side plays on, or passes too, and the board is counted. */
    private Result passed() {
        Result on = result(-1, 0, 0, question.toMove().other());
        Result end = ended();
        boolean black = question.toMove() == Side.BLACK;
        return new Result(
                black ? on.low.min(end.low) : on.low.max(end.low),
                black ? on.high.min(end.high) : on.high.max(end.high),
                on.isPlayedOut);
    }

    /** What the board counts after two passes. */
    private Result ended() {
        int low = -vast;
        int high = vast;
        for (Place place : places) {
            LocalValue region = ended(place);
            low += whole(region.atLeast());
            high += whole(region.atMost());
        }
        return new Result(settled.plus(Dyadic.of(low)), settled.plus(Dyadic.of(high)), true);
    }

    /**
     * What a region counts then. Area counts as it stands. Territory that nobody has to play for is counted as such;
     * where there is something left to settle, it may be counted as it stands, or as it would be settled, whoever
     * begins. What is not understood may be counted for either.
     */
    private LocalValue ended(Place place) {
        int value = place.value().atLeast();
        boolean isArea = question.counting() == Counting.AREA;
        boolean isQuiet = place.value().isExact() && values.isNumber(value);
        if (!isArea && isQuiet && values.leftStop(value).isWhole()) return place.value();
        if (OPEN.contains(place.value().standing())) return valuation.unsearched(place.region());
        boolean areDeadTakenOff = !isArea || question.ending() == Ending.RESUMPTION;
        if (areDeadTakenOff && decomposition.owner(place.region()).isPresent()) return place.value();
        LocalValue stands = valuation.standing(place.region(), areDeadTakenOff);
        return isArea ? stands : settled(place.value(), stands);
    }

    private LocalValue settled(LocalValue value, LocalValue stands) {
        Dyadic now = values.leftStop(stands.atLeast());
        int low = values.number(now.min(values.rightStop(value.atLeast())));
        int high = values.number(now.max(values.leftStop(value.atMost())));
        return new LocalValue(value.standing(), low, high, List.of());
    }

    private int whole(int number) {
        return Math.toIntExact(values.leftStop(number).floor());
    }

    /** Finds out more about rough moves of which it is not known whether they keep the result. */
    private void lookCloser(List<Suggestion> moves, Result result) {
        for (int i = 0; i < moves.size() && !values.isStopped(); i++) {
            Suggestion rough = moves.get(i);
            if (!isRough(rough) || !isOpen(rough, result)) continue;
            int place = rough.place();
            LocalMove better = valuation.closer(places.get(place).region(), local(rough));
            places.set(place, places.get(place).with(better));
            moves.set(i, suggestion(place, better, result));
        }
    }

    private boolean isOpen(Suggestion move, Result result) {
        return question.toMove() == Side.BLACK
                ? move.low().isLess(result.low) && !move.high().isLess(result.low)
                : result.high.isLess(move.high()) && !result.high.isLess(move.low());
    }

    /** By what the side to move is sure of. */
    private Comparator<Suggestion> promise() {
        boolean black = question.toMove() == Side.BLACK;
        return black
                ? Comparator.comparing(Suggestion::low)
                : Comparator.comparing(Suggestion::high).reversed();
    }

    private boolean isRough(Suggestion move) {
        return !move.isPass() && local(move).isRough();
    }

    private LocalMove local(Suggestion suggestion) {
        return places.get(suggestion.place()).value().moves().stream()
                .filter(move -> move.point() == suggestion.point())
                .findFirst()
                .orElseThrow();
    }

    /**
     * What a first move leads to. An answer that walls call for leaves everything as it was, and the same side to move.
     */
    private Suggestion suggestion(int place, LocalMove move, Result before) {
        Result after =
                result(place, move.atLeast(), move.atMost(), question.toMove().other());
        Dyadic low = after.low;
        Dyadic high = after.high;
        if (walls.mayNeedAnswer(places.get(place).region(), move.point(), question.toMove())) {
            if (question.toMove() == Side.BLACK) high = high.max(before.high);
            else low = low.min(before.low);
        }
        return new Suggestion(move.point(), place, low, high, after.isPlayedOut);
    }

    /** The result with one place changed, if any. */
    private Result result(int changed, int low, int high, Side toMove) {
        List<Integer> lows = new ArrayList<>();
        List<Integer> highs = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            lows.add(i == changed ? low : places.get(i).value().atLeast());
            highs.add(i == changed ? high : places.get(i).value().atMost());
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
            if (question.counting() == Counting.AREA) continue;
            for (int point : region) if (question.stones().at(point) != Stones.EMPTY) points++;
        }
        return points;
    }

    private Optional<Dyadic> solved(List<Integer> parts, Side toMove) {
        try {
            return Optional.of(solver.score(new Position(parts, toMove)).plus(settled));
        } catch (ArenaFullException full) {
            return Optional.empty();
        }
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
    private List<Suggestion> best(List<Suggestion> moves, Optional<Dyadic> proven) {
        boolean black = question.toMove() == Side.BLACK;
        Suggestion top = Collections.max(moves, promise());
        Dyadic bound = black ? top.low() : top.high();
        if (proven.isPresent()
                && (black ? bound.isLess(proven.get()) : proven.get().isLess(bound))) return List.of();
        int advised = advice();
        return moves.stream()
                .filter(move -> promise().compare(move, top) == 0)
                .sorted(Comparator.comparing(this::isFilling)
                        .thenComparing(Suggestion::isPass)
                        .thenComparing(move -> move.place() != advised)
                        .thenComparing(this::heat, Comparator.reverseOrder()))
                .toList();
    }

    /**
     * Whether a move fills settled ground of the side to move: by area it costs nothing, but it is of no use either.
     */
    private boolean isFilling(Suggestion move) {
        if (move.isPass()) return false;
        Place place = places.get(move.place());
        int sign = place.mean().signum();
        return !place.isOpen() && (question.toMove() == Side.BLACK ? sign > 0 : sign < 0);
    }

    private Dyadic heat(Suggestion move) {
        return move.isPass() ? Dyadic.ZERO : places.get(move.place()).temperature();
    }

    private int advice() {
        try {
            return advised();
        } catch (ArenaFullException full) {
            return -1;
        }
    }

    /** The place in which the order of play in one-point endgames says to move; negative where it says nothing. */
    private int advised() {
        if (places.stream().anyMatch(place -> Dyadic.ONE.isLess(place.temperature()))) return -1;
        List<Integer> parts = new ArrayList<>();
        for (Place place : places) {
            Dyadic number = values.leftStop(place.chilled());
            parts.add(values.minus(place.chilled(), values.number(number)));
        }
        Optional<Ply> ply = new OnePoint(values).advice(new Position(parts, question.toMove()));
        return ply.map(move -> parts.indexOf(move.from())).orElse(-1);
    }
}
