package tesuji.lab.experiment.katago;

import java.util.List;
import tesuji.games.go.Stones;

/**
 * What stands in the upper left corner of a board and in the lower right one.
 *
 * @param opponents whether the second one is drawn as the other side has it
 */
record CornerPair(Corner upper, Corner lower, boolean opponents) {
    /** Right of the upper corner: Black's wall goes on and gets two eyes, and so does White's of the lower corner. */
    private static final List<String> UPPER_RIGHT =
            List.of("XXXXXXX", "X.XX.XX", "XXXXXXX", "XXXXXXX", "OOOOOOO", "O.OO.OO", "OOOOOOO");
    /** The same below the upper corner, White's wall first. */
    private static final List<String> LOWER_LEFT =
            List.of("OOOOXXX", "O.OOX.X", "OOOOXXX", "OOOOXXX", "O.OOX.X", "OOOOXXX", "OOOOXXX");

    void draw(int size, byte[] colours) {
        upper.drawUpperLeft(size, colours);
        if (opponents) lower.drawOpponents(size, colours);
        else lower.drawLowerRight(size, colours);
    }

    /** Both on a board of 14 by 14 on which all walls live whatever happens; the eyes of the sides cancel. */
    Stones enclosed() {
        StringBuilder rest = new StringBuilder();
        String corner = ".".repeat(Corner.SIZE);
        for (String row : UPPER_RIGHT) rest.append(corner).append(row).append('\n');
        for (String row : LOWER_LEFT) rest.append(row).append(corner).append('\n');
        byte[] colours = Stones.parse(rest.toString()).toArray();
        draw(2 * Corner.SIZE, colours);
        return new Stones(2 * Corner.SIZE, colours);
    }
}
