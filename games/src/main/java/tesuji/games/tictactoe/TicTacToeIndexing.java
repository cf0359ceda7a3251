package tesuji.games.tictactoe;

import tesuji.core.base.Combinations;
import tesuji.core.game.Indexing;
import tesuji.core.game.Position;

/**
 * Numbers for the positions of tic-tac-toe: a layer for each number of free squares; within it, which squares are
 * marked, then which of these are the second side's.
 */
final class TicTacToeIndexing implements Indexing {
    static final TicTacToeIndexing INSTANCE = new TicTacToeIndexing();

    private TicTacToeIndexing() {}

    @Override
    public int layers() {
        return TicTacToeGame.SQUARES + 1;
    }

    @Override
    public long size(int layer) {
        return Combinations.choose(TicTacToeGame.SQUARES, marks(layer)) * sharings(layer);
    }

    @Override
    public int layer(Position position) {
        TicTacToePosition marks = (TicTacToePosition) position;
        return TicTacToeGame.SQUARES - Integer.bitCount(marks.first() | marks.second());
    }

    @Override
    public long rank(Position position) {
        TicTacToePosition marks = (TicTacToePosition) position;
        int marked = marks.first() | marks.second();
        return Combinations.rank(marked) * sharings(layer(position))
                + Combinations.rank(gather(marks.second(), marked));
    }

    @Override
    public boolean unrank(int layer, long index, Position into) {
        long sharings = sharings(layer);
        int marked = (int) Combinations.unrank(index / sharings, marks(layer));
        int second = scatter((int) Combinations.unrank(index % sharings, marks(layer) / 2), marked);
        int first = marked & ~second;
        if (!TicTacToePosition.isReachable(first, second)) return false;
        ((TicTacToePosition) into).set(first, second);
        return true;
    }

    private static int marks(int layer) {
        return TicTacToeGame.SQUARES - layer;
    }

    /** The ways to share the marks of a layer between the sides. */
    private static long sharings(int layer) {
        return Combinations.choose(marks(layer), marks(layer) / 2);
    }

    /** The bits of {@code subset} at the places that {@code mask} has, moved together. */
    private static int gather(int subset, int mask) {
        int gathered = 0;
        int place = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            if ((subset & rest & -rest) != 0) gathered |= 1 << place;
            place++;
        }
        return gathered;
    }

    /** The inverse of {@link #gather}. */
    private static int scatter(int gathered, int mask) {
        int subset = 0;
        int place = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            if (((gathered >> place++) & 1) != 0) subset |= rest & -rest;
        }
        return subset;
    }
}
