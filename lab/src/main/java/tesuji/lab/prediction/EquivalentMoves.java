package tesuji.lab.prediction;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Symmetries;

/** Moves that are the same move, because a symmetry of the position turns one into the other. */
public final class EquivalentMoves {
    private EquivalentMoves() {}

    /** This move and all that symmetries of the position make of it. */
    public static Set<Integer> of(Position position, int move) {
        Game game = position.game();
        Symmetries symmetries = game.symmetries();
        String pieces = game.notation().picture(position).pieces();
        Set<Integer> moves = new HashSet<>(Set.of(move));
        for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
            int image = symmetries.move(symmetry, move);
            if (holds(symmetries, symmetry, pieces) && position.isLegal(image)) moves.add(image);
        }
        return moves;
    }

    private static boolean holds(Symmetries symmetries, int symmetry, String pieces) {
        return IntStream.range(0, pieces.length())
                .allMatch(point -> pieces.charAt(point) == pieces.charAt(symmetries.point(symmetry, point)));
    }
}
