package tesuji.mcts.puct;

import java.util.function.IntPredicate;
import tesuji.core.base.Rng;

/**
 * Chooses the move to play from what the search found at the root. Visits that the final value of a move would not
 * have earned are taken off; then the move with the best lower confidence bound of its value is raised above those that
 * it beats by that bound (Wu, KataGo); then a move is drawn with a temperature that falls during the game.
 */
final class PuctChoice {
    /** Added to the prior of each move where the favourite is looked for, in visits. */
    private static final double PRIOR_VISITS = 2;

    /** A lower temperature is none. */
    private static final double NO_TEMPERATURE = 1e-4;

    private static final int FULL_WIDTH = 19;

    /** A move with at least one in so many of the best weight is never left out. */
    private static final double MOST_PRUNED = 64;

    private final PuctParameters parameters;
    private final PuctUtility utility;
    private final PuctSelection selection;

    PuctChoice(PuctParameters parameters, PuctUtility utility) {
        this.parameters = parameters;
        this.utility = utility;
        selection = new PuctSelection(parameters, utility);
    }

    /** How much speaks for each move of the root, in visits; 0 for those that were not tried. */
    double[] weights(PuctNode root) {
        double[] weights = new double[root.moves.length];
        double sum = 0;
        int favourite = -1;
        double most = 0;
        for (int i = 0; i < weights.length; i++) {
            PuctNode child = root.children[i];
            if (child == null) continue;
            weights[i] = child.weight;
            sum += child.weight;
            double favour = child.weight * (child.visits - 1) / child.visits + PRIOR_VISITS * root.priors[i];
            if (favourite < 0 || favour > most) {
                favourite = i;
                most = favour;
            }
        }
        if (favourite < 0) return weights;
        takeOffExploration(root, weights, favourite, selection.exploration(root, sum));
        if (parameters.useLcbForSelection()) preferBounds(root, weights);
        return weights;
    }

    /** The weight at which the selection would have preferred the favourite is enough. */
    private void takeOffExploration(PuctNode root, double[] weights, int favourite, double exploration) {
        PuctNode best = child(root, favourite);
        double value = utility.ofMove(root, best, favourite) + exploration * root.priors[favourite] / (1 + best.weight);
        for (int i = 0; i < weights.length; i++) {
            PuctNode child = root.children[i];
            if (i == favourite || child == null) continue;
            double gap = value - utility.ofMove(root, child, i);
            if (gap <= 0) continue;
            double earned = exploration * root.priors[i] / gap - 1;
            weights[i] = Math.min(weights[i], Math.ceil(Math.max(0, earned)));
        }
    }

    private static PuctNode child(PuctNode node, int index) {
        PuctNode child = node.children[index];
        if (child == null) throw new IllegalStateException("not tried");
        return child;
    }

    private void preferBounds(PuctNode root, double[] weights) {
        double most = 0;
        for (double weight : weights) most = Math.max(most, weight);
        int best = -1;
        double bound = 0;
        for (int i = 0; i < weights.length; i++) {
            PuctNode child = root.children[i];
            if (child == null || weights[i] <= 0 || weights[i] < parameters.minVisitPropForLCB() * most) continue;
            double lower = utility.ofMove(root, child, i) - radius(child);
            if (best < 0 || lower > bound) {
                best = i;
                bound = lower;
            }
        }
        if (best < 0) return;
        double raised = weights[best];
        for (int i = 0; i < weights.length; i++) {
            PuctNode child = root.children[i];
            if (i == best || child == null) continue;
            double radius = radius(child);
            double gap = bound - (utility.ofMove(root, child, i) - radius);
            if (gap <= 0) continue;
            double factor = (radius + gap) / (radius + 0.2 * gap);
            raised = Math.max(raised, weights[i] * factor * factor);
        }
        weights[best] = raised;
    }

    /** How far the mean utility of a node may be off, in so many standard deviations as the parameters say. */
    double radius(PuctNode node) {
        double weight = node.weight;
        double square = node.weightSquare;
        double size = weight * weight / square;
        double prior = weight / (size * size * size);
        double range = parameters.utilityRadius();
        double mean = node.utility;
        double utilitySquare = Math.max(node.utilitySquare, mean * mean + 1e-8);
        utilitySquare = (utilitySquare * weight + (utilitySquare + range * range) * prior) / (weight + prior);
        weight += prior;
        square += prior * prior;
        size = weight * weight / square;
        double variance = Math.max(1e-8, utilitySquare - mean * mean);
        return parameters.lcbStdevs() * Math.sqrt(variance / size);
    }

    /**
     * Draws the index of a move: by weight, or by prior if none was tried.
     *
     * @param allowed which moves may be drawn; asked about those alone that are, since an answer may take long
     * @return -1 if there is none
     */
    int draw(PuctNode root, int moveNumber, double width, IntPredicate allowed, Rng rng) {
        boolean[] refused = new boolean[root.moves.length];
        while (true) {
            int drawn = draw(root, temperature(moveNumber, width), refused, rng);
            if (drawn < 0 || allowed.test(root.moves[drawn])) return drawn;
            refused[drawn] = true;
        }
    }

    private int draw(PuctNode root, double temperature, boolean[] refused, Rng rng) {
        double[] weights = weights(root);
        int best = -1;
        for (int i = 0; i < weights.length; i++) {
            if (refused[i]) weights[i] = 0;
            else if (root.children[i] != null && (best < 0 || weights[i] > weights[best])) best = i;
        }
        if (best < 0) {
            for (int i = 0; i < weights.length; i++) {
                if (refused[i]) continue;
                weights[i] = root.priors[i];
                if (best < 0 || weights[i] > weights[best]) best = i;
            }
        }
        if (best < 0 || temperature <= NO_TEMPERATURE) return best;
        double top = weights[best];
        double least = Math.min(parameters.chosenMovePrune(), top / MOST_PRUNED);
        double subtracted = Math.min(parameters.chosenMoveSubtract(), top / MOST_PRUNED);
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            double weight = weights[i] < least ? 0 : Math.max(0, weights[i] - subtracted);
            weights[i] = weight == 0 ? 0 : Math.pow(weight / top, 1 / temperature);
            sum += weights[i];
        }
        if (!(sum > 0)) return best;
        double drawn = rng.nextDouble() * sum;
        for (int i = 0; i < weights.length; i++) {
            drawn -= weights[i];
            if (drawn < 0 && weights[i] > 0) return i;
        }
        return best;
    }

    /** It halves its way from the early to the late one. */
    double temperature(int moveNumber, double width) {
        double halflife = parameters.chosenMoveTemperatureHalflife() * width / FULL_WIDTH;
        double late = parameters.chosenMoveTemperature();
        return late + (parameters.chosenMoveTemperatureEarly() - late) * Math.pow(0.5, moveNumber / halflife);
    }
}
