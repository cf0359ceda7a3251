package tesuji.endgame.region;

import tesuji.endgame.number.Fraction;

/**
 * A ko: a row of positions through which Black moves up and White moves down, one capture at a time, between what White
 * gets by winning it and what Black gets. All steps are worth the same, for if there are as many copies of the ko as
 * steps, the side that holds them wins all but as many as the other is steps ahead (Frejlak 2020, §2.1 and §4.1, with
 * three copies of the simple ko).
 *
 * @param low what Black has when White has won it
 * @param high what he has when he has won it himself
 * @param step how many steps it is from there
 * @param steps how many there are in all: three in a simple ko
 * @param chance how often Black may expect to get all that is at stake, further kos included
 */
public record Ko(Fraction low, Fraction high, int step, int steps, Fraction chance) {
    /** What it is worth. */
    public Fraction mean() {
        return low.plus(high.minus(low).times(step, steps));
    }

    /** What each move is worth. */
    public Fraction move() {
        return high.minus(low).times(1, steps);
    }

    /** How the points at stake may be expected to be owned: 1 by Black, -1 by White. */
    public Fraction ownership() {
        return chance.plus(chance).minus(Fraction.of(1));
    }

    /**
     * The same when a point is all that is at stake, by experience rather than by theory: such a ko is fought at the
     * very end, where its holder connects in half of the cases and wins half of the others (Frejlak 2020, §5.1).
     */
    public Fraction ownershipAtTheEnd() {
        return new Fraction(step * 2 < steps ? -1 : 1, 2);
    }
}
