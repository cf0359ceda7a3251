package tesuji.solve.space;

import tesuji.core.game.Position;

/** Finds the keys of the positions one move away. Owned by one thread. */
final class Expander {
    private final Coder coder;
    private final Position position;
    private final int[] moves;

    Expander(Coder coder) {
        this.coder = coder;
        position = coder.game().start();
        moves = new int[coder.game().maxLegalMoves()];
    }

    /** Writes one key for each move; what is returned is as in {@link Walker#successors}. */
    int expand(long key, long[] into) {
        coder.place(key, position);
        int count = position.legalMoves(moves);
        if (count == 0) return Endings.of(position);
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            into[i] = coder.key(position);
            position.undo();
        }
        return count;
    }

    /** As {@link #expand}, without the keys. */
    int mobility(long key) {
        coder.place(key, position);
        int count = position.legalMoves(moves);
        return count == 0 ? Endings.of(position) : count;
    }
}
