package tesuji.core.game;

/**
 * Counts the move sequences of a given length: the usual proof that a move generator neither forgets nor invents.
 *
 * <p>A game that ends earlier has no continuation and counts nothing. Owned by one thread.
 */
public final class Perft {
    private final int[][] moves;

    /** A counter for sequences of up to {@code depth} moves. */
    public Perft(Game game, int depth) {
        moves = new int[depth][game.maxLegalMoves()];
    }

    /** The number of sequences of exactly {@code depth} moves; the position is the same again afterwards. */
    public long leaves(Position position, int depth) {
        if (depth == 0) return 1;
        int[] buffer = moves[depth - 1];
        int count = position.legalMoves(buffer);
        if (depth == 1) return count; // the last move of a sequence need not be played to be counted
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            position.play(buffer[i]);
            leaves += leaves(position, depth - 1);
            position.undo();
        }
        return leaves;
    }
}
