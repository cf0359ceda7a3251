package tesuji.endgame.small;

import tesuji.core.base.InputException;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** Builds the small games that have names. */
public final class Infinitesimals {
    /** Higher powers of up differ by less than anybody writes down. */
    public static final int HIGHEST_POWER = 12;

    private Infinitesimals() {}

    /** {@code +_r = {0||0|-r}}: Right threatens to gain r. The larger the threat, the smaller the game. */
    public static int tiny(Values values, int threat) {
        return values.game(Values.ZERO, values.game(Values.ZERO, values.negative(threat)));
    }

    /** {@code -_r = {r|0||0}}, the negative of tiny r. */
    public static int miny(Values values, int threat) {
        return values.negative(tiny(values, threat));
    }

    /** {@code ^[n] = {^[n-1]|*}}, the sum of the first n powers of up. */
    public static int upTo(Values values, int n) {
        checkPower(n);
        int star = values.simple(Dyadic.ZERO, 0, 1);
        int sum = Values.ZERO;
        for (int i = 0; i < n; i++) sum = values.game(sum, star);
        return sum;
    }

    /** {@code ^<n> = ^[n] - ^[n-1]}, the nth power of up; each is infinitely smaller than the one before. */
    public static int power(Values values, int n) {
        return values.minus(upTo(values, n), upTo(values, n - 1));
    }

    private static void checkPower(int n) {
        if (n < 0 || n > HIGHEST_POWER) {
            throw new InputException("Powers of up go from 1 to " + HIGHEST_POWER + ", not to " + n + ".");
        }
    }
}
