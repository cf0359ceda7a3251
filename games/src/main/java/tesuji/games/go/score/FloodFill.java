package tesuji.games.go.score;

import tesuji.games.go.Stones;

/**
 * Flood fill: an empty region belongs to the only colour that borders it (Śliwa 2013, §6.3.1).
 *
 * <p>This is area counting itself, once the dead stones are gone, and the count of Tromp and Taylor as it stands.
 */
public record FloodFill() implements Estimator {
    @Override
    public String name() {
        return "flood";
    }

    @Override
    public int[] estimate(Stones stones) {
        int[] values = Estimator.signs(stones);
        Partition parts = Partition.byColour(stones);
        for (int part = 0; part < parts.count(); part++) {
            if (stones.at(parts.point(part, 0)) != Stones.EMPTY) continue;
            int owner = Estimator.sign(border(stones, parts, part));
            for (int i = 0; i < parts.size(part); i++) values[parts.point(part, i)] = owner;
        }
        return values;
    }

    /** The colour of all stones that touch an empty region; {@link Stones#EMPTY} if there are none, or of both. */
    private static byte border(Stones stones, Partition parts, int region) {
        int[] near = new int[4];
        byte border = Stones.EMPTY;
        for (int i = 0; i < parts.size(region); i++) {
            int degree = stones.neighbours(parts.point(region, i), near);
            for (int j = 0; j < degree; j++) {
                byte colour = stones.at(near[j]);
                if (colour == Stones.EMPTY || colour == border) continue;
                if (border != Stones.EMPTY) return Stones.EMPTY;
                border = colour;
            }
        }
        return border;
    }
}
