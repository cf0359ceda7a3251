package tesuji.lab.tuning;

import java.util.List;

/**
 * What came of playing with certain values.
 *
 * @param place the values, each from -1 to 1
 * @param points of how many games: from 0 to games
 * @param games that share these values and their random numbers
 */
public record Observation(List<Double> place, double points, int games) {
    public Observation {
        place = List.copyOf(place);
        if (!(points >= 0 && points <= games)) throw new IllegalArgumentException(points + " of " + games);
    }

    /** Points per game. */
    double score() {
        return points / games;
    }
}
