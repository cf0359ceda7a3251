package tesuji.lab.experiment.katago;

import java.util.Arrays;
import java.util.List;
import tesuji.games.go.Stones;

/**
 * A corner of seven by seven points, drawn as the upper left one: Black's wall is its last column, White's its last
 * row, and both live inside (Frejlak 2020, diagram 4.1).
 *
 * @param rows from the top
 */
record Corner(List<String> rows) {
    static final int SIZE = 7;

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";
    /** Points are named as on a board of this size. */
    private static final int NAMED = 19;
    /** Right of a corner: Black's wall goes on and gets two eyes. */
    private static final List<String> RIGHT = List.of("XXXX", "X.XX", "XXXX", "X.XX", "XXXX", "XXXX", "XXXX");
    /** Below a corner: White's wall does the same; what is left of the board is Black's. */
    private static final List<String> BELOW = List.of("OOOOOOXXXXX", "O.OO.OXXXXX", "OOOOOOXXXXX", "OOOOOOXXXXX");

    Corner {
        rows = List.copyOf(rows);
        if (rows.size() != SIZE || rows.stream().anyMatch(row -> row.length() != SIZE)) {
            throw new IllegalArgumentException("rows " + rows);
        }
    }

    /** Reads rows that are separated by strokes. */
    static Corner read(String text) {
        return new Corner(Arrays.asList(text.split("/", -1)));
    }

    private byte at(int row, int column) {
        return (byte) ".XO".indexOf(rows.get(row).charAt(column));
    }

    /**
     * The point of a board that a name such as C17 means there; on a smaller board than the source's the corners are
     * nearer to each other.
     */
    static int point(String name, int size) {
        int column = COLUMNS.indexOf(name.charAt(0));
        int row = Integer.parseInt(name.substring(1)) - 1;
        int missing = NAMED - size;
        return (row < SIZE ? row : row - missing) * size + (column < SIZE ? column : column - missing);
    }

    /** Draws it into the upper left of a board. */
    void drawUpperLeft(int size, byte[] colours) {
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                colours[(size - 1 - row) * size + column] = at(row, column);
            }
        }
    }

    /**
     * Draws it into the lower right, turned by half a turn. The stone where the walls meet is White's there, because
     * the games of the source that have two corners begin with that colour ({@link #drawOpponents}).
     */
    void drawLowerRight(int size, byte[] colours) {
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                colours[row * size + size - 1 - column] = at(row, column);
            }
        }
        colours[(SIZE - 1) * size + size - SIZE] = Stones.WHITE;
    }

    /** Draws it into the lower right as the other side has it: colours exchanged, mirrored, so that walls match. */
    void drawOpponents(int size, byte[] colours) {
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                byte colour = at(row, column);
                int point = column * size + size - 1 - row;
                colours[point] = colour == Stones.EMPTY ? colour : Stones.opponent(colour);
            }
        }
    }

    /** The corner on a board of 11 by 11 on which both walls live whatever happens; the two eyes of each cancel. */
    Stones enclosed() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < SIZE; i++)
            text.append(rows.get(i)).append(RIGHT.get(i)).append('\n');
        return Stones.parse(text + String.join("\n", BELOW));
    }
}
