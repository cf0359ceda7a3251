package tesuji.mcts.grow;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.core.eval.EndOwners;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.mcts.tree.Filler;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * Gives nodes their children: legal moves in random order, written into the tree and described. Owned by one thread.
 */
public final class Expansion {
    private final Tree tree;
    private final Filler[] fillers;
    private final Rng rng;
    private final int[] moves;
    private final int[] unsorted;
    private final float[] weights;
    private final long[] ranks;
    private @Nullable Prior order;
    private @Nullable Prior pruning;
    private List<AnalysisRequest.Ban> bans = List.of();

    public Expansion(Tree tree, Game game, List<Filler> fillers, Rng rng) {
        this.tree = tree;
        this.fillers = fillers.toArray(Filler[]::new);
        this.rng = rng;
        moves = new int[game.maxLegalMoves()];
        unsorted = new int[moves.length];
        weights = new float[moves.length];
        ranks = new long[moves.length];
    }

    public Tree tree() {
        return tree;
    }

    /** Moves that get no node. */
    public void forbid(List<AnalysisRequest.Ban> forbidden) {
        bans = forbidden;
    }

    boolean hasBans() {
        return !bans.isEmpty();
    }

    /** From now on the most promising children come first; equals stay in random order. */
    void sortBy(Prior prior) {
        order = prior;
    }

    /** From now on moves to which this gives no weight get no node, unless it gives none any. */
    void pruneBy(Prior prior) {
        pruning = prior;
    }

    /** Simulations through the node; the present one's virtual loss is left out, those of other threads count. */
    int simulations(int node, Trace trace) {
        return tree.visits(node) - (node == Tree.ROOT ? 0 : trace.mark());
    }

    /** The same for thresholds: one simulation opens a root, since without children there is nothing to choose. */
    boolean hasReached(int node, Trace trace, int threshold) {
        return simulations(node, trace) >= (node == Tree.ROOT ? Math.min(1, threshold) : threshold);
    }

    /**
     * Gives a closed node, so many plies from the root, all its children; false if the tree is full or another thread
     * is about to do it. The random order makes "the first of equals" a fair choice.
     */
    boolean open(int node, Position position, int ply) {
        if (!tree.beginOpening(node)) return tree.isOpen(node);
        boolean added = false;
        try {
            added = addChildren(node, position, ply);
        } finally {
            if (!added) tree.giveUp(node);
        }
        return added;
    }

    private boolean addChildren(int node, Position position, int ply) {
        int count = position.legalMoves(moves);
        if (!bans.isEmpty()) count = withoutBanned(count, position.toMove(), ply);
        if (pruning != null) count = withWeight(pruning, position, count);
        if (ply == 0) count = representatives(count);
        int first = tree.claim(count);
        if (first < 0) return false;
        shuffle(count);
        if (order != null) sort(order, position, count);
        for (int i = 0; i < count; i++) tree.write(first + i, moves[i]);
        for (Filler filler : fillers) filler.fill(tree, first, position, moves, count);
        if (node == Tree.ROOT) fillRoot(position, first, count);
        tree.publish(node, first, count);
        return true;
    }

    /** Prepares for a search of another position, or with a new tree. */
    public void beginSearch() {
        for (Filler filler : fillers) filler.beginSearch();
    }

    /** Shows the end of a simulation to those who fill columns; whether they would fill the root's anew. */
    public boolean watch(int score, EndOwners end) {
        boolean news = false;
        for (Filler filler : fillers) {
            filler.watch(score, end);
            news |= filler.hasNews();
        }
        return news;
    }

    /** Fills the columns of the root's children anew, if a tree that was kept has them already. */
    public void refillRoot(Position position) {
        if (!tree.isOpen(Tree.ROOT)) return;
        int first = tree.firstChild(Tree.ROOT);
        int count = tree.allChildren(Tree.ROOT); // those that widening hides, too
        for (int i = 0; i < count; i++) moves[i] = tree.move(first + i);
        fillRoot(position, first, count);
    }

    private void fillRoot(Position position, int first, int count) {
        for (Filler filler : fillers) filler.fillRoot(tree, first, position, moves, count);
    }

    private void shuffle(int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = rng.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[j];
            moves[j] = move;
        }
    }

    /** By falling weight; what is not negative sorts as its bits do. */
    private void sort(Prior prior, Position position, int count) {
        prior.weigh(position, moves, count, weights);
        for (int i = 0; i < count; i++) {
            ranks[i] = (long) (Integer.MAX_VALUE - Float.floatToIntBits(weights[i])) << 32 | i;
        }
        Arrays.sort(ranks, 0, count);
        System.arraycopy(moves, 0, unsorted, 0, count);
        for (int i = 0; i < count; i++) moves[i] = unsorted[(int) ranks[i]];
    }

    /** If no move has any weight, all stay. */
    private int withWeight(Prior prior, Position position, int count) {
        prior.weigh(position, moves, count, weights);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (weights[i] > 0) moves[kept++] = moves[i];
        }
        return kept == 0 ? count : kept;
    }

    /** Of each class of moves that are equivalent at the root only the one that stands for it. */
    private int representatives(int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (tree.representative(moves[i]) == moves[i]) moves[kept++] = moves[i];
        }
        return kept;
    }

    /** If nothing would be left, the ban is void. */
    private int withoutBanned(int count, int side, int ply) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            boolean banned = false;
            for (AnalysisRequest.Ban ban : bans) {
                banned |= ban.covers(side, move, ply);
            }
            if (banned) continue;
            moves[i] = moves[kept];
            moves[kept++] = move;
        }
        return kept == 0 ? count : kept;
    }
}
