package tesuji.games.go.score;

import java.util.stream.Stream;
import tesuji.core.base.Rng;
import tesuji.games.go.Stones;

/** Seeded random boards, and the ways to turn them round. */
final class RandomBoards {
    static final int SYMMETRIES = 8;

    private RandomBoards() {}

    /** Boards of sizes 2 to 13 from nearly empty to nearly full, some of one colour only. */
    static Stream<Stones> mixed() {
        return Stream.iterate(1L, seed -> seed + 1).limit(60).map(seed -> {
            Rng rng = new Rng(seed);
            int size = 2 + rng.nextInt(12);
            return board(size, rng, rng.nextDouble(), seed % 10 == 0 ? 0 : rng.nextDouble());
        });
    }

    /** A board whose points are empty with one probability and, if not, black with another. */
    static Stones board(int size, Rng rng, double empty, double black) {
        byte[] colours = new byte[size * size];
        for (int point = 0; point < colours.length; point++) {
            if (rng.nextDouble() < empty) continue;
            colours[point] = rng.nextDouble() < black ? Stones.BLACK : Stones.WHITE;
        }
        return new Stones(size, colours);
    }

    static Stones swapped(Stones stones) {
        byte[] colours = stones.toArray();
        for (int i = 0; i < colours.length; i++) {
            if (colours[i] != Stones.EMPTY) colours[i] = Stones.opponent(colours[i]);
        }
        return new Stones(stones.size(), colours);
    }

    static Stones turned(Stones stones, int symmetry) {
        byte[] colours = new byte[stones.points()];
        for (int point = 0; point < colours.length; point++) {
            colours[image(stones.size(), symmetry, point)] = stones.at(point);
        }
        return new Stones(stones.size(), colours);
    }

    /** Where a symmetry of the square, 0 to 7, takes a point. */
    static int image(int size, int symmetry, int point) {
        int row = point / size;
        int column = point % size;
        if ((symmetry & 1) != 0) row = size - 1 - row;
        if ((symmetry & 2) != 0) column = size - 1 - column;
        return (symmetry & 4) != 0 ? column * size + row : row * size + column;
    }
}
