package tesuji.mcts.puct;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tesuji.core.eval.Evaluation;
import tesuji.core.eval.Evaluator;
import tesuji.core.eval.Viewpoint;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/** Makes nodes of positions: by the evaluator, or by the rules where the game is over. Owned by one thread. */
final class PuctExpansion {
    private final Game game;
    private final Evaluator evaluator;
    private final Predicate<Position> agreed;
    private final Evaluation evaluation;
    private final Evaluation[] evaluations;
    private final Position[] positions = new Position[1];
    private final int[] legal;

    /**
     * One for a game.
     *
     * @param points of its picture
     * @param agreed whether a finished game is counted by agreement, so that its value is for the evaluator to say
     */
    PuctExpansion(Game game, int points, Evaluator evaluator, Predicate<Position> agreed) {
        this.game = game;
        this.evaluator = evaluator;
        this.agreed = agreed;
        evaluation = new Evaluation(game.moveLimit(), points);
        evaluations = new Evaluation[] {evaluation};
        legal = new int[game.maxLegalMoves()];
    }

    /** The node of a position; {@code ownership}: whether it remembers who will own each point. */
    PuctNode expand(Position position, Viewpoint view, boolean ownership) {
        if (position.isOver() && !agreed.test(position)) return finished(position);
        positions[0] = position;
        evaluator.evaluate(positions, 1, view, evaluations);
        int count = position.isOver() ? 0 : position.legalMoves(legal);
        int[] moves = new int[count];
        float[] priors = new float[count];
        order(count, moves, priors);
        double score = evaluation.score();
        double square = score * score + evaluation.deviation() * evaluation.deviation();
        float[] owners = ownership ? evaluation.ownership().clone() : null;
        return new PuctNode(
                position.toMove(),
                moves,
                priors,
                evaluation.value(),
                score,
                square,
                evaluation.lead(),
                evaluation.outcomeError(),
                evaluation.scoreError(),
                owners);
    }

    /** Nothing is sure but this. Half-points of a drawn score are spread over both results. */
    private PuctNode finished(Position end) {
        double score = end.score() / 2.0;
        double square = score * score + (game.hasMargin() && score == Math.rint(score) ? 0.25 : 0);
        double points = game.hasMargin() ? score : 0;
        return new PuctNode(
                end.toMove(),
                new int[0],
                new float[0],
                Math.signum(score),
                points,
                game.hasMargin() ? square : 0,
                points,
                0,
                0,
                null);
    }

    /** The legal moves by their priors, the largest first; the priors sum up to 1. */
    private void order(int count, int[] moves, float[] priors) {
        float[] policy = evaluation.policy();
        double sum = 0;
        List<Integer> sorted = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            sorted.add(legal[i]);
            sum += Math.max(0, policy[legal[i]]);
        }
        sorted.sort((a, b) -> Float.compare(policy[b], policy[a]));
        for (int i = 0; i < count; i++) {
            moves[i] = sorted.get(i);
            priors[i] = sum > 0 ? (float) (Math.max(0, policy[moves[i]]) / sum) : 1f / count;
        }
    }
}
