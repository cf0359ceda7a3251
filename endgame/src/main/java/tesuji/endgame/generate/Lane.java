package tesuji.endgame.generate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.games.go.Stones;

/**
 * Paths through a wall that will become corridors: no point touches another but the ones before and after it, and every
 * point touches the wall, so that whoever owns the wall can block anywhere.
 */
final class Lane {
    private final Canvas canvas;
    private final Rng rng;
    private final byte owner;
    /** Points of the same region, which only the first point may touch. */
    private final Collection<Integer> apart;

    Lane(Canvas canvas, Rng rng, byte owner, Collection<Integer> apart) {
        this.canvas = canvas;
        this.rng = rng;
        this.owner = owner;
        this.apart = apart;
    }

    /** A path of so many points; {@code through} if its end, too, shall touch the other colour. */
    Optional<List<Integer>> from(int start, int length, boolean through) {
        List<Integer> path = new ArrayList<>(List.of(start));
        while (path.size() < length) {
            boolean last = path.size() == length - 1;
            List<Integer> next = new ArrayList<>();
            for (int point : canvas.near(path.get(path.size() - 1))) {
                boolean meets = canvas.contacts(point, Stones.opponent(owner)) > 0;
                if (isFree(point, path) && meets == (last && through)) next.add(point);
            }
            if (next.isEmpty()) return Optional.empty();
            path.add(next.get(rng.nextInt(next.size())));
        }
        return isWalled(path) ? Optional.of(path) : Optional.empty();
    }

    private boolean isFree(int point, List<Integer> path) {
        if (!canvas.isWall(point, owner) || canvas.isTouched(point) || apart.contains(point)) return false;
        int links = 0;
        for (int other : canvas.near(point)) {
            if (path.contains(other)) links++;
            if (apart.contains(other)) return false;
        }
        return links == 1 && !path.contains(point);
    }

    private boolean isWalled(List<Integer> path) {
        for (int point : path) {
            int walls = 0;
            for (int other : canvas.near(point)) {
                if (canvas.isWall(other, owner) && !path.contains(other) && !apart.contains(other)) walls++;
            }
            if (walls == 0) return false;
        }
        return true;
    }
}
