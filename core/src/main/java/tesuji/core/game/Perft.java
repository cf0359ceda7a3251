package tesuji.core.game;

/** Counts the leaves of the game tree at a fixed depth: the classic check of a move generator. */
public final class Perft {
    private Perft() {}

    /**
     * The number of lines of exactly {@code depth} moves from here; lines that end earlier do not count. The position
     * is the same afterwards.
     */
    public static long count(Position position, int depth) {
        if (depth == 0) return 1;
        return count(position, depth, new int[depth][position.game().maxLegalMoves()]);
    }

    private static long count(Position position, int depth, int[][] plies) {
        int[] moves = plies[depth - 1];
        int count = position.legalMoves(moves);
        if (depth == 1) return count;
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            leaves += count(position, depth - 1, plies);
            position.undo();
        }
        return leaves;
    }
}
