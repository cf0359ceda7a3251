package tesuji.core.game;

/**
 * The ways to turn or mirror a board that leave the rules as they are. Number 0 is the identity.
 *
 * <p>Each symmetry is a permutation of the moves and one of the points of the picture. Immutable.
 */
public final class Symmetries {
    /** The identity alone. */
    public static final Symmetries NONE = new Symmetries(new int[1][0], new int[1][0]);

    private final int[][] moves;
    private final int[][] points;

    /** {@code moves[s][m]} is the image of move m, {@code points[s][p]} that of point p. */
    public Symmetries(int[][] moves, int[][] points) {
        if (moves.length != points.length) throw new IllegalArgumentException("one permutation of each kind");
        this.moves = copy(moves);
        this.points = copy(points);
    }

    private static int[][] copy(int[][] rows) {
        int[][] copied = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) copied[i] = rows[i].clone();
        return copied;
    }

    public int count() {
        return moves.length;
    }

    public int move(int symmetry, int move) {
        return symmetry == 0 ? move : moves[symmetry][move];
    }

    public int point(int symmetry, int point) {
        return symmetry == 0 ? point : points[symmetry][point];
    }
}
