package tesuji.lab.experiment.katago;

import java.util.List;

/**
 * A column of a table of Frejlak 2020, §4.1.
 *
 * @param mark of the point in the diagram, or {@code r(mark)} for the difference of the two points that have it
 * @param point its name, or both names with a hyphen between them
 * @param theory the owner that the source expects, 1 for Black and -1 for White
 * @param mean what the source's network said on average
 * @param deviation the standard deviation of that
 */
record OwnershipColumn(String table, String mark, String point, double theory, double mean, double deviation) {
    boolean isDifference() {
        return mark.startsWith("r");
    }

    /** The point, or both of them. */
    List<String> points() {
        return List.of(point.split("-", -1));
    }

    /** As the sheets name it. */
    String label() {
        return table + " " + point;
    }
}
