package tesuji.endgame.generate;

import java.util.EnumSet;
import java.util.Set;
import tesuji.core.base.InputException;

/**
 * What an endgame should be like.
 *
 * @param size lines of the board
 * @param regions places in which something is to be played
 * @param features what these may be
 * @param longest points of the longest corridor
 */
public record Wish(int size, int regions, Set<Feature> features, int longest) {
    public static final int SMALLEST_SIZE = 5;
    public static final int LARGEST_SIZE = 19;
    public static final int MOST_REGIONS = 12;
    public static final int LONGEST = 8;

    public Wish {
        check("A board has", size, SMALLEST_SIZE, LARGEST_SIZE, "lines");
        check("An endgame has", regions, 1, MOST_REGIONS, "regions");
        check("The longest corridor has", longest, 1, LONGEST, "points");
        if (features.isEmpty()) throw new InputException("An endgame needs at least one kind of region.");
        features = Set.copyOf(features);
    }

    private static void check(String what, int number, int least, int most, String unit) {
        if (number < least || number > most) {
            throw new InputException(what + " " + least + " to " + most + " " + unit + " here, not " + number + ".");
        }
    }

    /** Everything allowed. */
    public static Wish of(int size, int regions) {
        return new Wish(size, regions, EnumSet.allOf(Feature.class), 5);
    }
}
