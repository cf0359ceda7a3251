package tesuji.solve.space;

import tesuji.core.game.Position;

/** Finds the keys of the positions one move away. Owned by one thread. */
final class Expander {
    private final StateCodec codec;
    private final Position position;
    private final int[] moves;

    Expander(StateCodec codec) {
        this.codec = codec;
        position = codec.game().start();
        moves = new int[codec.game().maxLegalMoves()];
    }

    /** Writes one key for each move; what is returned is as in {@link StateCursor#successors}. */
    int expand(long key, long[] into) {
        codec.place(key, position);
        int count = position.legalMoves(moves);
        if (count == 0) return Endings.of(position);
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            into[i] = codec.key(position);
            position.undo();
        }
        return count;
    }

    /** As {@link #expand}, without the keys. */
    int mobility(long key) {
        codec.place(key, position);
        int count = position.legalMoves(moves);
        return count == 0 ? Endings.of(position) : count;
    }
}
