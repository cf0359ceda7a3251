package tesuji.games.go;

import java.util.Arrays;
import tesuji.core.base.InputException;

/** The stones on a board at one moment, without history. Immutable; the rim's view of a Go board. */
public final class Stones {
    public static final byte EMPTY = 0;
    public static final byte BLACK = 1;
    public static final byte WHITE = 2;

    private final int size;
    private final byte[] colours;

    /** {@code colours[row * size + column]}, row 0 at the bottom. */
    public Stones(int size, byte[] colours) {
        if (colours.length != size * size) throw new IllegalArgumentException(colours.length + " points");
        this.size = size;
        this.colours = colours.clone();
    }

    /** Reads rows from the top, {@code X} black, {@code O} white, {@code .} empty; blanks are skipped. */
    public static Stones parse(String rows) {
        String[] lines = rows.strip().split("\\s*\\n\\s*");
        int size = lines.length;
        byte[] colours = new byte[size * size];
        for (int i = 0; i < size; i++) {
            String line = lines[i].replace(" ", "");
            if (line.length() != size) {
                throw new InputException("Row " + (i + 1) + " of the diagram has " + line.length()
                        + " points on a board of " + size + " rows.");
            }
            for (int column = 0; column < size; column++) {
                colours[(size - 1 - i) * size + column] = colour(line.charAt(column));
            }
        }
        return new Stones(size, colours);
    }

    private static byte colour(char piece) {
        return switch (piece) {
            case '.' -> EMPTY;
            case 'X' -> BLACK;
            case 'O' -> WHITE;
            default -> throw new InputException("\"" + piece + "\" is not a point; write X, O or a dot.");
        };
    }

    public int size() {
        return size;
    }

    public int points() {
        return colours.length;
    }

    /** {@link #EMPTY}, {@link #BLACK} or {@link #WHITE}. */
    public byte at(int point) {
        return colours[point];
    }

    /** The colours of all points, in a new array. */
    public byte[] toArray() {
        return colours.clone();
    }

    /** Writes the orthogonal neighbours of a point and returns their number, 2 to 4. */
    public int neighbours(int point, int[] into) {
        int column = point % size;
        int count = 0;
        if (point >= size) into[count++] = point - size;
        if (column > 0) into[count++] = point - 1;
        if (column < size - 1) into[count++] = point + 1;
        if (point < colours.length - size) into[count++] = point + size;
        return count;
    }

    /** This board with some points emptied. */
    public Stones without(Iterable<Integer> points) {
        byte[] changed = colours.clone();
        for (int point : points) changed[point] = EMPTY;
        return new Stones(size, changed);
    }

    /** The colour that plays against this one. */
    public static byte opponent(byte colour) {
        return (byte) (BLACK + WHITE - colour);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stones stones && size == stones.size && Arrays.equals(colours, stones.colours);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(colours);
    }

    /** The rows from the top, as {@link #parse} reads them. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = size - 1; row >= 0; row--) {
            for (int column = 0; column < size; column++) text.append(".XO".charAt(colours[row * size + column]));
            text.append('\n');
        }
        return text.toString();
    }
}
