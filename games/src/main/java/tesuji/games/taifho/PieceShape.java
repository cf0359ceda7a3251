package tesuji.games.taifho;

/** The shape of a piece: it moves in the directions its sides face (Przybyłek and Chojecki 2022, §1). */
public enum PieceShape {
    /** Moves up, down, left and right. */
    SQUARE(0, 'S', Directions.STRAIGHT, Directions.STRAIGHT),
    /** Moves diagonally. */
    DIAMOND(1, 'D', Directions.DIAGONAL, Directions.DIAGONAL),
    /** Moves in all eight directions. */
    CIRCLE(2, 'C', Directions.STRAIGHT | Directions.DIAGONAL, Directions.STRAIGHT | Directions.DIAGONAL),
    /** Moves diagonally forward and straight back. */
    TRIANGLE(
            3,
            'T',
            Directions.UP_LEFT | Directions.UP_RIGHT | Directions.DOWN,
            Directions.DOWN_LEFT | Directions.DOWN_RIGHT | Directions.UP);

    /** So many of each shape a side has. */
    public static final int PAIR = 2;

    private static final PieceShape[] ALL = values();

    private final int number;
    private final char letter;
    private final int green;
    private final int blue;

    PieceShape(int number, char letter, int green, int blue) {
        this.number = number;
        this.letter = letter;
        this.green = green;
        this.blue = blue;
    }

    /** Its letter for Green; Blue's is the same in lower case. */
    public char letter() {
        return letter;
    }

    /** Shapes are numbered in the order of this list. */
    public int number() {
        return number;
    }

    /** The shape with this number. */
    public static PieceShape of(int number) {
        return ALL[number];
    }

    /** The {@link Directions} in which it moves when it belongs to this side. */
    public int directions(int side) {
        return side == 0 ? green : blue;
    }
}
