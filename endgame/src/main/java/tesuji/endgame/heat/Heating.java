package tesuji.endgame.heat;

import java.util.HashMap;
import java.util.Map;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** Games in which every move brings something: the ways back from {@link Cooling}. */
public final class Heating {
    private final Values values;

    public Heating(Values values) {
        this.values = values;
    }

    /** Numbers stay, and every move in another game brings {@code by} (Conway 1976, chapter 9). */
    public int heat(int game, int by) {
        return heat(game, by, new HashMap<>());
    }

    private int heat(int game, int by, Map<Integer, Integer> done) {
        if (values.isNumber(game)) return game;
        Integer known = done.get(game);
        if (known != null) return known;
        int[] lefts = values.lefts(game);
        int[] rights = values.rights(game);
        for (int i = 0; i < lefts.length; i++) lefts[i] = values.plus(heat(lefts[i], by, done), by);
        for (int i = 0; i < rights.length; i++) rights[i] = values.minus(heat(rights[i], by, done), by);
        int heated = values.game(lefts, rights);
        done.put(game, heated);
        return heated;
    }

    /**
     * An integer n becomes n copies of {@code unit}, and every move in another game brings {@code by} (Berlekamp,
     * Conway and Guy 1982). The canonical form is what is overheated.
     */
    public int overheat(int game, int unit, int by) {
        return overheat(game, unit, by, new HashMap<>());
    }

    private int overheat(int game, int unit, int by, Map<Integer, Integer> done) {
        if (values.isNumber(game) && values.leftStop(game).isWhole()) {
            return values.times(values.leftStop(game).numerator(), unit);
        }
        Integer known = done.get(game);
        if (known != null) return known;
        int[] lefts = values.lefts(game);
        int[] rights = values.rights(game);
        for (int i = 0; i < lefts.length; i++) lefts[i] = values.plus(overheat(lefts[i], unit, by, done), by);
        for (int i = 0; i < rights.length; i++) rights[i] = values.minus(overheat(rights[i], unit, by, done), by);
        int overheated = values.game(lefts, rights);
        done.put(game, overheated);
        return overheated;
    }

    /**
     * Overheated from {@code 1*} to 1. For a Go position with whole scores in which no move is worth more than a point
     * this undoes {@link Cooling#chill} up to a star (Berlekamp and Wolfe 1994).
     */
    public int warm(int game) {
        return overheat(game, values.simple(Dyadic.ONE, 0, 1), values.number(1));
    }
}
