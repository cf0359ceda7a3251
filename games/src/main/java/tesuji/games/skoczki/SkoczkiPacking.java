package tesuji.games.skoczki;

import java.util.Optional;
import tesuji.core.game.Folding;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Symmetries;

/**
 * Positions of small boards as single longs: a bit for each square with a man of side 0, then the same for side 1, then
 * the side to move. Less work than a rank, and possible wherever the bits fit.
 */
final class SkoczkiPacking implements Packing {
    /** More squares would reach the sign bit. */
    static final int MOST_SQUARES = 31;

    private final int squares;
    private final Folding folding;

    SkoczkiPacking(int squares, Symmetries symmetries) {
        this.squares = squares;
        int[][] bits = new int[symmetries.count()][2 * squares];
        for (int symmetry = 0; symmetry < bits.length; symmetry++) {
            for (int square = 0; square < squares; square++) {
                bits[symmetry][square] = symmetries.point(symmetry, square);
                bits[symmetry][squares + square] = squares + symmetries.point(symmetry, square);
            }
        }
        folding = new Folding(bits);
    }

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

    @Override
    public Optional<Folding> folding() {
        return Optional.of(folding);
    }
}
