package tesuji.endgame.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.sum.ChainTheorem;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * Puts a chain into a wall of the other colour: a point by which it can be connected, and corridors into which it can
 * push.
 */
final class ChainPlanter {
    private static final int SHORTEST_CHAIN = 3;
    private static final int MOST_CORRIDORS = 3;
    private static final int TRIES = 12;

    private final Canvas canvas;
    private final Rng rng;
    private final int longest;

    private final List<Integer> region = new ArrayList<>();
    private final List<Integer> chain = new ArrayList<>();
    private final List<Integer> blocked = new ArrayList<>();
    private final List<Integer> unblocked = new ArrayList<>();

    ChainPlanter(Canvas canvas, Rng rng, int longest) {
        this.canvas = canvas;
        this.rng = rng;
        this.longest = longest;
    }

    /** A chain of this colour that is connected at this point of its own wall. */
    Optional<Planted> plant(int link, byte colour) {
        byte enemy = Stones.opponent(colour);
        boolean border = canvas.contacts(link, enemy) == 1 && canvas.contacts(link, colour) > 0;
        if (!border || !growChain(link, colour)) return Optional.empty();
        int corridors = 1 + rng.nextInt(MOST_CORRIDORS);
        for (int i = 0; i < TRIES && blocked.size() + unblocked.size() < corridors; i++) dig(enemy);
        if (blocked.size() + unblocked.size() == 0) return Optional.empty();
        Map<Integer, Byte> content = new HashMap<>();
        for (int point : region) content.put(point, chain.contains(point) ? colour : Stones.EMPTY);
        if (!canvas.open(content)) return Optional.empty();
        Dyadic number = new ChainTheorem(blocked, unblocked).number();
        Side side = colour == Stones.BLACK ? Side.BLACK : Side.WHITE;
        // the theorem is about a white chain
        Dyadic chilled = side == Side.WHITE ? number : number.negated();
        return Optional.of(new Planted(Feature.CHAIN, side, region, null, chilled));
    }

    private boolean growChain(int link, byte colour) {
        region.add(link);
        int length = SHORTEST_CHAIN + rng.nextInt(2);
        int from = link;
        while (chain.size() < length) {
            List<Integer> next = new ArrayList<>();
            for (int point : canvas.near(from)) if (isInside(point, from, link, colour)) next.add(point);
            if (next.isEmpty()) return false;
            from = next.get(rng.nextInt(next.size()));
            chain.add(from);
            region.add(from);
        }
        return true;
    }

    /** A stone of the enemy's wall that touches nothing else but that wall and the chain. */
    private boolean isInside(int point, int from, int link, byte colour) {
        if (!canvas.isWall(point, Stones.opponent(colour)) || canvas.isTouched(point) || region.contains(point)) {
            return false;
        }
        for (int other : canvas.near(point)) {
            boolean own = canvas.isWall(other, colour) || other == link;
            if (own && other != from) return false;
        }
        return true;
    }

    private void dig(byte enemy) {
        int from = chain.get(rng.nextInt(chain.size()));
        int[] near = canvas.near(from);
        int start = near[rng.nextInt(near.length)];
        if (!canvas.isWall(start, enemy) || canvas.isTouched(start) || region.contains(start)) return;
        if (canvas.contacts(start, Stones.opponent(enemy)) > 0) return;
        for (int other : canvas.near(start)) if (region.contains(other) && !chain.contains(other)) return;
        boolean through = rng.nextInt(3) == 0;
        int length = (through ? 2 : 1) + rng.nextInt(longest);
        Optional<List<Integer>> path = new Lane(canvas, rng, enemy, region).from(start, length, through);
        if (path.isEmpty()) return;
        region.addAll(path.get());
        if (through) unblocked.add(length);
        else blocked.add(length);
    }
}
