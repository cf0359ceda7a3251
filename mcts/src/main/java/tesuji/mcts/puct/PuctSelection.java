package tesuji.mcts.puct;

/**
 * Chooses the child of a node to go to: its value plus a bonus that is larger the more likely the move looked before
 * and the less often it was tried (Rosin 2011; Silver et al. 2017):
 *
 * <pre>Q + c(N) · √N · F · P / (1 + n)</pre>
 *
 * <p>where c grows with the logarithm of the visits N of all children, and F with the deviation of what was found below
 * (Wu, KataGo). A move that was not tried yet is believed to be somewhat worse than its parent, the more so the more of
 * the likely moves were tried.
 */
final class PuctSelection {
    /** Nothing can be chosen now: every move is being evaluated by another thread, or forbidden. */
    static final int AWAITED = -1;

    /** Nothing can be chosen: every move is forbidden. */
    static final int FORBIDDEN = -2;

    /** So that the first choice follows the priors. */
    private static final double FIRST = 0.01;

    /** A child has at least this weight against the virtual losses of those below it. */
    private static final double LEAST_WEIGHT = 0.25;

    private final PuctParameters parameters;
    private final PuctUtility utility;

    PuctSelection(PuctParameters parameters, PuctUtility utility) {
        this.parameters = parameters;
        this.utility = utility;
    }

    /** What forbids moves, and prefers some at random. */
    interface Rules {
        /** Everything is allowed, nothing is preferred. */
        Rules NONE = new Rules() {};

        default boolean allows(PuctNode node, int index) {
            return true;
        }

        default double bonus() {
            return 0;
        }
    }

    int select(PuctNode node, boolean root, Rules rules) {
        double sum = 0;
        double tried = 0;
        for (int i = 0; i < node.moves.length; i++) {
            PuctNode child = node.children[i];
            if (child == null) continue;
            sum += child.weight;
            tried += node.priors[i];
        }
        double exploration = exploration(node, sum);
        double untried = firstPlay(node, tried, root);
        double best = Double.NEGATIVE_INFINITY;
        int choice = FORBIDDEN;
        int likeliest = -1; // of the moves that nobody tried: all of them are believed to be worth the same
        for (int i = 0; i < node.moves.length; i++) {
            if (!rules.allows(node, i)) continue;
            if (node.awaited[i]) {
                if (choice == FORBIDDEN) choice = AWAITED;
                continue;
            }
            PuctNode child = node.children[i];
            if (child == null) {
                if (likeliest < 0 || node.selectionPriors[i] > node.selectionPriors[likeliest]) likeliest = i;
                continue;
            }
            double value = value(node, child, i, exploration * node.selectionPriors[i]) + rules.bonus();
            if (value > best) {
                best = value;
                choice = i;
            }
        }
        if (likeliest < 0) return choice;
        double value = untried + exploration * node.selectionPriors[likeliest] + rules.bonus();
        return value > best ? likeliest : choice;
    }

    private double value(PuctNode node, PuctNode child, int index, double bonus) {
        double value = utility.ofMove(node, child, index);
        double weight = child.weight;
        if (child.virtualLosses > 0) {
            double lost = child.virtualLosses * parameters.numVirtualLossesPerThread();
            value += (-parameters.utilityRadius() - value) * lost / (lost + Math.max(LEAST_WEIGHT, weight));
            weight += lost;
        }
        return value + bonus / (1 + weight);
    }

    /** c(N) · √N · F: what the prior of a move is multiplied with, and divided by one more than its visits. */
    double exploration(PuctNode node, double sum) {
        double base = parameters.cpuctExplorationBase();
        double c = parameters.cpuctExploration() + parameters.cpuctExplorationLog() * Math.log((sum + base) / base);
        return c * Math.sqrt(sum + FIRST) * deviationFactor(node);
    }

    private double deviationFactor(PuctNode node) {
        double prior = parameters.cpuctUtilityStdevPrior();
        double deviation = prior;
        if (node.weight > 1) {
            double priorWeight = parameters.cpuctUtilityStdevPriorWeight();
            double mean = node.utility;
            double square = ((mean * mean + prior * prior) * priorWeight + node.utilitySquare * node.weight)
                    / (priorWeight + node.weight - 1);
            deviation = Math.sqrt(Math.max(0, square - mean * mean));
        }
        return 1 + parameters.cpuctUtilityStdevScale() * (deviation / prior - 1);
    }

    /** What a move that nobody tried is believed to be worth to the side to move. */
    double firstPlay(PuctNode node, double tried, boolean root) {
        double searched = Math.min(1, Math.pow(tried, parameters.fpuParentWeightByVisitedPolicyPow()));
        double expected = searched * node.utility + (1 - searched) * node.ownUtility;
        double reduction = root ? parameters.rootFpuReductionMax() : parameters.fpuReductionMax();
        if (root && parameters.rootNoiseEnabled()) reduction = 0;
        return (node.side == 0 ? expected : -expected) - reduction * Math.sqrt(tried);
    }
}
