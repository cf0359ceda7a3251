package tesuji.mcts.puct;

import java.util.function.IntPredicate;
import tesuji.core.game.EndingMoves;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Symmetries;

/**
 * Which moves of the root need not be looked at, and which are discouraged. Of moves that a symmetry of the position
 * turns into one another, one speaks for all: the likeliest of those that are allowed. A position is symmetric if its
 * picture and its legal moves are, so that a point that ko forbids mostly ends the symmetry.
 */
final class RootMoves {
    private final Position position;
    private final PuctNode root;
    private final boolean[] skipped;

    RootMoves(Position position, PuctNode root) {
        this.position = position;
        this.root = root;
        skipped = new boolean[root.moves.length];
    }

    /** Whether a move, by its index, is not looked at. */
    boolean isSkipped(int index) {
        return skipped[index];
    }

    /** Skips all moves of the root for which this holds, by index. */
    void skip(IntPredicate unwanted) {
        for (int i = 0; i < skipped.length; i++) skipped[i] |= unwanted.test(i);
    }

    /** Skips moves that only prolong the game, and fines those that are pointless. */
    void discourage(EndingMoves endings, PuctParameters parameters) {
        if (parameters.rootPruneUselessMoves()) {
            boolean[] useless = new boolean[root.moves.length];
            endings.markUseless(position, root.moves, useless);
            skip(index -> useless[index]);
        }
        float[] owners = root.ownership;
        if (parameters.rootEndingBonusPoints() == 0 || owners == null) return;
        float[] fines = new float[root.moves.length];
        endings.measurePointless(position, owners, root.moves, fines);
        for (int i = 0; i < fines.length; i++) fines[i] *= (float) parameters.rootEndingBonusPoints();
        root.fines = fines;
    }

    /** Skips all but one of those that look alike; to be called after moves that nobody wants were skipped. */
    void skipDuplicates() {
        Game game = position.game();
        Symmetries symmetries = game.symmetries();
        if (symmetries.count() == 1) return;
        int[] indices = new int[game.moveLimit()];
        for (int i = 0; i < root.moves.length; i++) indices[root.moves[i]] = i + 1;
        Picture picture = game.notation().picture(position);
        boolean[] unwanted = skipped.clone();
        for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
            if (!isSymmetric(symmetries, symmetry, picture, indices)) continue;
            for (int i = 0; i < skipped.length; i++) {
                int image = indices[symmetries.move(symmetry, root.moves[i])] - 1;
                if (i < image && !unwanted[i]) skipped[image] = true;
            }
        }
    }

    /** {@code indices}: by move, one more than its index; 0 if it is not legal. */
    private boolean isSymmetric(Symmetries symmetries, int symmetry, Picture picture, int[] indices) {
        for (int point = 0; point < picture.layout().points(); point++) {
            if (!picture.text(point).equals(picture.text(symmetries.point(symmetry, point)))) return false;
        }
        for (int move : root.moves) if (indices[symmetries.move(symmetry, move)] == 0) return false;
        return true;
    }

    /** Takes what was found below skipped moves out of the tree. */
    void prune(SubtreeValueBias bias) {
        for (int i = 0; i < skipped.length; i++) {
            PuctNode child = root.children[i];
            if (!skipped[i] || child == null) continue;
            root.visits -= child.visits;
            root.children[i] = null;
            bias.release(child, root);
        }
    }
}
