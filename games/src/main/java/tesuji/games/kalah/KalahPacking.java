package tesuji.games.kalah;

import java.util.Optional;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;

/**
 * Positions of Kalah as single longs: for every cell but the last a zero for each seed and a one behind them, from the
 * lowest bit; above all seeds and ones, the side to move and whether it must pass. Kalah(6,4) just fits.
 */
record KalahPacking(KalahGame game, int bits) implements Packing {
    static Optional<Packing> of(KalahGame game) {
        int bits = game.total() + game.cells() - 1;
        return bits + 2 < Long.SIZE ? Optional.of(new KalahPacking(game, bits)) : Optional.empty();
    }

    @Override
    public long pack(Position position) {
        KalahPosition kalah = (KalahPosition) position;
        long packed = (long) kalah.toMove() << bits | (kalah.mustPass() ? 2L << bits : 0);
        int bit = 0;
        for (int cell = 0; cell < game.cells() - 1; cell++) {
            bit += kalah.seeds(cell);
            packed |= 1L << bit++;
        }
        return packed;
    }

    @Override
    public void unpack(long packed, Position into) {
        KalahPosition kalah = (KalahPosition) into;
        long rest = packed;
        int left = game.total();
        for (int cell = 0; cell < game.cells() - 1; cell++) {
            int seeds = Long.numberOfTrailingZeros(rest);
            kalah.put(cell, seeds);
            left -= seeds;
            rest = rest >>> seeds >>> 1;
        }
        kalah.put(game.cells() - 1, left);
        kalah.begin((int) (packed >>> bits) & 1, (packed >>> bits & 2) != 0);
    }
}
