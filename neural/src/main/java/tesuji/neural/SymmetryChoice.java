package tesuji.neural;

import tesuji.core.base.Rng;
import tesuji.neural.go.BoardSymmetry;

/** Which symmetries of a position a network sees. A network is not symmetric itself: averaging makes it better. */
public enum SymmetryChoice {
    /** The board as it is. */
    NONE,
    /** One of the eight, chosen by the position: errors of one symmetry then do not add up in a tree. */
    ONE,
    /** The average of all eight, which takes eight times as long. */
    ALL;

    /** How many evaluations this takes. */
    int count() {
        return this == ALL ? BoardSymmetry.COUNT : 1;
    }

    /** Symmetry number {@code index} for a position with this key. */
    int symmetry(int index, long key) {
        return switch (this) {
            case NONE -> 0;
            case ONE -> (int) (Rng.mix(key) & BoardSymmetry.COUNT - 1);
            case ALL -> index;
        };
    }
}
