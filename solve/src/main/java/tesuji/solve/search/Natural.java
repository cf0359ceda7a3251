package tesuji.solve.search;

/** The order in which the game names its moves. */
public record Natural() implements MoveOrder {
    public static final Natural STANDARD = new Natural();

    @Override
    public Arranger start() {
        return (moves, count) -> {};
    }
}
