package tesuji.endgame.board;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.play.Patience;
import tesuji.endgame.count.Counted;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.region.LocalValue;
import tesuji.endgame.region.Region;
import tesuji.endgame.region.Safety;
import tesuji.endgame.region.Valuation;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Values;

/**
 * Counts a board exactly: cuts it into regions along stones that are safe, values every region, and plays the sum (Müller 1995;
 * Berlekamp and Wolfe 1994; Frejlak 2020).
 *
 * <p>Owned by one thread. Where something cannot be proved, the report says so and gives bounds. If the patience of the budget
 * ends, regions that have a value keep it, others have bounds, and so has the sum.
 */
public final class Endgame {
    /** Empty points of a region up to which walls are asked to stand without any answers. */
    private static final int MODEST = 10;

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
        valuation = new Valuation(values, question.counting(), budget.positions());
    }

    /** Answers a question. */
    public static Report solve(Question question, Budget budget) {
        return DeepStack.call(() -> new Endgame(question, budget).answer());
    }

    /** What is asked about the games of a report later on has nothing to do with its budget. */
    private Report answer() {
        values.patience(budget.patience());
        Report report = report();
        values.patience(Patience.ENDLESS);
        return report;
    }

    private Report report() {
        Decomposition firm = Decomposition.of(question.stones(), Safety.unconditional(question.stones()));
        Decomposition loose = Decomposition.of(question.stones(), Safety.ofGroups(question.stones()));
        if (loose.regions().isEmpty() || (loose.safeStones() == 0 && isOneRegion(loose))) {
            throw new InputException("Nothing on this board is settled: no group has two eyes, or room for them."
                    + " An endgame is counted when all groups live or are dead.");
        }
        if (isModest(firm)) {
            List<Place> places = places(firm);
            // bounds that rest on nothing are better than a result that rests on answers, which may cost a point
            if (places.stream().allMatch(place -> place.value().isSound())) return report(firm, places);
        }
        return report(loose, places(loose));
    }

    private Report report(Decomposition decomposition, List<Place> places) {
        return new Verdict(question, decomposition, values, thermographs, places, budget).report();
    }

    private static boolean isOneRegion(Decomposition decomposition) {
        return decomposition.regions().size() + decomposition.vast().size() == 1;
    }

    private static boolean isModest(Decomposition decomposition) {
        return decomposition.vast().isEmpty()
                && decomposition.regions().stream()
                        .allMatch(region -> region.empty().size() <= MODEST);
    }

    private List<Place> places(Decomposition decomposition) {
        List<Place> places = new ArrayList<>();
        for (Region region : decomposition.regions()) places.add(place(region));
        return places;
    }

    private Place place(Region region) {
        try {
            return place(region, valuation.value(region));
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
}
