package tesuji.solve.space;

import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Indexing;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

/** All positions that the indexing of a game counts, whether play can reach them or not: a state is a rank. */
public final class Indexed implements StateSpace {
    private final Game game;
    private final Indexing indexing;
    private final IndexPacking packing;

    public Indexed(Game game) {
        this.game = game;
        indexing = game.indexing()
                .orElseThrow(() -> new InputException("The positions of " + game.id() + " have no numbers."));
        packing = new IndexPacking(indexing);
    }

    @Override
    public Game game() {
        return game;
    }

    public Indexing indexing() {
        return indexing;
    }

    @Override
    public long size() {
        return packing.size();
    }

    public int layers() {
        return indexing.layers();
    }

    /** The first state of a layer; that of the layer after the last is {@link #size}. */
    public long begin(int layer) {
        return packing.begin(layer);
    }

    @Override
    public StateCursor cursor() {
        return new RankWalker();
    }

    /** Empty as well where moves lead from one layer to another, for a reversal stops there. */
    @Override
    public Optional<Predecessors> predecessors() {
        return layers() > 1 ? Optional.empty() : indexing.reversal().map(RankPredecessors::new);
    }

    private final class RankPredecessors implements Predecessors {
        private final Reversal reversal;
        private final Position position = game.start();
        private final long[] found = new long[Predecessors.most(game)];

        RankPredecessors(Reversal reversal) {
            this.reversal = reversal;
        }

        @Override
        public void of(long state, LongList into) {
            into.clear();
            if (!packing.place(state, position)) return;
            int count = reversal.predecessors(position, found);
            for (int i = 0; i < count; i++) into.add(found[i]);
        }
    }

    private final class RankWalker implements StateCursor {
        private final Position position = game.start();
        private final int[] moves = new int[game.maxLegalMoves()];

        @Override
        public int successors(long state, long[] into) {
            int count = mobility(state);
            for (int i = 0; i < count; i++) {
                position.play(moves[i]);
                into[i] = packing.pack(position);
                position.undo();
            }
            return count;
        }

        @Override
        public int mobility(long state) {
            if (!packing.place(state, position)) return HOLE;
            int count = position.legalMoves(moves);
            return count == 0 ? Endings.of(position) : count;
        }

        @Override
        public boolean place(long state, Position into) {
            return packing.place(state, into);
        }

        @Override
        public long number(Position asked) {
            return packing.pack(asked);
        }
    }
}
