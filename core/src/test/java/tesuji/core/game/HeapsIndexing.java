package tesuji.core.game;

import java.util.Optional;

/** Numbers for {@link Heaps}: one layer per size of the left heap, so that some moves stay in their layer. */
record HeapsIndexing(Heaps game) implements Indexing, Reversal {
    @Override
    public int layers() {
        return game.size() + 1;
    }

    @Override
    public long size(int layer) {
        return 2L * (game.size() + 1);
    }

    @Override
    public int layer(Position position) {
        return ((HeapsPosition) position).left();
    }

    @Override
    public long rank(Position position) {
        return 2L * ((HeapsPosition) position).right() + position.toMove();
    }

    @Override
    public boolean unrank(int layer, long index, Position into) {
        if (layer == game.size() && index == 2L * game.size() + 1) return false; // full heaps: side 0 moves first
        ((HeapsPosition) into).set(layer, (int) index / 2, (int) index % 2);
        return true;
    }

    @Override
    public Optional<Reversal> reversal() {
        return Optional.of(this);
    }

    @Override
    public int predecessors(Position position, long[] into) {
        HeapsPosition heaps = (HeapsPosition) position;
        int count = 0;
        for (int taken = 1; taken <= game.take() && heaps.right() + taken <= game.size(); taken++) {
            long index = 2L * (heaps.right() + taken) + 1 - heaps.toMove();
            boolean hole = heaps.left() == game.size() && index == 2L * game.size() + 1;
            if (!hole) into[count++] = index;
        }
        return count;
    }
}
