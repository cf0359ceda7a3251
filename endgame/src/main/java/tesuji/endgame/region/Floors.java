package tesuji.endgame.region;

import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Whole numbers that a local position is at least worth, found by alternating play: it is worth at least n if Black has an answer to
 * every white move after which it is worth n again, and if it counts n when it is left alone, or Black can move himself for a point.
 * That is much less work than finding the value, and often all one has to know of a move.
 *
 * <p>A no says nothing: coming back to a position counts as a failure, and parts are added up as they are. What was found out stands
 * in the spots themselves, so all who search one atlas share it.
 */
final class Floors {
    private final LocalRules rules;
    private final Atlas atlas;
    private final Values values;
    private final Enclosure enclosure;
    private final long limit;
    /** Positions on the way. */
    private final Notes open = new Notes();

    private long nodes;

    /** Gives up after so many positions, or with the enclosure. */
    Floors(LocalRules rules, Values values, Enclosure enclosure, long limit) {
        this.rules = rules;
        this.values = values;
        this.enclosure = enclosure;
        this.limit = limit;
        atlas = rules.atlas();
    }

    boolean isAtMost(Prospect prospect, int number) {
        return isAtLeast(prospect.mirrored(), -number);
    }

    /** The most that a prospect can be shown to be at least worth. */
    int floor(Prospect prospect) {
        int sum = prospect.points;
        for (Spot part : prospect.parts) sum += floor(part);
        return sum;
    }

    int floor(Spot at) {
        while (at.floor < at.ceiling) {
            int middle = (at.floor + at.ceiling + 1) >> 1;
            boolean decided = isAtLeast(at, middle) || at.ceiling < middle;
            if (!decided) break;
        }
        return at.floor;
    }

    /** Whether the parts are worth at least so much together; what is hardest to find out comes last. */
    boolean isAtLeast(Prospect prospect, int number) {
        Spot[] parts = prospect.parts;
        int missing = number - prospect.points;
        int room = 0;
        Spot largest = null;
        int size = -1;
        for (Spot at : parts) {
            missing -= at.floor;
            int most = at.ceiling - at.floor;
            if (most == 0) continue;
            room += most;
            int empty = Long.bitCount(at.empty);
            if (empty > size) {
                size = empty;
                largest = at;
            }
        }
        if (missing <= 0) return true;
        if (largest == null || room < missing) return false;
        for (Spot at : parts) {
            if (at.number == largest.number || at.floor == at.ceiling) continue;
            int before = at.floor;
            missing -= floor(at) - before;
        }
        return missing <= 0 || isAtLeast(largest, largest.floor + missing);
    }

    private boolean isAtLeast(Spot at, int number) {
        if (number <= at.floor) return true;
        if (number > at.ceiling || open.at(at) != 0) return false;
        if (at.ownership != Spot.Ownership.NOBODY) {
            Side owner = enclosure.owner(at);
            if (owner != null) {
                at.floor = enclosure.points(at, owner);
                at.ceiling = at.floor;
                return number <= at.floor;
            }
        }
        nodes++;
        if (!lasts()) return false;
        open.put(at, 1);
        boolean holds = answersAll(at, number) && rests(at, number);
        open.put(at, 0);
        if (holds) at.floor = number;
        else if (lasts()) at.ceiling = number - 1;
        return holds;
    }

    private boolean lasts() {
        return nodes <= limit && !enclosure.hasGivenUp() && values.lasts();
    }

    private boolean answersAll(Spot at, int number) {
        int first = at.attack - 1;
        if (first >= 0 && !isAnswered(at, first, number)) return false;
        for (long rest = at.empty; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (move == first || isAnswered(at, move, number)) continue;
            at.attack = move + 1;
            return false;
        }
        return true;
    }

    private boolean isAnswered(Spot at, int move, int number) {
        Prospect after = atlas.whiteTaking(at, move);
        return after == null || answers(after, number, move);
    }

    /** Whether Black may leave a position alone, or can move in it for a point at most. */
    private boolean rests(Spot at, int number) {
        if (number <= 0 && standing(at) >= number) return true;
        for (long rest = at.empty & ~at.banned; rest != 0; rest &= rest - 1) {
            Prospect after = atlas.black(at, Long.numberOfTrailingZeros(rest));
            if (after != null && isAtLeast(after, number - 1)) return true;
        }
        return false;
    }

    private int standing(Spot at) {
        return rules.counting() == Counting.AREA ? Long.bitCount(at.black) - Long.bitCount(at.white) : 0;
    }

    /** Whether Black can reach so many points with a move of his, or has one more already. */
    private boolean answers(Prospect after, int number, int move) {
        Spot[] parts = after.parts;
        int sum = after.points;
        for (Spot part : parts) sum += part.floor;
        if (sum > number) return true;
        for (Spot part : parts) if (part.reach >= number - (sum - part.floor)) return true;
        for (int i = 0; i < parts.length; i++) {
            int reply = parts[i].answer - 1;
            if (reply >= 0 && isGood(after, i, reply, number)) return true;
        }
        for (Spot part : parts) if (isKnown(part, number - (sum - part.floor))) return true;
        long close = rules.terrain().near(move);
        for (int i = 0; i < parts.length; i++) {
            long replies = parts[i].empty & ~parts[i].banned;
            if (answers(after, i, replies & close, number) || answers(after, i, replies & ~close, number)) return true;
        }
        return false;
    }

    /** Whether a black move in a part is known to be enough. */
    private boolean isKnown(Spot part, int number) {
        for (long rest = part.empty & ~part.banned; rest != 0; rest &= rest - 1) {
            Prospect next = atlas.black(part, Long.numberOfTrailingZeros(rest));
            if (next == null) continue;
            int sum = next.points;
            for (Spot other : next.parts) sum += other.floor;
            if (sum > part.reach) part.reach = sum;
            if (sum >= number) return true;
        }
        return false;
    }

    private boolean answers(Prospect after, int part, long moves, int number) {
        Spot at = after.parts[part];
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int reply = Long.numberOfTrailingZeros(rest);
            if (reply + 1 == at.answer || !isGood(after, part, reply, number)) continue;
            at.answer = reply + 1;
            return true;
        }
        return false;
    }

    private boolean isGood(Prospect after, int part, int reply, int number) {
        Prospect next = atlas.black(after.parts[part], reply);
        if (next == null) return false;
        if (after.parts.length > 1) return isAtLeast(after.with(part, next), number);
        if (!isAtLeast(next, number - after.points)) return false;
        after.parts[0].reach = Math.max(after.parts[0].reach, number - after.points);
        return true;
    }
}
