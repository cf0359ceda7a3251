package tesuji.endgame.count;

import java.util.Optional;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** Games of an arena as players count them. */
public final class Counted {
    private final Values values;
    private final Thermographs thermographs;

    public Counted(Values values, Thermographs thermographs) {
        this.values = values;
        this.thermographs = thermographs;
    }

    /** The count of a game in which neither side ever has more than one move to choose from. */
    public Optional<SituationCount> count(int game) {
        return tree(game).map(SituationCount::of);
    }

    private Optional<LocalTree> tree(int game) {
        if (values.isNumber(game)) return Optional.of(new LocalTree.Settled(values.leftStop(game)));
        if (values.leftCount(game) != 1 || values.rightCount(game) != 1) return Optional.empty();
        Optional<LocalTree> black = tree(values.lefts(game)[0]);
        Optional<LocalTree> white = tree(values.rights(game)[0]);
        return black.flatMap(left -> white.map(right -> new LocalTree.Open(left, right)));
    }

    /**
     * Who keeps the turn: a move is sente if it leaves something hotter behind, and on the boundary if it leaves
     * something as hot. Where there are several moves, the one that matters at the temperature of the game is meant.
     */
    public Kind kind(int game) {
        if (values.isNumber(game)) return Kind.SETTLED;
        Optional<SituationCount> count = count(game);
        if (count.isPresent()) return count.get().kind();
        Dyadic heat = thermographs.temperature(game);
        Dyadic black = followed(values.lefts(game), heat, true);
        Dyadic white = followed(values.rights(game), heat, false);
        if (heat.isLess(black)) return heat.isLess(white) ? Kind.DOUBLE_SENTE : Kind.BLACK_SENTE;
        if (heat.isLess(white)) return Kind.WHITE_SENTE;
        return heat.equals(black) || heat.equals(white) ? Kind.BOUNDARY : Kind.GOTE;
    }

    /** How hot the option is that gives the best wall at this temperature; the coolest of equals. */
    private Dyadic followed(int[] options, Dyadic heat, boolean black) {
        Dyadic best = null;
        Dyadic left = heat;
        for (int option : options) {
            Dyadic wall = black
                    ? thermographs.of(option).right().value(heat)
                    : thermographs.of(option).left().value(heat);
            int order = best == null ? 1 : black ? wall.compareTo(best) : best.compareTo(wall);
            if (order < 0) continue;
            Dyadic after = thermographs.temperature(option);
            left = order > 0 ? after : left.min(after);
            best = wall;
        }
        return left;
    }
}
