package tesuji.endgame.heat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tesuji.endgame.number.Dyadic;

/**
 * What a game is worth at every temperature, to Left (the left wall) and to Right (the right wall) if they move first.
 * Where the walls meet begins the mast: its place is the mean, its foot the temperature.
 *
 * @param temperature where the mast begins; of a number m/2<sup>k</sup> it is -1/2<sup>k</sup>, although its walls are
 *     all mast
 */
public record Thermograph(Trajectory left, Trajectory right, Dyadic mean, Dyadic temperature) {
    static Thermograph ofNumber(Dyadic number) {
        Trajectory mast = Trajectory.mast(number);
        return new Thermograph(mast, mast, number, Dyadic.of(-1, number.exponent()));
    }

    /** The thermograph cut out of these scaffolds. */
    static Thermograph of(Trajectory leftScaffold, Trajectory rightScaffold) {
        Dyadic temperature = leftScaffold.meeting(rightScaffold);
        return new Thermograph(
                leftScaffold.frozenAt(temperature),
                rightScaffold.frozenAt(temperature),
                leftScaffold.value(temperature),
                temperature);
    }

    /** The temperatures from 0 up at which one of the walls turns, hottest first, and 0 itself. */
    public List<Dyadic> turns() {
        Stream<Dyadic> corners =
                Stream.concat(left.corners().stream(), right.corners().stream()).map(Trajectory.Corner::temperature);
        return Stream.concat(corners, Stream.of(Dyadic.ZERO))
                .filter(turn -> turn.signum() >= 0)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** The thermograph of the negative game. */
    public Thermograph mirrored() {
        return new Thermograph(right.negated(), left.negated(), mean.negated(), temperature);
    }
}
