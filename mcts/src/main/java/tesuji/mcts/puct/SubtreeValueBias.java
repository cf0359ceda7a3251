package tesuji.mcts.puct;

import java.util.HashMap;
import java.util.Map;
import tesuji.core.game.LocalPatterns;

/**
 * By how much the evaluator is off where moves are alike. An evaluator that overlooks something in a corner overlooks
 * it in every line that leaves the corner as it is. What the search finds below a move is therefore compared with what
 * the evaluator said of it, and the mean difference corrects, in part, what it says of moves with the same pattern
 * (Wu, KataGo, “subtree value bias correction”). Guarded by the lock of the search.
 */
final class SubtreeValueBias {
    /** Less weight than this is noise of the arithmetic. */
    private static final double LEAST_WEIGHT = 0.001;

    private final PuctParameters parameters;
    private final Map<Long, Pattern> patterns = new HashMap<>();

    SubtreeValueBias(PuctParameters parameters) {
        this.parameters = parameters;
    }

    /** What was found below all moves with one pattern. */
    static final class Pattern {
        private double difference;
        private double weight;
        private int nodes;

        /** Nodes of the tree that have it. */
        int nodes() {
            return nodes;
        }
    }

    /** Says which pattern a new node has. */
    void join(PuctNode node, long key) {
        if (key == LocalPatterns.NONE || node.isTerminal()) return;
        Pattern pattern = patterns.computeIfAbsent(key, unknown -> new Pattern());
        pattern.nodes++;
        node.pattern = pattern;
    }

    /**
     * What the own utility of a node becomes.
     *
     * @param children the mean utility of its children, of any value if they have no weight
     * @param weight of the children, before some of it is pruned
     */
    static double corrected(PuctNode node, double children, double weight, PuctParameters parameters) {
        Pattern pattern = node.pattern;
        if (pattern == null) return node.ownUtility;
        if (weight > 0) {
            double share = Math.pow(weight, parameters.subtreeValueBiasWeightExponent());
            double difference = (children - node.ownUtility) * share;
            pattern.difference += difference - node.biasDifference;
            pattern.weight += share - node.biasWeight;
            node.biasDifference = difference;
            node.biasWeight = share;
        }
        if (pattern.weight <= LEAST_WEIGHT) return node.ownUtility;
        return node.ownUtility + parameters.subtreeValueBiasFactor() * pattern.difference / pattern.weight;
    }

    /**
     * Withdraws most of what a node and those below it have found, because they leave the tree; a part stays, as
     * experience, as long as other nodes have the same pattern.
     *
     * @param kept a node that stays, with all below it
     */
    void release(PuctNode node, PuctNode kept) {
        if (node == kept) return;
        leave(node);
        for (PuctNode child : node.children) if (child != null) release(child, kept);
    }

    /** The same for one node alone. */
    void leave(PuctNode node) {
        Pattern pattern = node.pattern;
        if (pattern == null) return;
        pattern.difference -= parameters.subtreeValueBiasFreeProp() * node.biasDifference;
        pattern.weight -= parameters.subtreeValueBiasFreeProp() * node.biasWeight;
        pattern.nodes--;
        node.pattern = null;
    }

    /** Forgets the patterns that no node has any more. */
    void clean() {
        patterns.values().removeIf(pattern -> pattern.nodes == 0);
    }

    void clear() {
        patterns.clear();
    }

    /** How many patterns are known. */
    int size() {
        return patterns.size();
    }
}
