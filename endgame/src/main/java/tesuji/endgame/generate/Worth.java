package tesuji.endgame.generate;

import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/**
 * Values that follow from the form, Black owning the ground (Berlekamp and Wolfe 1994; Frejlak 2020, §2.5).
 *
 * @param game in the notation of games
 * @param chilled the number after chilling, but for infinitesimals; meaningless where {@code game} is hotter than a
 *     point
 */
record Worth(String game, Dyadic chilled) {
    static final Worth DAME = new Worth("{0|0}", Dyadic.ZERO);

    /** A corridor closed at its end: either it is blocked at once, or the invader comes a step nearer. */
    static Worth blocked(int length) {
        Dyadic chilled = Dyadic.of(length - 2L).plus(Dyadic.of(1, length - 1));
        return new Worth(blockedGame(length), chilled);
    }

    private static String blockedGame(int length) {
        return length == 1 ? DAME.game : "{" + (length - 1) + "|" + blockedGame(length - 1) + "}";
    }

    /** A corridor open at both ends, of two points or more. */
    static Worth unblocked(int length) {
        Dyadic fraction = length == 2 ? Dyadic.of(2) : Dyadic.of(1, length - 3);
        return new Worth(unblockedGame(length), Dyadic.of(length - 4L).plus(fraction));
    }

    private static String unblockedGame(int length) {
        return length == 1 ? DAME.game : "{" + blockedGame(length - 1) + "|" + unblockedGame(length - 1) + "}";
    }

    /** A corridor at whose end stones of the invader wait. Of one point it is a capture or an escape. */
    static Worth bait(int length, int stones) {
        return new Worth(baitGame(length, stones), Dyadic.of(length == 1 ? 1 : 2L * stones + length - 2));
    }

    private static String baitGame(int length, int stones) {
        return "{" + (length - 1 + 2 * stones) + "|" + (length == 1 ? "0" : baitGame(length - 1, stones)) + "}";
    }

    /** The value if that side owns the ground. */
    Worth of(Side owner) {
        return owner == Side.BLACK ? this : new Worth("-" + game, chilled.negated());
    }
}
