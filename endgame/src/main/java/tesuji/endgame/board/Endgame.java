package tesuji.endgame.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.play.StopCondition;
import tesuji.endgame.count.Counted;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.region.LocalValue;
import tesuji.endgame.region.Region;
import tesuji.endgame.region.Safety;
import tesuji.endgame.region.Standing;
import tesuji.endgame.region.Valuation;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Counts a board exactly: cuts it into regions along stones that are safe, values every region, and plays the sum
 * (Müller 1995; Berlekamp and Wolfe 1994; Frejlak 2020).
 *
 * <p>Owned by one thread. Where something cannot be proved, the report says so and gives bounds. If the patience of the
 * budget ends, regions that have a value keep it, others have bounds, and so has the sum.
 */
public final class Endgame {
    /** Empty points of a region up to which it is looked into at all costs. */
    private static final int MODEST = 12;

    /** Positions looked at to show that walls live by answers. */
    private static final long WALLS = 40_000;

    private final Question question;
    private final Values values;
    private final Thermographs thermographs;
    private final Cooling cooling;
    private final Counted counted;
    private final Valuation valuation;
    private final Budget budget;

    private Endgame(Question question, Budget budget) {
        this.question = question;
        this.budget = budget;
        values = new Values(budget.games());
        thermographs = new Thermographs(values);
        cooling = new Cooling(values, thermographs);
        counted = new Counted(values, thermographs);
        valuation = new Valuation(values, question.counting(), question.toMove(), question.ban(), budget.positions());
    }

    /**
     * Answers a question, on a stack that is deep enough. If the thread that waits is interrupted, a
     * {@link java.util.concurrent.CancellationException} says so.
     */
    public static Report solve(Question question, Budget budget) {
        return DeepStack.call(() -> new Endgame(question, budget).answer());
    }

    /** What is asked about the games of a report later on has nothing to do with its budget. */
    private Report answer() {
        values.patience(budget.patience());
        Report report = report();
        values.patience(StopCondition.NEVER);
        return report;
    }

    private Report report() {
        Safety safety = safety();
        Decomposition loose = Decomposition.of(question.stones(), safety);
        // bounds that rest on nothing are better than a result that rests on groups which may not live
        Optional<Report> sound =
                safety.isFirm() ? Optional.empty() : sound(Decomposition.of(question.stones(), safety.firm()));
        Report report = sound.orElseGet(() -> report(loose, places(loose)));
        boolean isDone = report.isKnown() && report.assumedGroups().isEmpty();
        if (isDone || !report.isSound()) return report;
        return searched(report, safety).orElse(report);
    }

    /** What a search of the whole board finds, if there is little enough to search. */
    private Optional<Report> searched(Report report, Safety safety) {
        if (safety.isFirm() || report.assumedGroups().isEmpty()) return WholeBoard.decided(report, budget);
        Decomposition firm = Decomposition.of(question.stones(), safety.firm());
        if (!WholeBoard.isSmall(firm)) return Optional.empty();
        try {
            return WholeBoard.decided(report(firm, places(firm)), budget);
        } catch (ArenaFullException full) {
            return Optional.empty();
        }
    }

    /** The walls: groups that are shown to live, and if that may be assumed, groups that most likely do. */
    private Safety safety() {
        long positions = Math.min(WALLS, budget.positions());
        return question.areWallsGiven()
                ? Safety.ofGroups(question.stones(), positions)
                : Safety.shown(question.stones(), positions);
    }

    /** The report by walls that are certain, if no region is too large then. */
    private Optional<Report> sound(Decomposition decomposition) {
        if (!isModest(decomposition)) return Optional.empty();
        List<Place> places = places(decomposition);
        boolean sound = places.stream().allMatch(place -> isSearched(place.value()));
        return sound ? Optional.of(report(decomposition, places)) : Optional.empty();
    }

    private static boolean isSearched(LocalValue value) {
        return value.standing() != Standing.UNKNOWN && value.standing() != Standing.BOUNDED;
    }

    private Report report(Decomposition decomposition, List<Place> places) {
        return new Verdict(question, decomposition, values, thermographs, places, valuation, budget).report();
    }

    private static boolean isModest(Decomposition decomposition) {
        return decomposition.vast().isEmpty()
                && decomposition.regions().stream()
                        .allMatch(region ->
                                isModest(region) || decomposition.owner(region).isPresent());
    }

    private static boolean isModest(Region region) {
        return region.empty().size() <= MODEST;
    }

    private List<Place> places(Decomposition decomposition) {
        valuation.forget();
        List<Place> places = new ArrayList<>();
        for (Region region : decomposition.regions()) places.add(place(decomposition, region));
        return places;
    }

    private Place place(Decomposition decomposition, Region region) {
        try {
            Optional<Side> owner = isModest(region) ? Optional.empty() : decomposition.owner(region);
            return place(region, owner.map(side -> owned(region, side)).orElseGet(() -> valuation.value(region)));
        } catch (ArenaFullException full) {
            if (!values.isStopped()) throw full;
            return place(region, valuation.unsearched(region));
        }
    }

    private Place place(Region region, LocalValue value) {
        int game = value.atLeast();
        return new Place(
                region,
                value,
                cooling.chill(game),
                thermographs.mean(game),
                thermographs.temperature(game),
                counted.kind(game));
    }

    /** All points, and stones of the other side, to one. */
    private LocalValue owned(Region region, Side owner) {
        int points = region.points().size();
        if (question.counting() == Counting.TERRITORY)
            points += points - region.empty().size();
        int game = values.number(owner == Side.BLACK ? points : -points);
        return new LocalValue(Standing.SETTLED, game, game, List.of());
    }
}
