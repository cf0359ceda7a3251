package tesuji.endgame.board;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.safety.Decomposition;
import tesuji.endgame.value.Values;

/**
 * All there is to say about a board. The values of its regions are games of an arena that belongs to this result, so it
 * is owned by one thread.
 */
public final class EndgameResult {
    private final EndgameProblem problem;
    private final Decomposition decomposition;
    private final Values values;
    private final Thermographs thermographs;
    private final List<ValuedRegion> regions;
    private final BoardOutcome outcome;

    EndgameResult(
            EndgameProblem problem,
            Decomposition decomposition,
            Values values,
            Thermographs thermographs,
            List<ValuedRegion> regions,
            BoardOutcome outcome) {
        this.problem = problem;
        this.decomposition = decomposition;
        this.values = values;
        this.thermographs = thermographs;
        this.regions = List.copyOf(regions);
        this.outcome = outcome;
    }

    /** The same with another outcome. */
    EndgameResult with(BoardOutcome other) {
        return new EndgameResult(problem, decomposition, values, thermographs, regions, other);
    }

    public EndgameProblem problem() {
        return problem;
    }

    public Decomposition decomposition() {
        return decomposition;
    }

    /** The arena of the games of all regions. */
    public Values values() {
        return values;
    }

    public Thermographs thermographs() {
        return thermographs;
    }

    public List<ValuedRegion> regions() {
        return regions;
    }

    public BoardOutcome outcome() {
        return outcome;
    }

    /** Points that are decided outside of the regions. */
    public Dyadic settled() {
        return outcome.settled();
    }

    /** Black's result with best play is at least this. */
    public Dyadic low() {
        return outcome.low();
    }

    /** Black's result with best play is at most this. */
    public Dyadic high() {
        return outcome.high();
    }

    /** Whether the count was not stopped. */
    public boolean isSound() {
        return outcome.isSound();
    }

    /** Whether the sum of all regions was played to its end. */
    public boolean isPlayedOut() {
        return outcome.isPlayedOut();
    }

    /** The first moves that are known to keep the result, or the moves with the best bound if it is not known. */
    public List<Suggestion> best() {
        return outcome.best();
    }

    /** Every first move that was looked at. */
    public List<Suggestion> moves() {
        return outcome.moves();
    }

    public BoardOutcome.Basis basis() {
        return outcome.basis();
    }

    /** Whether the result is known to a point, if the {@link #assumedGroups} live. */
    public boolean isKnown() {
        return outcome.isKnown();
    }

    /**
     * Whether the result is certain, every wall being shown to live, every region searched and every legal move
     * looked at.
     */
    public boolean isProven() {
        return isKnown() && assumedGroups().isEmpty() && unseen().isEmpty() && !restsOnTheorem();
    }

    /** Whether a region counts that was not searched, because the theorem on corridors tells what it is worth. */
    private boolean restsOnTheorem() {
        return basis() == BoardOutcome.Basis.REGIONS
                && regions.stream().anyMatch(region -> region.value().status() == ProofStatus.THEOREM);
    }

    /** The rules that might change the result and were not looked at. */
    public Set<EndgameProblem.Unseen> unseen() {
        Set<EndgameProblem.Unseen> unseen = EnumSet.noneOf(EndgameProblem.Unseen.class);
        unseen.addAll(problem.unseen());
        if (basis() == BoardOutcome.Basis.REGIONS) unseen.remove(EndgameProblem.Unseen.SUPERKO);
        return unseen;
    }

    /** The groups on whose life all of this rests though it is not shown, the stones of each in ascending order. */
    public List<List<Integer>> assumedGroups() {
        return decomposition.safety().assumed();
    }
}
