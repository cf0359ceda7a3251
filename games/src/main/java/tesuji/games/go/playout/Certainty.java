package tesuji.games.go.playout;

import java.util.Set;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules.Scoring;
import tesuji.games.go.Stones;
import tesuji.games.go.board.Chains;
import tesuji.games.go.score.Benson;
import tesuji.games.go.score.DeadStones;
import tesuji.games.go.score.FinalOwnership;
import tesuji.games.go.score.LifeAndDeath;

/**
 * What is certain about the end of a game, told by who owned each point at the end of many playouts. A stone is certain
 * if it lives or dies in nearly all of them or unconditionally; an empty point if, the dead stones gone, only one
 * colour surrounds it and nearly always owned it. Dame, sekis, kos and open borders are not certain.
 *
 * @param open points about which nothing is certain
 * @param worstForBlack the score in half-points for Black if White gets all of those
 * @param worstForWhite the score in half-points for Black if Black gets all of those
 */
record Certainty(int open, int worstForBlack, int worstForWhite) {
    /** A mean ownership of this much means that four playouts of five end alike. */
    private static final float NEARLY_ALWAYS = 0.6f;

    /** {@code ownership}: for every point, from -1 (White always owned it) to 1 (Black). */
    static Certainty of(GoPosition position, float[] ownership) {
        Survey survey = new Survey(position, ownership);
        int open = 0;
        for (int point = 0; point < ownership.length; point++) if (!survey.isCertain(point)) open++;
        return new Certainty(open, survey.score(-1), survey.score(1));
    }

    /** The least that a side can count on, in half-points for itself. */
    int worstFor(int side) {
        return side == 0 ? worstForBlack : -worstForWhite;
    }

    private static final class Survey {
        private final GoPosition position;
        private final float[] ownership;
        private final Stones stones;
        private final Set<Integer> unsettled;
        private final FinalOwnership counted;
        private final Benson benson;

        Survey(GoPosition position, float[] ownership) {
            this.position = position;
            this.ownership = ownership;
            stones = position.stones();
            benson = Benson.under(position.rules(), stones);
            LifeAndDeath marks = DeadStones.byOwnership(stones, ownership, NEARLY_ALWAYS, benson);
            unsettled = marks.unsettled();
            counted = FinalOwnership.of(stones, marks, position.rules().scoring());
        }

        private int owner(int point) {
            return counted.owners().get(point);
        }

        boolean isCertain(int point) {
            if (stones.at(point) != Stones.EMPTY) return !unsettled.contains(point) && owner(point) != 0;
            int owner = owner(point);
            if (owner == 0) return false;
            boolean enclosed = benson.territory(point) == (owner > 0 ? Stones.BLACK : Stones.WHITE);
            return enclosed || owner * ownership[point] >= NEARLY_ALWAYS;
        }

        /** The score for Black if all that is not certain goes to one side, 1 for Black or -1. */
        int score(int favoured) {
            boolean territory = position.rules().scoring() == Scoring.TERRITORY;
            int points = 0;
            for (int point = 0; point < ownership.length; point++) {
                int owner = isCertain(point) ? owner(point) : favoured;
                points += territory ? owner * worth(point, owner) : owner;
            }
            if (territory) {
                points += position.board().captured(Chains.WHITE)
                        - position.board().captured(Chains.BLACK);
            }
            return 2 * points - position.rules().compensation();
        }

        /** By territory: an own stone is worth nothing, an empty point one, a captured stone two with its point. */
        private int worth(int point, int owner) {
            byte stone = stones.at(point);
            if (stone == Stones.EMPTY) return 1;
            return (stone == Stones.BLACK) == (owner > 0) ? 0 : 2;
        }
    }
}
