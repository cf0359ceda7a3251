package tesuji.games.skoczki;

import java.util.Optional;
import tesuji.core.base.Hot;
import tesuji.core.game.Folding;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;
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
    private final Reversal reversal;

    SkoczkiPacking(SkoczkiGame game, Jumps jumps) {
        squares = game.squares();
        Symmetries symmetries = game.symmetries();
        reversal = new SkoczkiReversal(game, this::packed, jumps);
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
        SkoczkiPosition men = (SkoczkiPosition) position;
        return packed(men.men(0), men.men(1), men.toMove());
    }

    @Hot
    private long packed(long first, long second, int side) {
        return packed(first, second, side, squares);
    }

    @Hot
    static long packed(long first, long second, int side, int squares) {
        return first | second << squares | (long) side << (2 * squares);
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

    @Override
    public Optional<Reversal> reversal() {
        return Optional.of(reversal);
    }
}
