package tesuji.mcts.grow;

import java.util.stream.IntStream;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Symmetries;

/** Classes of moves that the symmetries of a position make equivalent. */
final class Orbits {
    private Orbits() {}

    /**
     * For each move the smallest equivalent one. A symmetry counts if it leaves all pieces and the set of legal moves
     * as they are, a ko included; only what superko remembers of earlier positions is not looked at.
     */
    static int[] of(Position position) {
        Game game = position.game();
        Symmetries symmetries = game.symmetries();
        String pieces = game.notation().picture(position).pieces();
        int[] smallest = IntStream.range(0, game.moveLimit()).toArray();
        int[] legal = new int[game.maxLegalMoves()];
        int count = position.legalMoves(legal);
        for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
            if (!holds(symmetries, symmetry, pieces) || !holds(symmetries, symmetry, position, legal, count)) continue;
            for (int i = 0; i < count; i++) {
                smallest[legal[i]] = Math.min(smallest[legal[i]], symmetries.move(symmetry, legal[i]));
            }
        }
        return smallest;
    }

    private static boolean holds(Symmetries symmetries, int symmetry, String pieces) {
        return IntStream.range(0, pieces.length())
                .allMatch(point -> pieces.charAt(point) == pieces.charAt(symmetries.point(symmetry, point)));
    }

    private static boolean holds(Symmetries symmetries, int symmetry, Position position, int[] legal, int count) {
        return IntStream.range(0, count).allMatch(i -> position.isLegal(symmetries.move(symmetry, legal[i])));
    }
}
