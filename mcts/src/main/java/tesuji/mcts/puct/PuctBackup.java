package tesuji.mcts.puct;

import org.jspecify.annotations.Nullable;

/**
 * Computes the means of a node from its own evaluation and from its children. Children are not averaged by visits
 * alone: visits that exploration spent on moves that proved worse count less (Wu, KataGo, "noise pruning" and "value
 * weighting"). Owned by one thread at a time.
 */
final class PuctBackup {
    /** Below this everything is noise of the arithmetic. */
    private static final double TINY = 1e-8;

    /** How sure a mean of n visits is: its precision is this times the root of n. */
    private static final double PRECISION = 1.5;

    private static final double LEAST_PROBABILITY = 0.0001;
    private static final double LEAST_PRIOR = 1e-30;

    private final PuctParameters parameters;
    private final PuctUtility utility;
    private double[] weights = new double[64];

    PuctBackup(PuctParameters parameters, PuctUtility utility) {
        this.parameters = parameters;
        this.utility = utility;
    }

    /** The evaluation of a new node is its first visit. */
    void begin(PuctNode node) {
        value(node);
        node.visits = 1;
        recompute(node);
    }

    private void value(PuctNode node) {
        node.ownUtility = utility.of(node.ownWinLoss, node.ownScore, node.ownScoreSquare);
        node.ownWeight = utility.weight(node);
    }

    /** One more visit to a finished game: it is as sure as before, and counts more. */
    void revisit(PuctNode node) {
        node.visits++;
        node.weight += node.ownWeight;
        node.weightSquare += node.ownWeight * node.ownWeight;
    }

    /** Values everything again, from the leaves up, after the centre of utility has moved. */
    void recomputeAll(PuctNode node) {
        for (PuctNode child : node.children) if (child != null) recomputeAll(child);
        double before = node.ownUtility;
        value(node);
        if (node.isTerminal()) {
            node.utility += node.ownUtility - before;
            node.utilitySquare = node.utility * node.utility;
            node.weight = node.visits * node.ownWeight;
            node.weightSquare = node.weight * node.ownWeight;
        } else {
            recompute(node);
        }
    }

    void recompute(PuctNode node) {
        int count = node.moves.length;
        if (weights.length < count) weights = new double[count + 64];
        double total = 0;
        for (int i = 0; i < count; i++) {
            PuctNode child = node.children[i];
            weights[i] = child == null ? 0 : child.weight;
            total += weights[i];
        }
        double before = total;
        if (parameters.useNoisePruning() && total > 0) total = pruneNoise(node);
        if (parameters.valueWeightExponent() > 0 && total > 0) preferBetter(node, total);
        sum(node, before);
    }

    /** Takes off what a move has beyond twice the share of its prior, if it is worse than those before it. */
    private double pruneNoise(PuctNode node) {
        double utilities = 0;
        double sum = 0;
        double priors = 0;
        for (int i = 0; i < node.moves.length; i++) {
            PuctNode child = node.children[i];
            if (child == null) continue;
            double utility = child.utilityOf(node.side);
            double prior = Math.max(LEAST_PRIOR, node.priors[i]);
            if (sum > 0) {
                double gap = utilities / sum - utility;
                double excess = weights[i] - 2 * sum * prior / priors;
                if (gap > 0 && excess > 0) {
                    weights[i] -= excess * (1 - Math.exp(-gap / parameters.noisePruneUtilityScale()));
                }
            }
            utilities += utility * weights[i];
            sum += weights[i];
            priors += prior;
        }
        return sum;
    }

    /** Weighs each child by the probability that it is better than their mean, and keeps the sum of all weights. */
    private void preferBetter(PuctNode node, double total) {
        double mean = 0;
        for (int i = 0; i < node.moves.length; i++) {
            PuctNode child = node.children[i];
            if (child != null) mean += child.utilityOf(node.side) * weights[i] / total;
        }
        double sum = 0;
        for (int i = 0; i < node.moves.length; i++) {
            PuctNode child = node.children[i];
            if (child == null || weights[i] <= 0) continue;
            double error = Math.sqrt(TINY + 1 / (PRECISION * Math.sqrt(weights[i])));
            double better = studentCdf((child.utilityOf(node.side) - mean) / error) + LEAST_PROBABILITY;
            weights[i] *= Math.pow(better, parameters.valueWeightExponent());
            sum += weights[i];
        }
        double factor = total / sum;
        for (int i = 0; i < node.moves.length; i++) weights[i] *= factor;
    }

    /** The distribution function of Student's t with three degrees of freedom. */
    static double studentCdf(double t) {
        double x = t / Math.sqrt(3);
        return 0.5 + (x / (1 + x * x) + Math.atan(x)) / Math.PI;
    }

    /** {@code unpruned}: the weight of the children before some of it was pruned. */
    private void sum(PuctNode node, double unpruned) {
        double own = node.ownWeight;
        double weight = 0;
        double weightSquare = own * own;
        double winLoss = own * node.ownWinLoss;
        double score = own * node.ownScore;
        double scoreSquare = own * node.ownScoreSquare;
        double lead = own * node.ownLead;
        double utility = 0;
        double utilitySquare = 0;
        for (int i = 0; i < node.moves.length; i++) {
            @Nullable PuctNode child = node.children[i];
            if (child == null || weights[i] <= 0) continue;
            double w = weights[i];
            double share = w / child.weight;
            weight += w;
            weightSquare += share * share * child.weightSquare;
            winLoss += w * child.winLoss;
            score += w * child.score;
            scoreSquare += w * child.scoreSquare;
            lead += w * child.lead;
            utility += w * child.utility;
            utilitySquare += w * child.utilitySquare;
        }
        double ownUtility = SubtreeValueBias.corrected(node, utility / weight, unpruned, parameters);
        weight += own;
        utility += own * ownUtility;
        utilitySquare += own * ownUtility * ownUtility;
        node.weight = weight;
        node.weightSquare = weightSquare;
        node.winLoss = winLoss / weight;
        node.score = score / weight;
        node.scoreSquare = scoreSquare / weight;
        node.lead = lead / weight;
        node.utility = utility / weight;
        node.utilitySquare = utilitySquare / weight;
    }
}
