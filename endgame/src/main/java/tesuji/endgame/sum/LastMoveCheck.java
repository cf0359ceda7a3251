package tesuji.endgame.sum;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/** Replays a proof about the last move against every defence. It knows plain trees and addition, nothing of values. */
public final class LastMoveCheck {
    private final LastMove proof;
    private final Set<Position> seen = new HashSet<>();

    private LastMoveCheck(LastMove proof) {
        this.proof = proof;
    }

    /** The first flaw found, in words; nothing if the proof holds. */
    public static Optional<String> flaw(LastMove proof) {
        return new LastMoveCheck(proof).flaw(proof.start());
    }

    private Optional<String> flaw(Position at) {
        if (!seen.add(at)) return Optional.empty();
        if (at.parts().stream().allMatch(part -> node(part).score() != null)) return judged(at);
        if (at.toMove() == proof.winner()) {
            Ply ply = proof.plan().get(at);
            if (ply == null) return Optional.of("There is no move for " + at + ".");
            if (!at.parts().contains(ply.from())
                    || !options(ply.from(), at.toMove()).contains(ply.to())) {
                return Optional.of("The move " + ply + " is not possible in " + at + ".");
            }
            return flaw(at.after(ply));
        }
        for (int part : new HashSet<>(at.parts())) {
            for (int option : options(part, at.toMove())) {
                Optional<String> flaw = flaw(at.after(new Ply(part, option)));
                if (flaw.isPresent()) return flaw;
            }
        }
        return Optional.empty();
    }

    private Forest.Node node(int part) {
        Forest.Node node = proof.forest().nodes().get(part);
        if (node == null) throw new IllegalArgumentException("The proof does not say what " + part + " is.");
        return node;
    }

    private List<Integer> options(int part, Side side) {
        Forest.Node node = node(part);
        if (node.score() != null) return List.of();
        return side == Side.BLACK ? node.blacks() : node.whites();
    }

    private Optional<String> judged(Position at) {
        Dyadic sum = Dyadic.ZERO;
        for (int part : at.parts()) {
            Dyadic score = node(part).score();
            if (score != null) sum = sum.plus(score);
        }
        Side winner = sum.signum() > 0
                ? Side.BLACK
                : sum.signum() < 0 ? Side.WHITE : at.toMove().other();
        return winner == proof.winner() ? Optional.empty() : Optional.of("The other side wins in " + at + ".");
    }
}
