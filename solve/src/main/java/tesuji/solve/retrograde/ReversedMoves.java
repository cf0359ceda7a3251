package tesuji.solve.retrograde;

import java.util.Optional;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;
import tesuji.solve.space.Indexed;
import tesuji.solve.space.LongList;
import tesuji.solve.space.StateSpace;
import tesuji.solve.space.Walker;

/** Predecessors from a game that can run its moves backwards: nothing has to be kept. */
final class ReversedMoves implements Predecessors {
    private final Walker walker;
    private final Reversal reversal;
    private final Position position;
    private final long[] found;

    private ReversedMoves(Indexed space, Reversal reversal) {
        walker = space.walker();
        this.reversal = reversal;
        position = space.game().start();
        found = new long[1024 + 8 * space.game().moveLimit()];
    }

    /** The reversal of a game; empty where there is none, or where it stops at the borders of layers. */
    static Optional<Reversal> reversal(StateSpace space) {
        return space instanceof Indexed indexed && indexed.layers() == 1
                ? indexed.indexing().reversal()
                : Optional.empty();
    }

    static ReversedMoves of(StateSpace space, Reversal reversal) {
        return new ReversedMoves((Indexed) space, reversal);
    }

    @Override
    public void of(long state, LongList into) {
        into.clear();
        if (!walker.place(state, position)) return;
        int count = reversal.predecessors(position, found);
        for (int i = 0; i < count; i++) into.add(found[i]);
    }
}
