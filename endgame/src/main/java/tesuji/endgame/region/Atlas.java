package tesuji.endgame.region;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All local positions that were met in one region, and what moves make of them, since searches ask for the same moves
 * again and again. Owned by one thread.
 */
final class Atlas {
    private static final Prospect NOWHERE = new Remains(new Spot[0], 0, 0, 0);
    private static final Spot[] NO_PARTS = {};

    private final Terrain terrain;
    private final Counting counting;
    private final LocalBenson benson;
    private @Nullable Spot[] slots = new Spot[1 << 8];
    private int size;
    private long made;

    Atlas(Terrain terrain, Counting counting) {
        this.terrain = terrain;
        this.counting = counting;
        benson = new LocalBenson(terrain);
    }

    /** How many moves have been made: what searches cost, in time and in memory. */
    long made() {
        return made;
    }

    Spot spot(LocalPosition at) {
        return spot(at.points(), at.black(), at.white(), at.nearBlack(), at.nearWhite(), 0);
    }

    Spot spot(long points, long black, long white, long nearBlack, long nearWhite, long banned) {
        int slot = Spot.hash(points, black, white, nearBlack, nearWhite, banned) & (slots.length - 1);
        while (true) {
            Spot known = slots[slot];
            if (known == null) break;
            if (known.is(points, black, white, nearBlack, nearWhite, banned)) return known;
            slot = (slot + 1) & (slots.length - 1);
        }
        Spot spot = new Spot(this, size++, points, black, white, nearBlack, nearWhite, banned);
        appraise(spot);
        slots[slot] = spot;
        if (2 * size > slots.length) grow();
        return spot;
    }

    /** Bounds that need no search. */
    private void appraise(Spot spot) {
        long linked = linked(spot, spot.white, spot.nearWhite);
        long near = spot.nearWhite | terrain.around(linked);
        spot.hope = counting.most(spot.points, spot.empty & ~lost(spot, near), spot.white & ~linked);
        spot.ceiling = spot.hope - inroad(spot, spot.white & ~linked, spot.nearWhite, spot.empty & ~near);
        linked = linked(spot, spot.black, spot.nearBlack);
        near = spot.nearBlack | terrain.around(linked);
        spot.floor = least(spot, linked);
        boolean canBegin = spot.banned == 0 && lost(spot, spot.nearBlack) != 0;
        if (canBegin) {
            // the stone stands on a point that White could not have had, so it costs Black nothing
            spot.reach = spot.floor + inroad(spot, spot.black & ~linked, spot.nearBlack, spot.empty & ~near);
        }
    }

    /**
     * Stones that are as good as safe if every move may be answered; by area they make no difference to these bounds.
     */
    private long linked(Spot at, long stones, long near) {
        boolean isOfUse = at.banned == 0 && counting == Counting.TERRITORY;
        return isOfUse ? Links.linked(terrain, stones, at.empty, near) : 0;
    }

    /**
     * Points that can never be territory of one side, since they are next to safe stones of the other; by area it may
     * stand there.
     */
    private long lost(Spot at, long near) {
        return counting == Counting.AREA ? 0 : at.empty & near;
    }

    /**
     * How much one side can take from the other's hopes with one stone that is safe at once: the stones that it
     * connects, which are not captured any more, and the hoped-for points next to all of them.
     */
    private int inroad(Spot at, long stones, long near, long hoped) {
        int most = 0;
        for (long rest = lost(at, near); rest != 0; rest &= rest - 1) {
            long around = terrain.near(Long.numberOfTrailingZeros(rest));
            long joined = terrain.flood(around & stones, stones);
            long points = (around | terrain.around(joined)) & hoped;
            most = Math.max(most, 2 * Long.bitCount(joined) + Long.bitCount(points));
        }
        return most;
    }

    /**
     * What a part is at least worth, though all goes wrong for Black. White's stones on points that can be hers cost
     * her one of them each, captures included. Those on points next to safe black stones cost her nothing, but Black
     * has an answer on another such point, which costs him nothing either and is never banned, as no stone is captured
     * there; only when White takes the last of them he may have to play elsewhere, once. No white move leaves less than
     * this, all parts taken together.
     */
    int worst(Spot at) {
        return least(at, 0);
    }

