package tesuji.lab.experiment.katago;

/**
 * A column of a table of Frejlak 2020, §4.2.
 *
 * @param corners 1 if both situations are in one corner, 2 if they are in opposite ones
 * @param mark of the move: a cross for a right move, a square for a wrong one, a triangle if several are right;
 *     {@link CountedLosses} says what it loses
 * @param mean what the source's network said on average
 * @param deviation the standard deviation of that
 */
record PolicyColumn(String table, int corners, String mark, String point, double mean, double deviation) {
    /** As the sheets name it. */
    String label() {
        return table + " " + point;
    }
}
