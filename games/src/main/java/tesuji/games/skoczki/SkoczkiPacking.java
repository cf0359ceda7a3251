package tesuji.games.skoczki;

import tesuji.core.game.Packing;
import tesuji.core.game.Position;

/**
 * Positions of small boards as single longs: a bit for each square with a man of side 0, then the same for side 1, then
 * the side to move. Less work than a rank, and possible wherever the bits fit.
 */
record SkoczkiPacking(int squares) implements Packing {
    /** More squares would reach the sign bit. */
    static final int MOST_SQUARES = 31;

    @Override
    public long pack(Position position) {
        return packed((SkoczkiPosition) position, squares);
    }

    static long packed(SkoczkiPosition position, int squares) {
        return position.men(0) | position.men(1) << squares | (long) position.toMove() << (2 * squares);
    }

    @Override
    public void unpack(long packed, Position into) {
        long all = (1L << squares) - 1;
        ((SkoczkiPosition) into).set(packed & all, packed >>> squares & all, (int) (packed >>> (2 * squares)));
    }
}
