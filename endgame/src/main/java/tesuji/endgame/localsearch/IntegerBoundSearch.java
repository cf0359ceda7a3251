package tesuji.endgame.localsearch;

import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.Successor;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Whole numbers that a local position is at least worth, found by alternating play: it is worth at least n if Black has
 * an answer to every white move after which it is worth n again, and if it counts n when it is left alone, or Black can
 * move himself for no more than a move in his own territory costs.
 * That is much less work than finding the value, and often all one has to know of a move.
 *
 * <p>A no says nothing: coming back to a position counts as a failure. Where several parts are open, whole numbers say
 * little about their sum, and all but one of them are valued. What was found out stands in the {@link SearchMemory}, so
 * all who search one region share it.
 */
final class IntegerBoundSearch {
    private final LocalGame game;
    private final SearchMemory memory;
    private final LocalRules rules;
    private final Values values;
    private final OwnershipSearch ownership;
    private final long limit;
    /** By the empty points that are left. */
    private final MoveToFrontOrder[] attacks;

    private final MoveToFrontOrder[] replies;
    private long nodes;

    /** Gives up after so many positions, or with the search for owners. */
    IntegerBoundSearch(LocalGame game, OwnershipSearch ownership, long limit) {
        this.game = game;
        this.ownership = ownership;
        this.limit = limit;
        values = game.values();
        memory = game.memory();
        rules = memory.rules();
        attacks = orders(rules.graph().size());
        replies = orders(rules.graph().size());
    }

    private static MoveToFrontOrder[] orders(int size) {
        MoveToFrontOrder[] all = new MoveToFrontOrder[size + 1];
        for (int i = 0; i < all.length; i++) all[i] = new MoveToFrontOrder(size);
        return all;
    }

    /** White's moves that were hard to answer in positions like this. */
    MoveToFrontOrder attacks(LocalNode at) {
        return attacks[Long.bitCount(at.empty())];
    }

    /** Black's moves that were good answers in positions like this. */
    MoveToFrontOrder replies(LocalNode at) {
        return replies[Long.bitCount(at.empty())];
    }

    /** The most that all that is left can be shown to be at least worth. */
    int lower(Successor after) {
        int sum = after.gain();
        for (int i = 0; i < after.size(); i++) sum += lower(after.part(i));
        return sum;
    }

    /** The most that Black can be shown to get at least if he moves first; the worst there is if he cannot move. */
    int lowerMovingFirst(LocalNode at) {
        int most = memory.statics().worst(at);
        for (long rest = at.empty() & ~at.banned(); rest != 0; rest &= rest - 1) {
            Successor after = rules.black(at, Long.numberOfTrailingZeros(rest));
            if (after != null && isAtLeast(after, most + 1)) most = Math.max(most + 1, lower(after));
        }
        return most;
    }

    int lower(LocalNode at) {
        NodeBounds bounds = memory.bounds(at);
        while (bounds.lower < bounds.upper) {
            int middle = (bounds.lower + bounds.upper + 1) >> 1;
            boolean decided = isAtLeast(at, middle) || bounds.upper < middle;
            if (!decided) break;
        }
        return bounds.lower;
    }

    /** Whether the parts are worth at least so much together. */
    boolean isAtLeast(Successor all, int number) {
        if (all.size() == 1) return isAtLeast(all.part(0), number - all.gain());
        if (sum(all) >= number) return true;
        LocalNode only = null;
        int open = 0;
        for (int i = 0; i < all.size(); i++) {
            LocalNode at = all.part(i);
            if (isDecided(at)) continue;
            only = at;
            open++;
        }
        int missing = number - sum(all);
        if (missing <= 0) return true;
        if (only == null) return false;
        if (open == 1) return isAtLeast(only, memory.bounds(only).lower + missing);
        return !hasGivenUp() && game.difference().isAtLeast(all, game.number(number));
    }

    /**
     * More than this several parts are not shown to be worth together. White moves first in one of them only; and if a
     * part falls short of the next whole number it may do so by an infinitesimal, which another part makes up for.
     */
    int upper(Successor all) {
        int most = all.gain();
        int lost = 0;
        for (int i = 0; i < all.size(); i++) {
            NodeBounds part = memory.bounds(all.part(i));
            most += part.staticUpper;
            lost = Math.max(lost, part.staticUpper - part.upper - 1);
        }
        return most - lost;
    }

    /** What is known to be the least, part by part. */
    int sum(Successor all) {
        int sum = all.gain();
        for (int i = 0; i < all.size(); i++) sum += memory.bounds(all.part(i)).lower;
        return sum;
    }

    /** Whether somebody owns a part, which tells what it is worth. */
    private boolean isDecided(LocalNode at) {
        Side owner = ownership.isContested(at) ? null : ownership.owner(at);
        if (owner == null) return false;
        memory.raise(at, ownership.points(at, owner));
        NodeBounds bounds = memory.bounds(at);
        bounds.upper = bounds.lower;
        return true;
    }

