package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.games.go.Stones;

/** Small random positions with safe stones around. */
final class Patches {
    private Patches() {}

    /** A random patch of a board with random stones in it and random safe stones around, more of them black. */
    static Optional<LocalPosition> random(Terrain terrain, Rng rng) {
        return random(terrain, rng, 6, 8, 3);
    }

    /** The same with many stones and with few safe ones around. */
    static Optional<LocalPosition> crowded(Terrain terrain, Rng rng) {
        return random(terrain, rng, 3, 4, 4);
    }

    /** One point in so many has a stone of each colour; so many of twelve points are next to a safe stone. */
    private static Optional<LocalPosition> random(Terrain terrain, Rng rng, int pieces, int byBlack, int byWhite) {
        long black = 0;
        long white = 0;
        long nearBlack = 0;
        long nearWhite = 0;
        for (int i = 0; i < terrain.size(); i++) {
            long bit = 1L << i;
            int piece = rng.nextInt(pieces);
            if (piece == 0) black |= bit;
            if (piece == 1) white |= bit;
            if (rng.nextInt(12) < byBlack) nearBlack |= bit;
            if (rng.nextInt(12) < byWhite) nearWhite |= bit;
        }
        long all = (1L << terrain.size()) - 1;
        LocalPosition at = new LocalPosition(all, black, white, nearBlack, nearWhite);
        for (long stones : new long[] {black, white}) {
            for (long rest = stones; rest != 0; rest &= rest - 1) {
                long chain = terrain.flood(rest & -rest, stones);
                if ((terrain.around(chain) & at.empty()) == 0) return Optional.empty();
            }
        }
        return Optional.of(at);
    }

    static Terrain terrain(int rows, int columns) {
        Stones board = new Stones(9, new byte[81]);
        List<Integer> points = new ArrayList<>();
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++) points.add(9 * row + column);
        return new Terrain(board, points.stream().mapToInt(Integer::intValue).toArray());
    }
}
