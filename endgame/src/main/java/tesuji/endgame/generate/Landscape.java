package tesuji.endgame.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.games.go.Stones;

/** Walls of both colours in winding stripes across the board, with two eyes each. */
final class Landscape {
    private static final int NARROWEST = 2;
    private static final int EYES = 2;
    private static final int TRIES = 40;

    private final Rng rng;

    Landscape(Rng rng) {
        this.rng = rng;
    }

    /** A new board; nothing if the eyes found no place. */
    Optional<Canvas> draw(int size) {
        int stripes = 2 + rng.nextInt(Math.max(1, size / 4 - 1));
        Canvas canvas = new Canvas(size, stripes(size, stripes));
        boolean[] done = new boolean[canvas.points()];
        for (int point = 0; point < done.length; point++) {
            if (done[point] || canvas.isOpen(point)) continue;
            boolean[] wall = canvas.wall(point);
            for (int eye = 0; eye < EYES; eye++) if (!openEye(canvas, wall)) return Optional.empty();
            for (int other = 0; other < done.length; other++) done[other] |= wall[other];
        }
        return Optional.of(canvas);
    }

    private byte[] stripes(int size, int stripes) {
        int[] borders = new int[stripes + 1];
        for (int i = 0; i <= stripes; i++) borders[i] = i * size / stripes;
        boolean turned = rng.nextInt(2) == 0;
        int first = rng.nextInt(2);
        byte[] colours = new byte[size * size];
        for (int row = 0; row < size; row++) {
            for (int i = 1; i < stripes; i++) borders[i] = wander(borders, i);
            int stripe = 0;
            for (int column = 0; column < size; column++) {
                while (column >= borders[stripe + 1]) stripe++;
                byte colour = (stripe + first) % 2 == 0 ? Stones.BLACK : Stones.WHITE;
                colours[turned ? column * size + row : row * size + column] = colour;
            }
        }
        return colours;
    }

    /** One step to the side, or none; stripes stay wide enough to hang together. */
    private int wander(int[] borders, int i) {
        int next = borders[i] + rng.nextInt(3) - 1;
        boolean fits = next - borders[i - 1] >= NARROWEST && borders[i + 1] - next >= NARROWEST;
        return fits ? next : borders[i];
    }

    private boolean openEye(Canvas canvas, boolean[] wall) {
        List<Integer> candidates = new ArrayList<>();
        for (int point = 0; point < wall.length; point++) {
            byte colour = canvas.colour(point);
            if (wall[point] && !canvas.isOpen(point) && canvas.contacts(point, colour) == canvas.near(point).length)
                candidates.add(point);
        }
        for (int i = 0; i < TRIES && !candidates.isEmpty(); i++) {
            // eyes on the edge leave more room for the rest
            int point = candidates.get(rng.nextInt(candidates.size()));
            if (canvas.near(point).length == 4 && rng.nextInt(4) != 0) continue;
            if (canvas.open(Map.of(point, Stones.EMPTY))) return true;
        }
        return false;
    }
}