    boolean isAtLeast(LocalNode at, int number) {
        NodeBounds bounds = memory.bounds(at);
        if (number <= bounds.lower) return true;
        if (number > bounds.upper || bounds.isOnPath) return false;
        if (isDecided(at)) return number <= bounds.lower;
        nodes++;
        if (hasGivenUp() || !values.lasts()) return false;
        bounds.isOnPath = true;
        try {
            boolean holds = answersAll(at, number) && rests(at, number);
            if (holds) memory.raise(at, number);
            else if (!hasGivenUp()) bounds.upper = Math.min(bounds.upper, number - 1);
            return holds;
        } finally {
            bounds.isOnPath = false;
        }
    }

    /** Whether more might be shown if more were looked at. */
    boolean hasGivenUp() {
        return nodes > limit || ownership.hasGivenUp() || game.isExhausted();
    }

    private boolean answersAll(LocalNode at, int number) {
        int first = memory.attacks.at(at) - 1;
        if (first >= 0 && !isAnswered(at, first, number)) return false;
        for (long rest = first < 0 ? at.empty() : at.empty() & ~(1L << first); rest != 0; ) {
            int move = attacks(at).first(rest);
            rest &= ~(1L << move);
            if (isAnswered(at, move, number)) continue;
            memory.attacks.put(at, move + 1);
            attacks(at).moveToFront(move);
            return false;
        }
        return true;
    }

    private boolean isAnswered(LocalNode at, int move, int number) {
        Successor after = rules.whiteWithBan(at, move);
        return after == null || answers(after, number);
    }

    /**
     * Whether Black may leave a position alone, or can move in it for no more than a move in his own territory costs.
     */
    private boolean rests(LocalNode at, int number) {
        int cost = rules.cost();
        if (rules.standing(at) >= number) return true;
        for (long rest = at.empty() & ~at.banned(); rest != 0; ) {
            int move = replies(at).first(rest);
            rest &= ~(1L << move);
            Successor after = rules.black(at, move);
            if (after != null && isAtLeast(after, number - cost)) return true;
        }
        return false;
    }

    /** Whether Black can reach so many points with a move of his, or has one more already. */
    private boolean answers(Successor after, int number) {
        if (after.size() == 1) return answers(after.part(0), number - after.gain());
        int sum = sum(after);
        if (sum > number) return true;
        int most = after.gain();
        for (int i = 0; i < after.size(); i++) {
            NodeBounds part = memory.bounds(after.part(i));
            if (part.lowerMovingFirst >= number - (sum - part.lower)) return true;
            most += part.staticUpper;
        }
        if (most < number) return false;
        for (int i = 0; i < after.size(); i++) {
            int first = memory.answers.at(after.part(i)) - 1;
            if (first >= 0 && isGood(after, i, first, number)) return true;
        }
        for (int i = 0; i < after.size(); i++) if (answers(after, i, number)) return true;
        return false;
    }

    private boolean answers(Successor after, int part, int number) {
        LocalNode at = after.part(part);
        int tried = memory.answers.at(at) - 1;
        for (long rest = at.empty() & ~at.banned(); rest != 0; ) {
            int reply = replies(at).first(rest);
            rest &= ~(1L << reply);
            if (reply == tried || !isGood(after, part, reply, number)) continue;
            memory.answers.put(at, reply + 1);
            replies(at).moveToFront(reply);
            return true;
        }
        return false;
    }

    private boolean isGood(Successor after, int part, int reply, int number) {
        Successor next = rules.black(after.part(part), reply);
        return next != null && isAtLeast(after.with(part, next), number);
    }

    private boolean answers(LocalNode after, int number) {
        NodeBounds bounds = memory.bounds(after);
        if (bounds.lower > number || bounds.lowerMovingFirst >= number) return true;
        if (bounds.staticUpper < number || bounds.failedMovingFirst <= number) return false;
        int first = memory.answers.at(after) - 1;
        if (first >= 0 && isGood(after, first, number)) return true;
        for (long rest = after.empty() & ~after.banned(); rest != 0; ) {
            int reply = replies(after).first(rest);
            rest &= ~(1L << reply);
            if (reply == first || !isGood(after, reply, number)) continue;
            memory.answers.put(after, reply + 1);
            replies(after).moveToFront(reply);
            return true;
        }
        if (!hasGivenUp()) bounds.failedMovingFirst = Math.min(bounds.failedMovingFirst, number);
        return false;
    }

    private boolean isGood(LocalNode after, int reply, int number) {
        Successor next = rules.black(after, reply);
        if (next == null || !isAtLeast(next, number)) return false;
        NodeBounds bounds = memory.bounds(after);
        bounds.lowerMovingFirst = Math.max(bounds.lowerMovingFirst, number);
        return true;
    }
}