    /**
     * The same if Black answers to keep what is linked: to a white stone on one point of a link on the other one. As
     * long as there are links his answers to other moves may be there, too.
     */
    private int least(Spot at, long linked) {
        long lost = lost(at, at.nearBlack | terrain.around(linked));
        return -counting.most(at.points, at.empty & ~lost, at.black & ~linked) - (lost == 0 ? 0 : 1);
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

    /** What comes of a white move, with a ban for Black to retake a ko at once. */
    @Nullable
    Prospect whiteTaking(Spot at, int index) {
        Prospect after = white(at, index);
        return after == null || after.ko() == 0 ? after : after.banning(at.banned | after.ko());
    }

    /** What comes of a white move; nothing if it is suicide. */
    @Nullable
    Prospect white(Spot at, int index) {
        if (at.whiteMoves == null) at.whiteMoves = new Prospect[Long.bitCount(at.empty)];
        int place = place(at, index);
        Prospect known = at.whiteMoves[place];
        if (known == null) {
            known = whitePlayed(at, index);
            at.whiteMoves[place] = known;
        }
        return isNowhere(known) ? null : known;
    }

    /** What comes of a black move; nothing if it is suicide. */
    @Nullable
    Prospect black(Spot at, int index) {
        if (at.blackMoves == null) at.blackMoves = new Prospect[Long.bitCount(at.empty)];
        int place = place(at, index);
        Prospect known = at.blackMoves[place];
        if (known == null) {
            known = blackPlayed(at, index);
            at.blackMoves[place] = known;
        }
        return isNowhere(known) ? null : known;
    }

    private static int place(Spot at, int index) {
        return Long.bitCount(at.empty & (1L << index) - 1);
    }

    /** Identity, because a move that fills a last neutral point looks the same. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isNowhere(Prospect prospect) {
        return prospect == NOWHERE;
    }

    private Prospect blackPlayed(Spot at, int index) {
        long black = at.black | 1L << index;
        long captured = captured(at.points, index, black, at.white, at.nearWhite);
        if (captured == 0 && isSuicide(at, index, black, at.nearBlack)) return NOWHERE;
        int prisoners = Long.bitCount(captured);
        long ko = prisoners == 1 && isKo(at, index, at.black, at.nearBlack) ? captured : 0;
        return prospect(at.points, black, at.white & ~captured, at.nearBlack, at.nearWhite, prisoners, ko);
    }

    private Prospect whitePlayed(Spot at, int index) {
        long white = at.white | 1L << index;
        long captured = captured(at.points, index, white, at.black, at.nearBlack);
        if (captured == 0 && isSuicide(at, index, white, at.nearWhite)) return NOWHERE;
        int prisoners = Long.bitCount(captured);
        long ko = prisoners == 1 && isKo(at, index, at.white, at.nearWhite) ? captured : 0;
        return prospect(at.points, at.black & ~captured, white, at.nearBlack, at.nearWhite, -prisoners, ko);
    }

    private boolean isSuicide(Spot at, int index, long stones, long near) {
        if ((terrain.near(index) & at.empty) != 0) return false;
        long move = 1L << index;
        long chain = terrain.flood(move, stones);
        return (near & chain) == 0 && (terrain.around(chain) & at.empty & ~move) == 0;
    }

    /** Whether the stone that has captured one can be captured in turn by one on the same point. */
    private boolean isKo(Spot at, int index, long friends, long near) {
        return (terrain.near(index) & (friends | at.empty)) == 0 && (near >> index & 1) == 0;
    }

    /** The stones of the other side next to a move that have lost their last liberty. */
    private long captured(long points, int index, long stones, long others, long near) {
        long captured = 0;
        for (long rest = others & terrain.near(index); rest != 0; ) {
            long chain = terrain.flood(rest & -rest, others);
            rest &= ~chain;
            boolean breathes = (chain & near) != 0 || (terrain.around(chain) & points & ~others & ~stones) != 0;
            if (!breathes) captured |= chain;
        }
        return captured;
    }

    /** Takes out what has become safe and lists what is left, part by part. */
    Prospect prospect(LocalPosition at) {
        return prospect(at.points(), at.black(), at.white(), at.nearBlack(), at.nearWhite(), 0, 0);
    }

    private Prospect prospect(
            long points, long black, long white, long nearBlack, long nearWhite, int prisoners, long ko) {
        made++;
        long safeBlack = terrain.flood(black & nearBlack, black);
        long safeWhite = terrain.flood(white & nearWhite, white);
        int stones = Long.bitCount(safeBlack) - Long.bitCount(safeWhite);
        long rest = points & ~safeBlack & ~safeWhite;
        long openBlack = black & rest;
        long openWhite = white & rest;
        long byBlack = (nearBlack | terrain.around(safeBlack)) & rest;
        long byWhite = (nearWhite | terrain.around(safeWhite)) & rest;
        long aliveBlack = benson.alive(rest, openBlack, openWhite, byWhite);
        long aliveWhite = benson.alive(rest, openWhite, openBlack, byBlack);
        if ((aliveBlack | aliveWhite) != 0) {
            stones += Long.bitCount(aliveBlack) - Long.bitCount(aliveWhite);
            rest &= ~aliveBlack & ~aliveWhite;
            byBlack = (byBlack | terrain.around(aliveBlack)) & rest;
            byWhite = (byWhite | terrain.around(aliveWhite)) & rest;
        }
        int gain = counting == Counting.AREA ? stones : prisoners;
        if (rest == 0) return new Remains(NO_PARTS, gain, prisoners, ko);
        long first = terrain.flood(rest & -rest, rest);
        Spot part = spot(first, openBlack & first, openWhite & first, byBlack & first, byWhite & first, 0);
        if (first != rest) {
            Spot[] parts = parts(part, rest & ~first, openBlack, openWhite, byBlack, byWhite);
            return new Remains(parts, gain, prisoners, ko);
        }
        boolean isQuiet = gain == 0 && prisoners == 0 && ko == 0;
        return isQuiet ? part : new Remains(new Spot[] {part}, gain, prisoners, ko);
    }

    /** A part, and those that the other points make up. */
    private Spot[] parts(Spot first, long points, long black, long white, long nearBlack, long nearWhite) {
        Spot[] parts = {first};
        for (long rest = points; rest != 0; ) {
            long part = terrain.flood(rest & -rest, points);
            rest &= ~part;
            parts = Arrays.copyOf(parts, parts.length + 1);
            parts[parts.length - 1] = spot(part, black & part, white & part, nearBlack & part, nearWhite & part, 0);
        }
        return parts;
    }
}
