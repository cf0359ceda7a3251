package tesuji.solve.space;

import java.util.Optional;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

/** Finds the keys of the positions one move away, forwards and backwards. Owned by one thread. */
public final class Neighbours {
    private final StateCodec codec;
    private final Position position;
    private final int[] moves;
    private final Optional<Reversal> reversal;

    public Neighbours(StateCodec codec) {
        this.codec = codec;
        position = codec.game().start();
        moves = new int[codec.game().maxLegalMoves()];
        reversal = codec.reversal();
    }

    /** Room for the successors of any key. */
    public long[] successorRoom() {
        return new long[moves.length];
    }

    /** Room for the predecessors of any key. */
    public long[] predecessorRoom() {
        return new long[Predecessors.most(codec.game())];
    }

    /** Writes one key for each move; what is returned is as in {@link StateCursor#successors}. */
    public int successors(long key, long[] into) {
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

    /** As {@link #successors}, without the keys. */
    public int mobility(long key) {
        codec.place(key, position);
        int count = position.legalMoves(moves);
        return count == 0 ? Endings.of(position) : count;
    }

    /** Whether moves can be run backwards; if not, {@link #predecessors} must not be asked. */
    public boolean areReversible() {
        return reversal.isPresent();
    }

    /** Writes the keys of the positions that lead here, one for each move, and returns how many; some are of none that
     * play can reach. */
    public int predecessors(long key, long[] into) {
        codec.place(key, position);
        int count = reversal.orElseThrow().predecessors(position, into);
        for (int i = 0; i < count; i++) into[i] = codec.keyOf(into[i]);
        return count;
    }

    /** How many different positions share a key: what {@link Predecessors#images} is for. */
    public int images(long key) {
        return codec.images(key);
    }

    /** By how many half-points an ended game was won. */
    public int margin(long key) {
        codec.place(key, position);
        return Math.abs(position.score());
    }
}
