package tesuji.endgame.sum;

import java.util.Optional;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * The score of an endgame without a move worth more than a point, by chilling (Berlekamp and Wolfe 1994; Frejlak 2020,
 * §2.5).
 *
 * <p>Chilled, the sum is a number x plus an infinitesimal. If x is not whole, the side to move gets the better of the
 * two whole numbers around it. If it is, the side to move gets a point more than x if it gets the last move in the
 * infinitesimal, and x otherwise. This holds for games that come from boards of Go under territory counting, because
 * there a region's score is odd or even together with the number of moves made in it.
 */
public final class Chilled implements Shortcut {
    private final Values values;
    private final Thermographs thermographs;
    private final Cooling cooling;

    public Chilled(Values values, Thermographs thermographs) {
        this.values = values;
        this.thermographs = thermographs;
        cooling = new Cooling(values, thermographs);
    }

    @Override
    public Optional<Dyadic> score(SumPosition position) {
        for (int part : position.parts())
            if (Dyadic.ONE.isLess(thermographs.temperature(part))) return Optional.empty();
        int sum = Values.ZERO;
        for (int part : position.parts()) sum = values.plus(sum, cooling.chill(part));
        return Optional.of(score(sum, position.toMove()));
    }

    /** The score of a chilled sum. */
    public Dyadic score(int sum, Side toMove) {
        Dyadic number = values.leftStop(sum);
        boolean black = toMove == Side.BLACK;
        if (!number.isWhole()) return Dyadic.of(black ? number.ceiling() : number.floor());
        int rest = values.minus(sum, values.number(number));
        if (black) return values.isAtMost(rest, Values.ZERO) ? number : number.plus(Dyadic.ONE);
        return values.isAtMost(Values.ZERO, rest) ? number : number.minus(Dyadic.ONE);
    }
}
