package tesuji.endgame.region;

import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Whole numbers that a local position is at least worth, found by alternating play: it is worth at least n if Black has
 * an answer to every white move after which it is worth n again, and if it counts n when it is left alone, or Black can
 * move himself for no more than a move in his own territory costs.
 * That is much less work than finding the value, and often all one has to know of a move.
 *
 * <p>A no says nothing: coming back to a position counts as a failure. Where several parts are open, whole numbers say
 * little about their sum, and all but one of them are valued. What was found out stands in the spots themselves, so all
 * who search one atlas share it.
 */
final class Floors {
    private final LocalGame game;
    private final Atlas atlas;
    private final Values values;
    private final Enclosure enclosure;
    private final long limit;
    /** By the empty points that are left. */
    private final Preference[] attacks;

    private final Preference[] replies;
    private long nodes;

    /** Gives up after so many positions, or with the enclosure. */
    Floors(LocalGame game, Enclosure enclosure, long limit) {
        this.game = game;
        this.enclosure = enclosure;
        this.limit = limit;
        values = game.values();
        atlas = game.rules().atlas();
        attacks = preferences(game.rules().terrain().size());
        replies = preferences(game.rules().terrain().size());
    }

    private static Preference[] preferences(int size) {
        Preference[] all = new Preference[size + 1];
        for (int i = 0; i < all.length; i++) all[i] = new Preference(size);
        return all;
    }

    /** White's moves that were hard to answer in positions like this. */
    Preference attacks(Spot at) {
        return attacks[Long.bitCount(at.empty)];
    }

    /** Black's moves that were good answers in positions like this. */
    Preference replies(Spot at) {
        return replies[Long.bitCount(at.empty)];
    }

    /** The most that a prospect can be shown to be at least worth. */
    int floor(Prospect prospect) {
        int sum = prospect.gain();
        for (int i = 0; i < prospect.size(); i++) sum += floor(prospect.part(i));
        return sum;
    }

    /** The most that Black can be shown to get at least if he moves first; the worst there is if he cannot move. */
    int reach(Spot at) {
        int most = atlas.worst(at);
        for (long rest = at.empty & ~at.banned; rest != 0; rest &= rest - 1) {
            Prospect after = atlas.black(at, Long.numberOfTrailingZeros(rest));
            if (after != null && isAtLeast(after, most + 1)) most = Math.max(most + 1, floor(after));
        }
        return most;
    }

    int floor(Spot at) {
        while (at.floor < at.ceiling) {
            int middle = (at.floor + at.ceiling + 1) >> 1;
            boolean decided = isAtLeast(at, middle) || at.ceiling < middle;
            if (!decided) break;
        }
        return at.floor;
    }

    /** Whether the parts are worth at least so much together. */
    boolean isAtLeast(Prospect prospect, int number) {
        if (prospect.size() == 1) return isAtLeast(prospect.part(0), number - prospect.gain());
        if (sum(prospect) >= number) return true;
        Spot only = null;
        int open = 0;
        for (int i = 0; i < prospect.size(); i++) {
            Spot at = prospect.part(i);
            if (isDecided(at)) continue;
            only = at;
            open++;
        }
        int missing = number - sum(prospect);
        if (missing <= 0) return true;
        if (only == null) return false;
        if (open == 1) return isAtLeast(only, only.floor + missing);
        return !hasGivenUp() && game.comparison().isAtLeast(prospect, game.number(number));
    }

    /**
     * More than this several parts are not shown to be worth together. White moves first in one of them only; and if a
     * part falls short of the next whole number it may do so by an infinitesimal, which another part makes up for.
     */
    int ceiling(Prospect prospect) {
        int hope = prospect.gain();
        int lost = 0;
        for (int i = 0; i < prospect.size(); i++) {
            Spot part = prospect.part(i);
            hope += part.hope;
            lost = Math.max(lost, part.hope - part.ceiling - 1);
        }
        return hope - lost;
    }

    /** What is known to be the least, part by part. */
    static int sum(Prospect prospect) {
        int sum = prospect.gain();
        for (int i = 0; i < prospect.size(); i++) sum += prospect.part(i).floor;
        return sum;
    }

    /** Whether somebody owns a part, which tells what it is worth. */
    private boolean isDecided(Spot at) {
        Side owner = at.ownership == Spot.Ownership.NOBODY ? null : enclosure.owner(at);
        if (owner == null) return false;
        at.raise(enclosure.points(at, owner));
        at.ceiling = at.floor;
        return true;
    }

