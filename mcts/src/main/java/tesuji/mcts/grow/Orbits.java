package tesuji.mcts.grow;

import java.util.stream.IntStream;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Symmetries;
import tesuji.mcts.tree.Tree;

/** Classes of moves that the symmetries of a position make equivalent. */
final class Orbits {
    /** For each move the smallest equivalent one. */
    private final int[] smallest;
    /** For each move the symmetry that turns it into that one. */
    private final int[] turnings;

    /**
     * A symmetry counts if it leaves all pieces and the set of legal moves as they are, a ko included; only what
     * superko remembers of earlier positions is not looked at.
     */
    Orbits(Position position) {
        Game game = position.game();
        Symmetries symmetries = game.symmetries();
        String pieces = game.notation().picture(position).pieces();
        smallest = IntStream.range(0, game.moveLimit()).toArray();
        turnings = new int[game.moveLimit()];
        int[] legal = new int[game.maxLegalMoves()];
        int count = position.legalMoves(legal);
        for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
            if (!holds(symmetries, symmetry, pieces) || !holds(symmetries, symmetry, position, legal, count)) continue;
            for (int i = 0; i < count; i++) {
                int image = symmetries.move(symmetry, legal[i]);
                if (image >= smallest[legal[i]]) continue;
                smallest[legal[i]] = image;
                turnings[legal[i]] = symmetry;
            }
        }
    }

    /** Tells the tree which moves stand for which at its root. */
    void unite(Tree tree) {
        tree.unite(smallest, turnings);
    }

    private static boolean holds(Symmetries symmetries, int symmetry, String pieces) {
        return IntStream.range(0, pieces.length())
                .allMatch(point -> pieces.charAt(point) == pieces.charAt(symmetries.point(symmetry, point)));
    }

    private static boolean holds(Symmetries symmetries, int symmetry, Position position, int[] legal, int count) {
        return IntStream.range(0, count).allMatch(i -> position.isLegal(symmetries.move(symmetry, legal[i])));
    }
}
