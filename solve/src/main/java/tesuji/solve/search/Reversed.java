package tesuji.solve.search;

/** The order of the game from back to front: in Go a pass comes first, and after a pass another that ends the game. */
public record Reversed() implements MoveOrder {
    public static final Reversed STANDARD = new Reversed();

    @Override
    public Arranger start() {
        return (moves, count) -> {
            for (int i = 0, j = count - 1; i < j; i++, j--) {
                int move = moves[i];
                moves[i] = moves[j];
                moves[j] = move;
            }
        };
    }
}
