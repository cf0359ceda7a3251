package tesuji.endgame.heat;

import java.util.HashMap;
import java.util.Map;
import tesuji.core.base.InputException;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/**
 * Games in which every move costs something: {@code G cooled by t} is {@code {GL cooled - t | GR cooled + t}} until
 * that becomes a number, and the mean of G at all higher temperatures (Berlekamp, Conway and Guy 1982, chapter 6).
 * Frejlak (2020, §2.5) prints the first half only.
 */
public final class Cooling {
    private final Values values;
    private final Thermographs thermographs;

    public Cooling(Values values, Thermographs thermographs) {
        this.values = values;
        this.thermographs = thermographs;
    }

    /** The game cooled by a number that is not negative. */
    public int cool(int game, Dyadic by) {
        if (by.signum() < 0) throw new InputException("Games are cooled by 0 or more, not by " + by + ".");
        return cool(game, by, new HashMap<>());
    }

    private int cool(int game, Dyadic by, Map<Integer, Integer> done) {
        if (values.isNumber(game)) return game;
        Integer known = done.get(game);
        if (known != null) return known;
        int cooled;
        if (thermographs.temperature(game).isLess(by)) {
            cooled = values.number(thermographs.mean(game));
        } else {
            int[] lefts = values.lefts(game);
            int[] rights = values.rights(game);
            int tax = values.number(by);
            for (int i = 0; i < lefts.length; i++) lefts[i] = values.minus(cool(lefts[i], by, done), tax);
            for (int i = 0; i < rights.length; i++) rights[i] = values.plus(cool(rights[i], by, done), tax);
            cooled = values.game(lefts, rights);
        }
        done.put(game, cooled);
        return cooled;
    }

    /** Cooled by 1: the tool for Go endgames in which no move is worth more than a point (Berlekamp and Wolfe 1994). */
    public int chill(int game) {
        return cool(game, Dyadic.ONE);
    }

    /** Cooled by its own temperature: a number and an infinitesimal. */
    public int freeze(int game) {
        return values.isNumber(game) ? game : cool(game, thermographs.temperature(game));
    }
}
