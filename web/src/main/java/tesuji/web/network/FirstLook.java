package tesuji.web.network;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tesuji.core.eval.Evaluation;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.web.wire.Wire;

/**
 * What a network says of a position, for a page. Value and lead are those of the side to move.
 *
 * @param network under which name it was registered
 * @param side who is to move
 * @param value from 0 to 1
 * @param lead in points
 * @param policy the likeliest moves first; those below one in ten thousand are left out
 * @param ownership for each point from -1 (the second side) to 1 (the first)
 */
public record FirstLook(
        String network,
        int side,
        @Nullable Double value,
        @Nullable Double lead,
        List<LikelyMove> policy,
        List<Double> ownership) {
    private static final double LEAST = 1e-4;

    public FirstLook {
        policy = List.copyOf(policy);
        ownership = List.copyOf(ownership);
    }

    /** A move with its points and how likely the network finds it. */
    public record LikelyMove(String move, List<Integer> gesture, double prior) {
        public LikelyMove {
            gesture = List.copyOf(gesture);
        }
    }

    static FirstLook of(String network, Position position, Evaluation evaluation) {
        int sign = position.toMove() == 0 ? 1 : -1;
        return new FirstLook(
                network,
                position.toMove(),
                Wire.rounded((1 + sign * evaluation.value()) / 2, 4),
                Wire.rounded(sign * evaluation.lead(), 2),
                policy(position, evaluation.policy()),
                IntStream.range(0, evaluation.ownership().length)
                        .mapToObj(point -> Math.round(100 * evaluation.ownership()[point]) / 100.0)
                        .toList());
    }

    private static List<LikelyMove> policy(Position position, float[] priors) {
        Game game = position.game();
        int[] legal = new int[game.maxLegalMoves()];
        int count = position.legalMoves(legal);
        return IntStream.of(legal)
                .limit(count)
                .filter(move -> priors[move] >= LEAST)
                .mapToObj(move -> new LikelyMove(
                        game.notation().move(move),
                        IntStream.of(game.notation().gesture(position, move))
                                .boxed()
                                .toList(),
                        Math.round(1e4 * priors[move]) / 1e4))
                .sorted(Comparator.comparingDouble(LikelyMove::prior).reversed())
                .toList();
    }
}
