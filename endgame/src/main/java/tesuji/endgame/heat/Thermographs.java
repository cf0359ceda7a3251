package tesuji.endgame.heat;

import java.util.HashMap;
import java.util.Map;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/**
 * The thermographs of the games of one arena, each drawn once.
 *
 * <p>Moving costs the temperature t: the left scaffold is the best right wall among Left's options minus t, the right
 * scaffold the best left wall among Right's plus t (Berlekamp, Conway and Guy 1982, chapter 6).
 */
public final class Thermographs {
    private final Values values;
    private final Map<Integer, Thermograph> drawn = new HashMap<>();

    public Thermographs(Values values) {
        this.values = values;
    }

    public Thermograph of(int game) {
        Thermograph known = drawn.get(game);
        if (known != null) return known;
        Thermograph drawing = values.isNumber(game)
                ? Thermograph.ofNumber(values.leftStop(game))
                : Thermograph.of(left(game), right(game));
        drawn.put(game, drawing);
        return drawing;
    }

    private Trajectory left(int game) {
        int[] options = values.lefts(game);
        Trajectory scaffold = of(options[0]).right();
        for (int i = 1; i < options.length; i++)
            scaffold = scaffold.max(of(options[i]).right());
        return scaffold.tilted(-1);
    }

    private Trajectory right(int game) {
        int[] options = values.rights(game);
        Trajectory scaffold = of(options[0]).left();
        for (int i = 1; i < options.length; i++)
            scaffold = scaffold.min(of(options[i]).left());
        return scaffold.tilted(1);
    }

    public Dyadic mean(int game) {
        return of(game).mean();
    }

    public Dyadic temperature(int game) {
        return of(game).temperature();
    }
}
