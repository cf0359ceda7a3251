package tesuji.endgame.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import tesuji.core.play.StopCondition;
import tesuji.endgame.count.Counted;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.Region;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.region.RegionResult;
import tesuji.endgame.region.RegionValue;
import tesuji.endgame.region.Valuation;
import tesuji.endgame.safety.Decomposition;
import tesuji.endgame.safety.Safety;
import tesuji.endgame.search.Ending;
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
    /** Positions looked at to show that walls live by answers. */
    private static final long WALLS = 40_000;

    private final EndgameProblem problem;
    private final Values values;
    private final Thermographs thermographs;
    private final Cooling cooling;
    private final Counted counted;
    private final Valuation valuation;
    private final Budget budget;

    private Endgame(EndgameProblem problem, Budget budget) {
        this.problem = problem;
        this.budget = budget;
        values = new Values(budget.games());
        thermographs = new Thermographs(values);
        cooling = new Cooling(values, thermographs);
        counted = new Counted(values, thermographs);
        boolean areDeadTakenOff = problem.counting() == Counting.TERRITORY || problem.ending() == Ending.RESUMPTION;
        valuation = new Valuation(
                values, problem.counting(), problem.toMove(), problem.ban(), areDeadTakenOff, budget.positions());
    }

    /**
     * Answers a problem, on a stack that is deep enough. If the thread that waits is interrupted, a
     * {@link java.util.concurrent.CancellationException} says so.
     */
    public static EndgameResult solve(EndgameProblem problem, Budget budget) {
        return DeepStack.call(() -> new Endgame(problem, budget).answer());
    }

    /** What is asked about the games of a report later on has nothing to do with its budget. */
    private EndgameResult answer() {
        values.patience(budget.patience());
        EndgameResult result = result();
        values.patience(StopCondition.NEVER);
        return result;
    }

    private EndgameResult result() {
        Safety safety = safety();
        Decomposition loose = Decomposition.of(problem.stones(), safety);
        // bounds that rest on nothing are better than a result that rests on groups which may not live
        Optional<EndgameResult> sound =
                safety.isFirm() ? Optional.empty() : sound(Decomposition.of(problem.stones(), safety.firm()));
        EndgameResult result = sound.orElseGet(() -> result(loose, valued(loose)));
        boolean isDone = result.isKnown() && result.assumedGroups().isEmpty();
        if (isDone || !result.isSound()) return result;
        return searched(result, safety).orElse(result);
    }

    /** What a search of the whole board finds, if there is little enough to search. */
    private Optional<EndgameResult> searched(EndgameResult result, Safety safety) {
        if (safety.isFirm() || result.assumedGroups().isEmpty()) return WholeBoard.decided(result, budget);
        Decomposition firm = Decomposition.of(problem.stones(), safety.firm());
        if (!WholeBoard.isSmall(firm)) return Optional.empty();
        try {
            return WholeBoard.decided(result(firm, valued(firm)), budget);
        } catch (ArenaFullException full) {
            return Optional.empty();
        }
    }

    /** The walls: groups that are shown to live, and groups that are assumed to. */
    private Safety safety() {
        return problem.walls().safety(problem.stones(), Math.min(WALLS, budget.positions()));
    }

    /** The result by walls that are certain, if no region is too large then. */
    private Optional<EndgameResult> sound(Decomposition decomposition) {
        if (!isModest(decomposition)) return Optional.empty();
        List<ValuedRegion> regions = valued(decomposition);
        boolean sound = regions.stream().allMatch(region -> isSearched(region.value()));
        return sound ? Optional.of(result(decomposition, regions)) : Optional.empty();
    }

    private static boolean isSearched(RegionValue value) {
        return value.status() != ProofStatus.UNKNOWN && value.status() != ProofStatus.BOUNDED;
    }

    private EndgameResult result(Decomposition decomposition, List<ValuedRegion> regions) {
        SumAnalysis sum = new SumAnalysis(problem, decomposition, values, thermographs, regions, budget);
        for (Suggestion rough : sum.openRoughMoves()) {
            if (values.isStopped()) break;
            Region region = regions.get(rough.region()).region();
            sum.refine(rough, valuation.closer(region, sum.local(rough)));
        }
        return sum.conclusion();
    }

    private static boolean isModest(Decomposition decomposition) {
        return decomposition.vast().isEmpty()
                && decomposition.regions().stream()
                        .allMatch(region -> Valuation.isModest(region)
                                || decomposition.owner(region).isPresent());
    }

    private List<ValuedRegion> valued(Decomposition decomposition) {
        valuation.forget();
        List<ValuedRegion> regions = new ArrayList<>();
        for (Region region : decomposition.regions()) {
            Side owner = decomposition.owner(region).orElse(null);
            regions.add(valued(region, owner));
        }
        return regions;
    }

    private ValuedRegion valued(Region region, @Nullable Side owner) {
        try {
            return valued(region, valuation.value(region, owner));
        } catch (CancellationException stopped) {
            return valued(region, valuation.stopped(region));
        }
    }

    private ValuedRegion valued(Region region, RegionResult result) {
        int game = result.value().atLeast();
        return new ValuedRegion(
                region,
                result.value(),
                result.ifPassed(),
                cooling.chill(game),
                thermographs.mean(game),
                thermographs.temperature(game),
                counted.kind(game));
    }
}