    boolean isAtLeast(Spot at, int number) {
        if (number <= at.floor) return true;
        if (number > at.ceiling || at.isOnTheWay) return false;
        if (isDecided(at)) return number <= at.floor;
        nodes++;
        if (hasGivenUp() || !values.lasts()) return false;
        at.isOnTheWay = true;
        try {
            boolean holds = answersAll(at, number) && rests(at, number);
            if (holds) at.raise(number);
            else if (!hasGivenUp()) at.ceiling = Math.min(at.ceiling, number - 1);
            return holds;
        } finally {
            at.isOnTheWay = false;
        }
    }

    /** Whether more might be shown if more were looked at. */
    boolean hasGivenUp() {
        return nodes > limit || enclosure.hasGivenUp();
    }

    private boolean answersAll(Spot at, int number) {
        int first = at.attack - 1;
        if (first >= 0 && !isAnswered(at, first, number)) return false;
        for (long rest = first < 0 ? at.empty : at.empty & ~(1L << first); rest != 0; ) {
            int move = attacks(at).first(rest);
            rest &= ~(1L << move);
            if (isAnswered(at, move, number)) continue;
            at.attack = move + 1;
            attacks(at).praise(move);
            return false;
        }
        return true;
    }

    private boolean isAnswered(Spot at, int move, int number) {
        Prospect after = atlas.whiteTaking(at, move);
        return after == null || answers(after, number);
    }

    /**
     * Whether Black may leave a position alone, or can move in it for no more than a move in his own territory costs.
     */
    private boolean rests(Spot at, int number) {
        int cost = game.rules().cost();
        if (game.rules().standing(at) >= number) return true;
        for (long rest = at.empty & ~at.banned; rest != 0; ) {
            int move = replies(at).first(rest);
            rest &= ~(1L << move);
            Prospect after = atlas.black(at, move);
            if (after != null && isAtLeast(after, number - cost)) return true;
        }
        return false;
    }

    /** Whether Black can reach so many points with a move of his, or has one more already. */
    private boolean answers(Prospect after, int number) {
        if (after.size() == 1) return answers(after.part(0), number - after.gain());
        int sum = sum(after);
        if (sum > number) return true;
        int hope = after.gain();
        for (int i = 0; i < after.size(); i++) {
            Spot part = after.part(i);
            if (part.reach >= number - (sum - part.floor)) return true;
            hope += part.hope;
        }
        if (hope < number) return false;
        for (int i = 0; i < after.size(); i++) {
            int first = after.part(i).answer - 1;
            if (first >= 0 && isGood(after, i, first, number)) return true;
        }
        for (int i = 0; i < after.size(); i++) if (answers(after, i, number)) return true;
        return false;
    }

    private boolean answers(Prospect after, int part, int number) {
        Spot at = after.part(part);
        for (long rest = at.empty & ~at.banned; rest != 0; ) {
            int reply = replies(at).first(rest);
            rest &= ~(1L << reply);
            if (reply + 1 == at.answer || !isGood(after, part, reply, number)) continue;
            at.answer = reply + 1;
            replies(at).praise(reply);
            return true;
        }
        return false;
    }

    private boolean isGood(Prospect after, int part, int reply, int number) {
        Prospect next = atlas.black(after.part(part), reply);
        return next != null && isAtLeast(after.with(part, next), number);
    }

    private boolean answers(Spot after, int number) {
        if (after.floor > number || after.reach >= number) return true;
        if (after.hope < number || after.beyond <= number) return false;
        int first = after.answer - 1;
        if (first >= 0 && isGood(after, first, number)) return true;
        for (long rest = after.empty & ~after.banned; rest != 0; ) {
            int reply = replies(after).first(rest);
            rest &= ~(1L << reply);
            if (reply == first || !isGood(after, reply, number)) continue;
            after.answer = reply + 1;
            replies(after).praise(reply);
            return true;
        }
        if (!hasGivenUp()) after.beyond = Math.min(after.beyond, number);
        return false;
    }

    private boolean isGood(Spot after, int reply, int number) {
        Prospect next = atlas.black(after, reply);
        if (next == null || !isAtLeast(next, number)) return false;
        after.reach = Math.max(after.reach, number);
        return true;
    }
}
