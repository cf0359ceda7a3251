package tesuji.endgame.localsearch;

import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.Successor;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Whether a local position is at least worth a given game, without finding out what it is worth: Black must have an
 * answer to everything White can do in the difference of the two, here or there (Conway 1976, ch. 7). A game that is
 * near the value of a position has few options, while the position has one for every empty point; so this takes a small
 * part of the work.
 *
 * <p>A yes is certain. A no is not: coming back to a position counts as a failure, and all kos are lost, as in
 * {@link LocalGame}.
 */
final class DifferenceGame {
    private final LocalGame game;
    private final SearchMemory memory;
    private final IntegerBoundSearch integers;
    private final Values values;
    private final long limit;
    private final IntegerBounds bounds;
    private final ComparisonCache known = new ComparisonCache();
    private long nodes;

    /** Gives up after so many positions, or with the game. */
    DifferenceGame(LocalGame game, IntegerBoundSearch integers, long limit) {
        this.game = game;
        this.integers = integers;
        memory = game.memory();
        this.limit = limit;
        values = game.values();
        bounds = new IntegerBounds(values);
    }

    IntegerBounds bounds() {
        return bounds;
    }

    /**
     * Whether Black, who is to move, has a move in the difference of this and a game after which he has no less than
     * the game.
     */
    boolean isAnswered(Successor after, int value) {
        int low = bounds.below(value);
        if (integers.sum(after) > low || isKnownToBeAnswered(after, value)) return true;
        if (integers.isAtLeast(after, low + 1)) return true;
        for (int i = 0; i < after.size(); i++) {
            int reply = memory.answers.at(after.part(i)) - 1;
            if (reply >= 0 && isGood(after, i, reply, value)) return true;
        }
        for (int i = 0; i < after.size(); i++) if (isAnswered(after, i, value)) return true;
        for (int i = 0; i < values.rightCount(value); i++) {
            if (isAtLeast(after, values.right(value, i))) return true;
        }
        return false;
    }

    /** Whether the reply that was good before is known to be good here. */
    private boolean isKnownToBeAnswered(Successor after, int value) {
        if (!(after instanceof LocalNode at) || memory.answers.at(at) == 0) return false;
        Successor next = game.play(at, memory.answers.at(at) - 1, Side.BLACK);
        if (next == null) return false;
        if (integers.sum(next) >= bounds.above(value)) return true;
        return next instanceof LocalNode found && isProven(found, known.at(found, value), value);
    }

    private boolean isAnswered(Successor after, int part, int value) {
        LocalNode at = after.part(part);
        MoveToFrontOrder order = integers.replies(at);
        int tried = memory.answers.at(at) - 1;
        for (long rest = at.empty(); rest != 0; ) {
            int reply = order.first(rest);
            rest &= ~(1L << reply);
            if (reply == tried || !isGood(after, part, reply, value)) continue;
            memory.answers.put(at, reply + 1);
            order.moveToFront(reply);
            return true;
        }
        return false;
    }

    private boolean isGood(Successor after, int part, int reply, int value) {
        Successor next = game.play(after.part(part), reply, Side.BLACK);
        return next != null && isAtLeast(after.with(part, next), value);
    }

    /** The largest part is compared with what the others, which are valued, leave of the game. */
    boolean isAtLeast(Successor all, int value) {
        if (integers.sum(all) >= bounds.above(value)) return true;
        if (all.size() > 1 && integers.upper(all) < bounds.below(value)) return false;
        int left = values.minus(value, game.number(all.gain()));
        if (all.size() == 0) return values.isAtMost(left, Values.ZERO);
        int largest = 0;
        for (int i = 1; i < all.size(); i++) {
            if (Long.bitCount(all.part(i).empty())
                    > Long.bitCount(all.part(largest).empty())) largest = i;
        }
        for (int i = 0; i < all.size(); i++) {
            if (i == largest) continue;
            int bound = game.alone(all.part(i));
            if (bound == Bound.NONE) return false;
            left = values.minus(left, Bound.game(bound));
        }
        return isAtLeast(all.part(largest), left);
    }

    private boolean isAtLeast(LocalNode at, int value) {
        Side owner = game.owner(at);
        if (owner != null) return values.isAtMost(value, game.number(game.counted(at, owner)));
        int bound = game.known(at);
        if (bound != LocalGame.UNKNOWN) {
            if (values.isAtMost(value, Bound.game(Bound.read(bound)))) return true;
            if (!Bound.isPathDependent(Bound.read(bound))) return false;
        }
        int low = bounds.below(value);
        if (low == bounds.above(value)) return integers.isAtLeast(at, low);
        ComparisonCache.Note note = known.at(at, value);
        if (isProven(at, note, value)) return true;
        if (hasFailed(at, note, value)) return false;
        if (hasGivenUp() || !integers.isAtLeast(at, low)) return false;
        nodes++;
        if (!values.lasts()) return false;
        known.put(at, value, false);
        boolean holds = answersAll(at, value);
        if (holds) {
            known.put(at, value, true);
            memory.provenGames.put(at, value + 1);
        } else if (game.looksToTheEnd() && !hasGivenUp()) {
            memory.failedGames.put(at, value + 1);
        }
        return holds;
    }

    private boolean hasGivenUp() {
        return nodes > limit || game.hasGivenUp();
    }

    /** Whether a part is known to be at least worth a game, or one that is better. */
    private boolean isProven(LocalNode at, ComparisonCache.Note note, int value) {
        int proven = memory.provenGames.at(at) - 1;
        return note == ComparisonCache.Note.YES || (proven >= 0 && values.isAtMost(value, proven));
    }

    /** Whether a part was not found to be worth a game, or one that is no better. */
    private boolean hasFailed(LocalNode at, ComparisonCache.Note note, int value) {
        int failed = memory.failedGames.at(at) - 1;
        return note == ComparisonCache.Note.NO || (failed >= 0 && values.isAtMost(failed, value));
    }

    private boolean answersAll(LocalNode at, int value) {
        int first = memory.attacks.at(at) - 1;
        if (first >= 0 && !answers(at, first, value)) return false;
        for (int i = 0; i < values.leftCount(value); i++) if (!matches(at, values.left(value, i))) return false;
        for (long rest = first < 0 ? at.empty() : at.empty() & ~(1L << first); rest != 0; ) {
            int move = integers.attacks(at).first(rest);
            rest &= ~(1L << move);
            if (answers(at, move, value)) continue;
            memory.attacks.put(at, move + 1);
            integers.attacks(at).moveToFront(move);
            return false;
        }
        return true;
    }

    private boolean answers(LocalNode at, int move, int value) {
        Successor after = game.play(at, move, Side.WHITE);
        return after == null || isAnswered(after, value);
    }

    /** Whether Black has an answer when White has moved in the game that is subtracted. */
    private boolean matches(LocalNode at, int left) {
        for (int i = 0; i < values.rightCount(left); i++) if (isAtLeast(at, values.right(left, i))) return true;
        int first = memory.answers.at(at) - 1;
        if (first >= 0 && isGood(at, 0, first, left)) return true;
        MoveToFrontOrder order = integers.replies(at);
        for (long rest = first < 0 ? at.empty() : at.empty() & ~(1L << first); rest != 0; ) {
            int move = order.first(rest);
            rest &= ~(1L << move);
            if (!isGood(at, 0, move, left)) continue;
            order.moveToFront(move);
            return true;
        }
        return false;
    }
}
