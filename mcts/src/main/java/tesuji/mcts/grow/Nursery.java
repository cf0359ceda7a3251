package tesuji.mcts.grow;

import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Inquiry;
import tesuji.mcts.tree.Filler;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/** Where children are born: legal moves in random order, written into the tree and described. Owned by one thread. */
public final class Nursery {
    private final Tree tree;
    private final List<Filler> fillers;
    private final Rng rng;
    private final int[] moves;
    private List<Inquiry.Ban> bans = List.of();

    public Nursery(Tree tree, Game game, List<Filler> fillers, Rng rng) {
        this.tree = tree;
        this.fillers = List.copyOf(fillers);
        this.rng = rng;
        moves = new int[game.maxLegalMoves()];
    }

    public Tree tree() {
        return tree;
    }

    /** Moves that must not be born. */
    public void forbid(List<Inquiry.Ban> forbidden) {
        bans = forbidden;
    }

    /**
     * Gives a closed node all its children; false if the tree is full or another thread is about to do it. The random
     * order makes "the first of equals" a fair choice.
     */
    public boolean open(int node, Position position, Trace trace) {
        if (!tree.beginOpening(node)) return tree.isOpen(node);
        int count = position.legalMoves(moves);
        if (!bans.isEmpty()) count = withoutBanned(count, position.toMove(), trace.depth());
        shuffle(count);
        int first = tree.claim(count);
        if (first < 0) {
            tree.giveUp(node);
            return false;
        }
        for (int i = 0; i < count; i++) tree.write(first + i, moves[i]);
        for (Filler filler : fillers) filler.fill(tree, first, position, moves, count);
        tree.publish(node, first, count);
        return true;
    }

    private void shuffle(int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = rng.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[j];
            moves[j] = move;
        }
    }

    /** If nothing would be left, the ban is void. */
    private int withoutBanned(int count, int side, int ply) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            boolean banned = false;
            for (Inquiry.Ban ban : bans) {
                banned |= ban.side() == side && ply < ban.plies() && ban.moves().contains(move);
            }
            if (banned) continue;
            moves[i] = moves[kept];
            moves[kept++] = move;
        }
        return kept == 0 ? count : kept;
    }
}
