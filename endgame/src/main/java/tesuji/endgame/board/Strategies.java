package tesuji.endgame.board;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import tesuji.core.play.Patience;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.sum.Forest;
import tesuji.endgame.sum.Position;
import tesuji.endgame.sum.Proof;
import tesuji.endgame.sum.ProofCheck;
import tesuji.endgame.sum.SumSolver;
import tesuji.endgame.value.ArenaFullException;

/**
 * The evidence for a board with moves of any size: the sum of its regions played to the end.
 *
 * @param settled points outside of the regions
 * @param atLeast the sum of what the regions are at least worth
 * @param atMost the sum of what they are at most worth; the same object where both sums are one
 */
public record Strategies(Dyadic settled, Proof atLeast, Proof atMost) implements Evidence {
    /** Positions that the solver may look at, and moves that may be written down. */
    private static final int LARGEST = 200_000;

    static Optional<Evidence> of(Report report, Patience patience) {
        report.values().patience(patience);
        try {
            Proof atLeast = proof(report, place -> place.value().atLeast());
            boolean exact = report.places().stream()
                    .allMatch(place -> place.value().atLeast() == place.value().atMost());
            Proof atMost =
                    exact ? atLeast : proof(report, place -> place.value().atMost());
            return Optional.of(new Strategies(report.settled(), atLeast, atMost));
        } catch (ArenaFullException large) {
            return Optional.empty();
        } finally {
            report.values().patience(Patience.ENDLESS);
        }
    }

    private static Proof proof(Report report, ToIntFunction<Place> bound) {
        List<Integer> parts = report.places().stream().mapToInt(bound).boxed().toList();
        SumSolver solver = new SumSolver(report.values(), report.thermographs(), LARGEST);
        Position start = new Position(parts, report.question().toMove());
        return Proof.of(solver, Forest.of(report.values(), parts), start, LARGEST);
    }

    @Override
    public Optional<String> flaw() {
        return ProofCheck.flaw(atLeast).or(() -> ProofCheck.flaw(atMost));
    }

    @Override
    public int size() {
        int size = size(atLeast);
        return atLeast.equals(atMost) ? size : size + size(atMost);
    }

    private static int size(Proof proof) {
        return proof.black().size() + proof.white().size();
    }
}
