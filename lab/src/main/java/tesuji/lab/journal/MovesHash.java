package tesuji.lab.journal;

import java.util.HexFormat;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Symmetries;

/** A hash of a sequence of moves, the same for all its images under the symmetries of the board. */
final class MovesHash {
    private MovesHash() {}

    /** Sixteen hexadecimal digits. */
    static String of(Game game, List<Integer> moves) {
        Symmetries symmetries = game.symmetries();
        long least = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
            long hash = 0;
            for (int move : moves) hash = Rng.mix(hash * 31 + symmetries.move(symmetry, move) + 1);
            least = Math.min(least, hash);
        }
        return HexFormat.of().toHexDigits(least);
    }
}
