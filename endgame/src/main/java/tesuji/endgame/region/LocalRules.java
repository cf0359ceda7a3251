package tesuji.endgame.region;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Go within a region: captures, no suicide, and no rule of ko, since either side may move twice in a row
 * here.
 *
 * <p>After every move stones that have joined a safe stone, or have two eyes, become safe themselves and leave the
 * region, which may fall apart by that. What falls apart can be counted apart: this is what makes long corridors easy.
 */
public final class LocalRules {
    private final Terrain terrain;
    private final Counting counting;
    private final Atlas atlas;

    public LocalRules(Terrain terrain, Counting counting) {
        this.terrain = terrain;
        this.counting = counting;
        atlas = new Atlas(terrain, counting);
    }

    public Terrain terrain() {
        return terrain;
    }

    public Counting counting() {
        return counting;
    }

    /**
     * What a move in one's own territory costs. By area it costs nothing, so that there one position is at least as
     * good as another in the sense of scores, with passes free, and not quite in that of games.
     */
    int cost() {
        return counting == Counting.AREA ? 0 : 1;
    }

    /**
     * What a part counts if nobody plays there any more: nothing, or by area stones and what only one side is next to.
     */
    int standing(Spot at) {
        if (counting == Counting.TERRITORY) return 0;
        int area = Long.bitCount(at.black) - Long.bitCount(at.white);
        for (long rest = at.empty; rest != 0; ) {
            long room = terrain.flood(rest & -rest, at.empty);
            rest &= ~room;
            long around = terrain.around(room);
            boolean byBlack = ((around & at.black) | (room & at.nearBlack)) != 0;
            boolean byWhite = ((around & at.white) | (room & at.nearWhite)) != 0;
            if (byBlack != byWhite) area += byBlack ? Long.bitCount(room) : -Long.bitCount(room);
        }
        return area;
    }

    Atlas atlas() {
        return atlas;
    }

    /** What comes of a black move; nothing if it is suicide. */
    public Optional<Outlook> black(LocalPosition at, int index) {
        return outlook(atlas.black(atlas.spot(at), index));
    }

    /** What comes of a white move. */
    public Optional<Outlook> white(LocalPosition at, int index) {
        return outlook(atlas.white(atlas.spot(at), index));
    }

    private static Optional<Outlook> outlook(@Nullable Prospect prospect) {
        return prospect == null ? Optional.empty() : Optional.of(prospect.outlook());
    }

    /** Takes out what has become safe and lists what is left, part by part. */
    public Outlook outlook(LocalPosition at) {
        return atlas.prospect(at).outlook();
    }
}
