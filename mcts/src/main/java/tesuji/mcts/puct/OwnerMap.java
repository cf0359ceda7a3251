package tesuji.mcts.puct;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who will own each point below a position of the tree, over the evaluations there. Siblings count by the squares of
 * their weights, as in KataGo: a board on which one good move has been played says more than a mix of all that were
 * tried.
 *
 * @param mean from -1 (side 1) to 1 (side 0)
 * @param deviation how far the evaluations differ, as a standard deviation
 */
public record OwnerMap(List<Double> mean, List<Double> deviation) {
    static final OwnerMap UNKNOWN = new OwnerMap(List.of(), List.of());

    public OwnerMap {
        mean = List.copyOf(mean);
        deviation = List.copyOf(deviation);
    }

    /** Both lists are empty if the search did not ask for owners, or if the game is over there. */
    static OwnerMap of(PuctNode top) {
        float @Nullable [] first = top.ownership;
        if (first == null) return UNKNOWN;
        Sum sum = new Sum(first.length, top.visits);
        sum.add(top, 1);
        return sum.map();
    }

    /** The means while they are added up. */
    private static final class Sum {
        private final double[] means;
        private final double[] squares;

        /** A position with a smaller share speaks for everything below it: the effort grows slower than the tree. */
        private final double least;

        Sum(int points, int visits) {
            means = new double[points];
            squares = new double[points];
            least = 0.5 / Math.pow(Math.max(1, visits), 0.75);
        }

        /** Adds a share of what is below a position; false if nothing is known there. */
        boolean add(PuctNode node, double share) {
            float @Nullable [] own = node.ownership;
            if (own == null) return false;
            double sum = 0;
            double squareSum = 0;
            for (PuctNode child : node.children) {
                if (child == null) continue;
                sum += child.weight;
                squareSum += child.weight * child.weight;
            }
            boolean alone = share < least || !(squareSum > 0);
            double below = alone ? 0 : share * sum / (sum + node.ownWeight);
            double rest = share - below;
            if (!alone) {
                for (PuctNode child : node.children) {
                    if (child == null) continue;
                    double part = below * child.weight * child.weight / squareSum;
                    if (!add(child, part)) rest += part;
                }
            }
            for (int i = 0; i < means.length; i++) {
                means[i] += rest * own[i];
                squares[i] += rest * own[i] * own[i];
            }
            return true;
        }

        OwnerMap map() {
            double[] deviations = new double[means.length];
            for (int i = 0; i < means.length; i++) {
                deviations[i] = Math.sqrt(Math.max(0, squares[i] - means[i] * means[i]));
            }
            return new OwnerMap(
                    Arrays.stream(means).boxed().toList(),
                    Arrays.stream(deviations).boxed().toList());
        }
    }
}
