package tesuji.endgame.region;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All local positions that were met in one region, and what moves make of them. Searches ask for the same moves again and again, from
 * both sides: a white move is the black one in the mirror image. Owned by one thread.
 */
final class Atlas {
    private static final Prospect NOWHERE = new Prospect(new Spot[0], 0, 0);
    private static final Spot[] NO_PARTS = {};

    private final Terrain terrain;
    private final Counting counting;
    private @Nullable Spot[] slots = new Spot[1 << 8];
    private int size;

    Atlas(Terrain terrain, Counting counting) {
        this.terrain = terrain;
        this.counting = counting;
    }

    Spot spot(LocalPosition at) {
        return spot(at.points(), at.black(), at.white(), at.nearBlack(), at.nearWhite());
    }

    Spot spot(long points, long black, long white, long nearBlack, long nearWhite) {
        int slot = LocalPosition.hash(points, black, white, nearBlack, nearWhite) & (slots.length - 1);
        while (true) {
            Spot known = slots[slot];
            if (known == null) break;
            if (known.is(points, black, white, nearBlack, nearWhite)) return known;
            slot = (slot + 1) & (slots.length - 1);
        }
        Spot spot = new Spot(this, size++, points, black, white, nearBlack, nearWhite);
        slots[slot] = spot;
        if (2 * size > slots.length) grow();
        return spot;
    }

    private void grow() {
        @Nullable Spot[] before = slots;
        slots = new Spot[2 * before.length];
        for (Spot spot : before) {
            if (spot == null) continue;
            int slot = spot.hash & (slots.length - 1);
            while (slots[slot] != null) slot = (slot + 1) & (slots.length - 1);
            slots[slot] = spot;
        }
    }

    /** What comes of a white move; nothing if it is suicide. */
    @Nullable
    Prospect white(Spot at, int index) {
        Prospect mirrored = black(at.mirrored(), index);
        return mirrored == null ? null : mirrored.mirrored();
    }

    /** What comes of a black move; nothing if it is suicide. */
    @Nullable
    Prospect black(Spot at, int index) {
        @Nullable Prospect[] moves = at.moves;
        if (moves == null) {
            moves = new Prospect[Long.bitCount(at.empty)];
            at.moves = moves;
        }
        int place = Long.bitCount(at.empty & (1L << index) - 1);
        Prospect known = moves[place];
        if (known == null) {
            known = played(at, index);
            moves[place] = known;
        }
        return isNowhere(known) ? null : known;
    }

    /** Identity, because a move that fills a last neutral point looks the same. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isNowhere(Prospect prospect) {
        return prospect == NOWHERE;
    }

    private Prospect played(Spot at, int index) {
        long move = 1L << index;
        long black = at.black | move;
        long captured = captured(at, at.white & terrain.near(index), black);
        if (captured == 0) {
            long chain = terrain.flood(move, black);
            boolean breathes = (at.nearBlack & chain) != 0 || (terrain.around(chain) & at.empty & ~move) != 0;
            if (!breathes) return NOWHERE;
        }
        return prospect(at.points, black, at.white & ~captured, at.nearBlack, at.nearWhite, Long.bitCount(captured));
    }

    /** The white stones next to a black move that have lost their last liberty. */
    private long captured(Spot at, long touched, long black) {
        long captured = 0;
        for (long rest = touched; rest != 0; ) {
            long chain = terrain.flood(rest & -rest, at.white);
            rest &= ~chain;
            boolean breathes =
                    (chain & at.nearWhite) != 0 || (terrain.around(chain) & at.points & ~at.white & ~black) != 0;
            if (!breathes) captured |= chain;
        }
        return captured;
    }

    /** Takes out what has become safe and lists what is left, part by part. */
    Prospect prospect(LocalPosition at) {
        return prospect(at.points(), at.black(), at.white(), at.nearBlack(), at.nearWhite(), 0);
    }

    private Prospect prospect(long points, long black, long white, long nearBlack, long nearWhite, int prisoners) {
        long safeBlack = terrain.flood(black & nearBlack, black);
        long safeWhite = terrain.flood(white & nearWhite, white);
        int stones = Long.bitCount(safeBlack) - Long.bitCount(safeWhite);
        long rest = points & ~safeBlack & ~safeWhite;
        long openBlack = black & rest;
        long openWhite = white & rest;
        long byBlack = (nearBlack | terrain.around(safeBlack)) & rest;
        long byWhite = (nearWhite | terrain.around(safeWhite)) & rest;
        long aliveBlack = Eyes.alive(terrain, rest, openBlack, openWhite, byWhite);
        long aliveWhite = Eyes.alive(terrain, rest, openWhite, openBlack, byBlack);
        if ((aliveBlack | aliveWhite) != 0) {
            stones += Long.bitCount(aliveBlack) - Long.bitCount(aliveWhite);
            rest &= ~aliveBlack & ~aliveWhite;
            byBlack = (byBlack | terrain.around(aliveBlack)) & rest;
            byWhite = (byWhite | terrain.around(aliveWhite)) & rest;
        }
        Spot[] parts = parts(rest, openBlack, openWhite, byBlack, byWhite);
        return new Prospect(parts, counting == Counting.AREA ? stones : prisoners, prisoners);
    }

    private Spot[] parts(long points, long black, long white, long nearBlack, long nearWhite) {
        Spot[] parts = NO_PARTS;
        for (long rest = points; rest != 0; ) {
            long part = terrain.flood(rest & -rest, points);
            rest &= ~part;
            parts = Arrays.copyOf(parts, parts.length + 1);
            parts[parts.length - 1] = spot(part, black & part, white & part, nearBlack & part, nearWhite & part);
        }
        return parts;
    }
}
