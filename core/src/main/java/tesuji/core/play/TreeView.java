package tesuji.core.play;

import java.util.List;
import java.util.Optional;

/** Shows the tree of the last search, level by level (after the tree viewer of Wieczorek 2009, §4.4). */
public interface TreeView {
    /** The node these moves lead to from the root of the last search; empty when the tree does not reach so far. */
    Optional<Level> level(List<Integer> moves);

    Size size();

    /**
     * One node with its children.
     *
     * @param moves the way from the root
     * @param visits simulations through the node
     * @param value the mean outcome for the side to move at the node, from 0 to 1
     * @param branches the children, most visited first
     */
    record Level(List<Integer> moves, long visits, double value, List<Branch> branches) {
        public Level {
            moves = List.copyOf(moves);
            branches = List.copyOf(branches);
        }
    }

    /**
     * One child.
     *
     * @param value the mean outcome for the side that makes the move; 0 without visits
     * @param amafVisits simulations in which that side made the move later, 0 when nobody counts them
     * @param amafValue the mean outcome of those
     * @param prior how the move looked before the search; NaN when nobody said
     */
    record Branch(int move, long visits, double value, long amafVisits, double amafValue, double prior) {}

    /** How large the tree is, and may become. */
    record Size(long nodes, long capacity, long bytes) {}
}
