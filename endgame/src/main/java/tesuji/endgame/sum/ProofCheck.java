package tesuji.endgame.sum;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/**
 * Replays a proof against every defence. It knows plain trees and addition, nothing of values, temperatures or search,
 * so it errs independently of whoever made the proof.
 */
public final class ProofCheck {
    private final Proof proof;

    private ProofCheck(Proof proof) {
        this.proof = proof;
    }

    /** The first flaw found, in words; nothing if the proof holds. */
    public static Optional<String> flaw(Proof proof) {
        return flaw(proof, Side.BLACK).or(() -> flaw(proof, Side.WHITE));
    }

    /** The first flaw in the strategy of one side. */
    public static Optional<String> flaw(Proof proof, Side owner) {
        Map<Position, Ply> plan = owner == Side.BLACK ? proof.black() : proof.white();
        return new ProofCheck(proof).flaw(proof.start(), owner, plan, new HashSet<>());
    }

    private Optional<String> flaw(Position at, Side owner, Map<Position, Ply> plan, Set<Position> seen) {
        if (!seen.add(at)) return Optional.empty();
        if (at.parts().stream().allMatch(part -> node(part).score() != null)) return judged(at, owner);
        if (at.toMove() == owner) {
            Ply ply = plan.get(at);
            if (ply == null) return Optional.of(owner + " has no move in " + at);
            boolean legal =
                    at.parts().contains(ply.from()) && moves(ply.from(), owner).contains(ply.to());
            return legal ? flaw(at.after(ply), owner, plan, seen) : Optional.of(ply + " is illegal in " + at);
        }
        for (int part : new HashSet<>(at.parts())) {
            for (int option : moves(part, at.toMove())) {
                Optional<String> flaw = flaw(at.after(new Ply(part, option)), owner, plan, seen);
                if (flaw.isPresent()) return flaw;
            }
        }
        return Optional.empty();
    }

    private Optional<String> judged(Position at, Side owner) {
        Dyadic sum = Dyadic.ZERO;
        for (int part : at.parts()) {
            Dyadic score = node(part).score();
            if (score != null) sum = sum.plus(score);
        }
        int order = sum.compareTo(proof.score());
        boolean kept = owner == Side.BLACK ? order >= 0 : order <= 0;
        return kept ? Optional.empty() : Optional.of(owner + " is left with " + sum + " in " + at);
    }

    private Forest.Node node(int part) {
        Forest.Node node = proof.forest().nodes().get(part);
        if (node == null) throw new IllegalArgumentException("no tree for " + part);
        return node;
    }

    private List<Integer> moves(int part, Side side) {
        return side == Side.BLACK ? node(part).blacks() : node(part).whites();
    }
}
