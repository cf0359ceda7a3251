package tesuji.endgame.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Puts regions of every kind but chains between the walls. */
final class Planter {
    private static final int MOST_BAIT = 3;
    private static final int LARGEST_ROOM = 6;

    private final Canvas canvas;
    private final Rng rng;
    private final int longest;

    Planter(Canvas canvas, Rng rng, int longest) {
        this.canvas = canvas;
        this.rng = rng;
        this.longest = longest;
    }

    /** A region somewhere, if there was room where it was tried. */
    Optional<Planted> plant(Feature feature) {
        int start = rng.nextInt(canvas.points());
        if (canvas.isOpen(start) || canvas.isTouched(start)) return Optional.empty();
        byte owner = canvas.colour(start);
        if (feature == Feature.CHAIN) return new ChainPlanter(canvas, rng, longest).plant(start, owner);
        if (canvas.contacts(start, owner) == 0 || canvas.contacts(start, Stones.opponent(owner)) == 0) {
            return Optional.empty();
        }
        return switch (feature) {
            case DAME -> corridor(feature, start, owner, 1, 0);
            case CORRIDOR -> corridor(feature, start, owner, 1 + rng.nextInt(longest), 0);
            case PASSAGE -> corridor(feature, start, owner, 2 + rng.nextInt(Math.max(1, longest - 1)), 0);
            case BAIT -> corridor(feature, start, owner, 1 + rng.nextInt(longest), 1 + rng.nextInt(MOST_BAIT));
            default -> room(start);
        };
    }

    private Optional<Planted> corridor(Feature feature, int start, byte owner, int length, int stones) {
        Optional<List<Integer>> path = new Lane(canvas, rng, owner, List.of())
                .from(start, length + stones, /* through= */ feature == Feature.PASSAGE);
        if (path.isEmpty()) return Optional.empty();
        Map<Integer, Byte> content = new HashMap<>();
        for (int i = 0; i < length + stones; i++) {
            content.put(path.get().get(i), i < length ? Stones.EMPTY : Stones.opponent(owner));
        }
        if (!canvas.open(content)) return Optional.empty();
        Side side = owner == Stones.BLACK ? Side.BLACK : Side.WHITE;
        Worth worth = switch (feature) {
            case DAME -> Worth.DAME;
            case PASSAGE -> Worth.unblocked(length);
            case BAIT -> Worth.bait(length, stones);
            default -> Worth.blocked(length);
        };
        boolean hot = length == 1 && stones > 1;
        Dyadic chilled = hot ? null : worth.of(side).chilled();
        return Optional.of(new Planted(feature, side, path.get(), worth.of(side).game(), chilled));
    }

    /** Points around a place where both colours meet, some of them with stones. */
    private Optional<Planted> room(int start) {
        int size = 2 + rng.nextInt(LARGEST_ROOM - 1);
        List<Integer> points = new ArrayList<>(List.of(start));
        for (int i = 0; i < 4 * size && points.size() < size; i++) {
            int[] near = canvas.near(points.get(rng.nextInt(points.size())));
            int next = near[rng.nextInt(near.length)];
            if (!canvas.isOpen(next) && !canvas.isTouched(next) && !points.contains(next)) points.add(next);
        }
        Map<Integer, Byte> content = new HashMap<>();
        for (int point : points) content.put(point, content());
        if (!breathes(points, content) || !canvas.open(content)) return Optional.empty();
        Side owner = canvas.colour(start) == Stones.WHITE ? Side.WHITE : Side.BLACK;
        return Optional.of(new Planted(Feature.ROOM, owner, points, null, null));
    }

    private byte content() {
        int dice = rng.nextInt(6);
        return dice == 0 ? Stones.BLACK : dice == 1 ? Stones.WHITE : Stones.EMPTY;
    }

    /** Whether every stone of the room reaches an empty point of it, or a wall, through stones of its colour. */
    private boolean breathes(List<Integer> points, Map<Integer, Byte> content) {
        List<Integer> safe = new ArrayList<>();
        for (int point : points) if (content.getOrDefault(point, Stones.EMPTY) == Stones.EMPTY) safe.add(point);
        if (safe.isEmpty()) return false;
        for (boolean grown = true; grown; ) {
            grown = false;
            for (int point : points) {
                if (safe.contains(point) || !reaches(point, content, safe)) continue;
                safe.add(point);
                grown = true;
            }
        }
        return safe.size() == points.size();
    }

    private boolean reaches(int point, Map<Integer, Byte> content, List<Integer> safe) {
        byte colour = content.getOrDefault(point, Stones.EMPTY);
        for (int other : canvas.near(point)) {
            byte there = content.getOrDefault(other, canvas.colour(other));
            boolean wall = !content.containsKey(other);
            if (there == Stones.EMPTY || (there == colour && (wall || safe.contains(other)))) return true;
        }
        return false;
    }
}
