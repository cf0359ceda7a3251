package tesuji.desk.cgt;

import java.util.ArrayList;
import java.util.List;
import tesuji.endgame.heat.Thermograph;
import tesuji.endgame.heat.Trajectory;
import tesuji.endgame.number.Dyadic;

/**
 * Both walls of a thermograph from temperature 0 up, as they are drawn: straight lines between breakpoints, and above
 * the last one the mast.
 *
 * @param left what Black gets if he moves first, by rising temperature
 * @param right what White leaves him if she moves first
 */
public record ThermographWalls(List<Breakpoint> left, List<Breakpoint> right) {
    public ThermographWalls {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** The value of a wall at a temperature where it begins or turns. */
    public record Breakpoint(String temperature, String value) {}

    public static ThermographWalls of(Thermograph graph) {
        return new ThermographWalls(wall(graph.left()), wall(graph.right()));
    }

    private static List<Breakpoint> wall(Trajectory wall) {
        List<Breakpoint> points = new ArrayList<>();
        points.add(point(Dyadic.ZERO, wall.value(Dyadic.ZERO)));
        for (Trajectory.Corner corner : wall.corners()) {
            if (corner.temperature().signum() > 0) points.add(point(corner.temperature(), corner.value()));
        }
        return points;
    }

    private static Breakpoint point(Dyadic temperature, Dyadic value) {
        return new Breakpoint(temperature.toString(), value.toString());
    }
}
