package tesuji.neural.go;

/**
 * The eight ways to turn a board before a network sees it, numbered as KataGo does: bit 0 flips rows, bit 1 flips
 * columns, bit 2 then exchanges rows and columns. One table serves inputs and outputs: what stands at {@code place} of
 * a tensor belongs to {@code point} of the game.
 */
public final class BoardSymmetry {
    /** How many there are. */
    public static final int COUNT = 8;

    private BoardSymmetry() {}

    /** By point of the game, numbered from the lowest row, its place in a tensor, numbered from the top row. */
    static int[] places(int size, int symmetry) {
        int[] places = new int[size * size];
        for (int point = 0; point < places.length; point++) {
            int row = size - 1 - point / size;
            int column = point % size;
            if ((symmetry & 1) != 0) row = size - 1 - row;
            if ((symmetry & 2) != 0) column = size - 1 - column;
            places[point] = (symmetry & 4) != 0 ? column * size + row : row * size + column;
        }
        return places;
    }
}
