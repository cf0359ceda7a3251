package tesuji.lab.prediction;

import java.util.List;
import java.util.Set;
import tesuji.core.play.TreeView;

/**
 * What a search made of an expert's move.
 *
 * @param moves those at the root, |M|
 * @param rank of the expert's move among them by simulations, 1 for the best; |M| + 1 if it was never simulated
 * @param visits simulations of the expert's move
 * @param choice the move with the most simulations
 * @param full whether the tree had no more room, so that the search was weaker than its simulations let believe
 */
public record Guess(int moves, int rank, long visits, int choice, boolean full) {
    /** What tables say of a tree that had no more room. */
    public static final String FULL = "full";

    /**
     * The guess of a search with this root. Moves with as many simulations come before the expert's (Wieczorek 2009,
     * §4).
     *
     * @param expert the expert's move, and those that symmetries of the position turn into it, which are the same move
     * @param full whether the tree had no more room
     */
    static Guess of(TreeView.Level root, int move, Set<Integer> expert, boolean full) {
        List<TreeView.Branch> branches = root.branches();
        long visits = branches.stream()
                .filter(branch -> expert.contains(branch.move()))
                .mapToLong(TreeView.Branch::visits)
                .max()
                .orElse(0);
        List<TreeView.Branch> better = branches.stream()
                .filter(branch -> !expert.contains(branch.move()) && branch.visits() >= visits)
                .toList();
        int rank = visits == 0 ? branches.size() + 1 : better.size() + 1;
        int choice = rank == 1 ? move : better.get(0).move();
        return new Guess(branches.size(), rank, visits, choice, full);
    }

    public boolean isHit() {
        return rank == 1;
    }

    /** What tables say of the tree. */
    public String tree() {
        return full ? FULL : "not full";
    }

    /** (free − rank) / free, and 0 if the move was never simulated (Wieczorek 2009, §4). */
    public double quality(int free) {
        return quality(rank, moves, free);
    }

    /** The same of its parts. */
    public static double quality(int rank, int moves, int free) {
        return rank > moves ? 0 : (double) (free - rank) / free;
    }
}
