package tesuji.endgame.localsearch;

import java.util.Arrays;
import tesuji.endgame.value.Values;

/** The whole numbers next to games of an arena, kept, since searches ask for the same ones over and over. */
final class IntegerBounds {
    private static final int UNKNOWN = Integer.MIN_VALUE;

    private final Values values;
    /** By game: the number below, and the number above. */
    private int[] known = new int[0];

    IntegerBounds(Values values) {
        this.values = values;
    }

    /** The greatest whole number that is at most a game. */
    int below(int game) {
        int place = place(game);
        if (known[place] == UNKNOWN) {
            int whole = (int) values.rightStop(game).floor();
            known[place] = values.isAtMost(values.number(whole), game) ? whole : whole - 1;
        }
        return known[place];
    }

    /** The least whole number that is at least a game. */
    int above(int game) {
        int place = place(game) + 1;
        if (known[place] == UNKNOWN) {
            int whole = (int) values.leftStop(game).ceiling();
            known[place] = values.isAtMost(game, values.number(whole)) ? whole : whole + 1;
        }
        return known[place];
    }

    private int place(int game) {
        if (2 * game >= known.length) {
            int before = known.length;
            known = Arrays.copyOf(known, 4 * Math.max(game, values.size()));
            Arrays.fill(known, before, known.length, UNKNOWN);
        }
        return 2 * game;
    }
}
