package tesuji.endgame.region;

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
final class Comparison {
    private final LocalGame game;
    private final Floors floors;
    private final Values values;
    private final long limit;
    private final Wholes wholes;
    private final PairNotes known = new PairNotes();
    private long nodes;

    /** Gives up after so many positions, or with the game. */
    Comparison(LocalGame game, Floors floors, long limit) {
        this.game = game;
        this.floors = floors;
        this.limit = limit;
        values = game.values();
        wholes = new Wholes(values);
    }

    Wholes wholes() {
        return wholes;
    }

    /**
     * Whether Black, who is to move, has a move in the difference of this and a game after which he has no less than
     * the game.
     */
    boolean isAnswered(Prospect after, int value) {
        int low = wholes.below(value);
        if (Floors.sum(after) > low || isKnownToBeAnswered(after, value)) return true;
        if (floors.isAtLeast(after, low + 1)) return true;
        for (int i = 0; i < after.size(); i++) {
            int reply = after.part(i).answer - 1;
            if (reply >= 0 && isGood(after, i, reply, value)) return true;
        }
        for (int i = 0; i < after.size(); i++) if (isAnswered(after, i, value)) return true;
        for (int i = 0; i < values.rightCount(value); i++) {
            if (isAtLeast(after, values.right(value, i))) return true;
        }
        return false;
    }

    /** Whether the reply that was good before is known to be good here. */
    private boolean isKnownToBeAnswered(Prospect after, int value) {
        if (!(after instanceof Spot at) || at.answer == 0) return false;
        Prospect next = game.play(at, at.answer - 1, Side.BLACK);
        if (next == null) return false;
        if (Floors.sum(next) >= wholes.above(value)) return true;
        return next instanceof Spot found && hasMet(found, known.at(found, value), value);
    }

    private boolean isAnswered(Prospect after, int part, int value) {
        Spot at = after.part(part);
        Preference order = floors.replies(at);
        for (long rest = at.empty; rest != 0; ) {
            int reply = order.first(rest);
            rest &= ~(1L << reply);
            if (reply + 1 == at.answer || !isGood(after, part, reply, value)) continue;
            at.answer = reply + 1;
            order.praise(reply);
            return true;
        }
        return false;
    }

    private boolean isGood(Prospect after, int part, int reply, int value) {
        Prospect next = game.play(after.part(part), reply, Side.BLACK);
        return next != null && isAtLeast(after.with(part, next), value);
    }

    /** The largest part is compared with what the others, which are valued, leave of the game. */
    boolean isAtLeast(Prospect prospect, int value) {
        if (Floors.sum(prospect) >= wholes.above(value)) return true;
        if (prospect.size() > 1 && floors.ceiling(prospect) < wholes.below(value)) return false;
        int left = values.minus(value, game.number(prospect.gain()));
        if (prospect.size() == 0) return values.isAtMost(left, Values.ZERO);
        int largest = 0;
        for (int i = 1; i < prospect.size(); i++) {
            if (Long.bitCount(prospect.part(i).empty) > Long.bitCount(prospect.part(largest).empty)) largest = i;
        }
        for (int i = 0; i < prospect.size(); i++) {
            if (i != largest) left = values.minus(left, game.alone(prospect.part(i)));
        }
        return isAtLeast(prospect.part(largest), left);
    }

    private boolean isAtLeast(Spot at, int value) {
        Side owner = game.owner(at);
        if (owner != null) return values.isAtMost(value, game.number(game.counted(at, owner)));
        int bound = game.known(at);
        if (bound != LocalGame.UNKNOWN) {
            if (values.isAtMost(value, Bound.game(Bound.read(bound)))) return true;
            if (!Bound.isLoose(Bound.read(bound))) return false;
        }
        int low = wholes.below(value);
        if (low == wholes.above(value)) return floors.isAtLeast(at, low);
        PairNotes.Note note = known.at(at, value);
        if (hasMet(at, note, value)) return true;
        if (hasMissed(at, note, value)) return false;
        if (hasGivenUp() || !floors.isAtLeast(at, low)) return false;
        nodes++;
        values.step();
        known.put(at, value, false);
        boolean holds = answersAll(at, value);
        if (holds) {
            known.put(at, value, true);
            at.met = value;
        } else if (game.looksToTheEnd() && !hasGivenUp()) {
            at.missed = value;
        }
        return holds;
    }

    private boolean hasGivenUp() {
        return nodes > limit || game.hasGivenUp();
    }

    /** Whether a part is known to be at least worth a game, or one that is better. */
    private boolean hasMet(Spot at, PairNotes.Note note, int value) {
        return note == PairNotes.Note.YES || (at.met >= 0 && values.isAtMost(value, at.met));
    }

    /** Whether a part was not found to be worth a game, or one that is no better. */
    private boolean hasMissed(Spot at, PairNotes.Note note, int value) {
        return note == PairNotes.Note.NO || (at.missed >= 0 && values.isAtMost(at.missed, value));
    }

    private boolean answersAll(Spot at, int value) {
        int first = at.attack - 1;
        if (first >= 0 && !answers(at, first, value)) return false;
        for (int i = 0; i < values.leftCount(value); i++) if (!matches(at, values.left(value, i))) return false;
        for (long rest = first < 0 ? at.empty : at.empty & ~(1L << first); rest != 0; ) {
            int move = floors.attacks(at).first(rest);
            rest &= ~(1L << move);
            if (answers(at, move, value)) continue;
            at.attack = move + 1;
            floors.attacks(at).praise(move);
            return false;
        }
        return true;
    }

    private boolean answers(Spot at, int move, int value) {
        Prospect after = game.play(at, move, Side.WHITE);
        return after == null || isAnswered(after, value);
    }

    /** Whether Black has an answer when White has moved in the game that is subtracted. */
    private boolean matches(Spot at, int left) {
        for (int i = 0; i < values.rightCount(left); i++) if (isAtLeast(at, values.right(left, i))) return true;
        int first = at.answer - 1;
        if (first >= 0 && isGood(at, 0, first, left)) return true;
        Preference order = floors.replies(at);
        for (long rest = first < 0 ? at.empty : at.empty & ~(1L << first); rest != 0; ) {
            int move = order.first(rest);
            rest &= ~(1L << move);
            if (!isGood(at, 0, move, left)) continue;
            order.praise(move);
            return true;
        }
        return false;
    }
}
