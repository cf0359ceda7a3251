package tesuji.endgame.heat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tesuji.endgame.number.Dyadic;

/**
 * A value that depends on the temperature, from {@link #COLDEST} upwards, in straight pieces of slope -1, 0 or 1: one
 * wall of a thermograph, or the scaffold it is cut from.
 *
 * @param corners where the slope changes, by rising temperature; the first is at {@link #COLDEST}
 * @param tail the slope above the last corner
 */
public record Trajectory(List<Corner> corners, int tail) {
    /** Nothing is said about lower temperatures: at this one integers begin to move. */
    public static final Dyadic COLDEST = Dyadic.of(-1);

    public Trajectory {
        corners = List.copyOf(corners);
    }

    /** The value at one temperature. */
    public record Corner(Dyadic temperature, Dyadic value) {}

    /** The same value at every temperature. */
    public static Trajectory mast(Dyadic value) {
        return new Trajectory(List.of(new Corner(COLDEST, value)), 0);
    }

    public Dyadic value(Dyadic temperature) {
        int i = corners.size() - 1;
        while (corners.get(i).temperature.compareTo(temperature) > 0) i--;
        return along(corners.get(i), slope(i), temperature);
    }

    private static Dyadic along(Corner from, int slope, Dyadic temperature) {
        return from.value.plus(temperature.minus(from.temperature).times(slope));
    }

    /** The slope above the corner with this index. */
    public int slope(int corner) {
        if (corner == corners.size() - 1) return tail;
        return corners.get(corner + 1).value.compareTo(corners.get(corner).value);
    }

    /** This value plus the temperature ({@code by} 1) or minus it ({@code by} -1): what a move costs. */
    Trajectory tilted(int by) {
        List<Corner> tilted = new ArrayList<>();
        for (Corner corner : corners) {
            tilted.add(new Corner(corner.temperature, corner.value.plus(corner.temperature.times(by))));
        }
        return new Trajectory(tilted, tail + by);
    }

    /** At every temperature the larger of the two. */
    Trajectory max(Trajectory other) {
        return extreme(other, 1);
    }

    Trajectory min(Trajectory other) {
        return extreme(other, -1);
    }

    private Trajectory extreme(Trajectory other, int sign) {
        List<Corner> all = new ArrayList<>();
        for (Dyadic temperature : temperatures(other)) {
            Dyadic mine = value(temperature);
            Dyadic others = other.value(temperature);
            all.add(new Corner(temperature, sign > 0 ? mine.max(others) : mine.min(others)));
        }
        // above the last corner the two no longer cross
        Corner last = all.get(all.size() - 1);
        Dyadic later = last.temperature.plus(Dyadic.ONE);
        int ahead = value(later).compareTo(other.value(later)) * sign;
        int steepest = sign > 0 ? Math.max(tail, other.tail) : Math.min(tail, other.tail);
        return new Trajectory(all, ahead == 0 ? steepest : ahead > 0 ? tail : other.tail).simplified();
    }

    /** The temperatures of all corners of both, and of all crossings. */
    private TreeSet<Dyadic> temperatures(Trajectory other) {
        TreeSet<Dyadic> temperatures = new TreeSet<>();
        for (Corner corner : corners) temperatures.add(corner.temperature);
        for (Corner corner : other.corners) temperatures.add(corner.temperature);
        List<Dyadic> crossings = new ArrayList<>();
        for (Dyadic from : temperatures) {
            Dyadic gap = value(from).minus(other.value(from));
            int closing = other.slopeAt(from) - slopeAt(from);
            if (gap.signum() * closing <= 0) continue; // equal, parallel or parting
            Dyadic crossing = from.plus(Math.abs(closing) == 2 ? gap.absolute().half() : gap.absolute());
            Dyadic next = temperatures.higher(from);
            if (next == null || crossing.isLess(next)) crossings.add(crossing);
        }
        temperatures.addAll(crossings);
        return temperatures;
    }

    private int slopeAt(Dyadic temperature) {
        int i = corners.size() - 1;
        while (corners.get(i).temperature.compareTo(temperature) > 0) i--;
        return slope(i);
    }

    /** The first temperature at which this is not above the other; it must come to that. */
    Dyadic meeting(Trajectory other) {
        for (Dyadic temperature : temperatures(other)) {
            if (value(temperature).compareTo(other.value(temperature)) <= 0) return temperature;
        }
        throw new IllegalArgumentException("The scaffolds never meet.");
    }

    /** This value up to the temperature, and from there the one it has there. */
    Trajectory frozenAt(Dyadic temperature) {
        List<Corner> kept = new ArrayList<>();
        for (Corner corner : corners) if (corner.temperature.isLess(temperature)) kept.add(corner);
        kept.add(new Corner(temperature, value(temperature)));
        return new Trajectory(kept, 0).simplified();
    }

    /** Without the corners at which nothing changes. */
    private Trajectory simplified() {
        List<Corner> kept = new ArrayList<>();
        int before = 0;
        for (int i = 0; i < corners.size(); i++) {
            int slope = slope(i);
            if (i == 0 || slope != before) kept.add(corners.get(i));
            before = slope;
        }
        return new Trajectory(kept, tail);
    }

    Trajectory negated() {
        List<Corner> negated = new ArrayList<>();
        for (Corner corner : corners) negated.add(new Corner(corner.temperature, corner.value.negated()));
        return new Trajectory(negated, -tail);
    }
}
