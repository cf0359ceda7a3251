package tesuji.endgame.small;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Outcome;
import tesuji.endgame.value.Values;

/**
 * How many ups an infinitesimal game is worth where there are nimbers larger than all others (Berlekamp, Conway and Guy
 * 1982, chapter 8; Siegel 2013, §II.7).
 *
 * <p>The weight is {@code {weight of GL - 2 | weight of GR + 2}} unless that is an integer; then it is 0 if the game is
 * confused with a far star, and else the integer next to the other player's options. A number among the options, which
 * a tiny has, counts as very many ups; that is a guess, so the weight of a game with such options is checked against
 * its definition.
 */
public final class AtomicWeights {
    /** A nimber larger than those in any game whose weight is sought. */
    private static final int FARTHEST = 512;

    private static final long MANY = 1000;

    private final Values values;
    private final int upUpStar;
    private final int up;
    private final Map<Integer, Integer> known = new HashMap<>();
    private final Map<Integer, Integer> upped = new HashMap<>();

    public AtomicWeights(Values values) {
        this.values = values;
        up = values.simple(Dyadic.ZERO, 1, 0);
        upUpStar = values.simple(Dyadic.ZERO, 2, 1);
    }

    /** The weight, or nothing if the game is not infinitesimal or has none. */
    public OptionalInt of(int game) {
        if (!values.isInfinitesimal(game) || values.birthday(game) >= FARTHEST) return OptionalInt.empty();
        int weight = weight(game, farStar(game));
        return isWeight(game, weight) ? OptionalInt.of(weight) : OptionalInt.empty();
    }

    /** A nimber larger than any in the game. */
    private int farStar(int game) {
        int nim = Integer.highestOneBit(Math.max(1, values.birthday(game))) * 2;
        return values.simple(Dyadic.ZERO, 0, Math.min(nim, FARTHEST));
    }

    private int weight(int game, int farStar) {
        Integer done = known.get(game);
        if (done != null) return done;
        int weight = values.isSimple(game) ? values.number(simpleWeight(game)) : searched(game, farStar);
        known.put(game, weight);
        return weight;
    }

    private Dyadic simpleWeight(int game) {
        Dyadic number = values.leftStop(game);
        return Dyadic.of(number.signum() == 0 ? values.ups(game) : MANY * number.signum());
    }

    private int searched(int game, int farStar) {
        int[] lefts = values.lefts(game);
        int[] rights = values.rights(game);
        for (int i = 0; i < lefts.length; i++) lefts[i] = values.minus(weight(lefts[i], farStar), values.number(2));
        for (int i = 0; i < rights.length; i++) rights[i] = values.plus(weight(rights[i], farStar), values.number(2));
        int weight = values.game(lefts, rights);
        if (!isInteger(weight)) return weight;
        return switch (values.compare(game, farStar)) {
            case GREATER -> values.number(largestBelow(rights));
            case LESS -> values.number(smallestAbove(lefts));
            default -> Values.ZERO;
        };
    }

    /** The largest integer that is at least none of these. */
    private long largestBelow(int[] weights) {
        long n = Long.MAX_VALUE;
        for (int weight : weights) n = Math.min(n, values.leftStop(weight).ceiling());
        for (int weight : weights) while (values.isAtMost(weight, values.number(n))) n--;
        return n;
    }

    /** The smallest integer that is at most none of these. */
    private long smallestAbove(int[] weights) {
        long n = Long.MIN_VALUE;
        for (int weight : weights) n = Math.max(n, values.rightStop(weight).floor());
        for (int weight : weights) while (values.isAtMost(values.number(n), weight)) n++;
        return n;
    }

    private boolean isInteger(int game) {
        return values.isNumber(game) && values.leftStop(game).isWhole();
    }

    /** Whether the game is the weight times up, as far as a far star can tell. */
    private boolean isWeight(int game, int weight) {
        int rest = values.minus(game, timesUp(weight));
        int bound = values.plus(up, farStar(rest));
        return values.outcome(values.minus(bound, rest)) == Outcome.L
                && values.outcome(values.plus(bound, rest)) == Outcome.L;
    }

    /** The Norton product of the weight and up. */
    private int timesUp(int weight) {
        if (isInteger(weight)) {
            return values.times(values.leftStop(weight).numerator(), up);
        }
        Integer done = upped.get(weight);
        if (done != null) return done;
        int[] lefts = values.lefts(weight);
        int[] rights = values.rights(weight);
        for (int i = 0; i < lefts.length; i++) lefts[i] = values.plus(timesUp(lefts[i]), upUpStar);
        for (int i = 0; i < rights.length; i++) rights[i] = values.minus(timesUp(rights[i]), upUpStar);
        int product = values.game(lefts, rights);
        upped.put(weight, product);
        return product;
    }
}
