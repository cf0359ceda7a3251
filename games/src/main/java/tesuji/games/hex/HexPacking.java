package tesuji.games.hex;

import tesuji.core.game.Packing;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/** Positions of Hex on few cells as single longs: a bit for each stone of either side. */
record HexPacking(int cells) implements Packing {
    /** Whether so many cells leave the sign bit alone. */
    static boolean fits(int cells) {
        return 2 * cells < Long.SIZE;
    }

    @Override
    public long pack(Position position) {
        HexPosition stones = (HexPosition) position;
        long packed = 0;
        for (int cell = 0; cell < cells; cell++) {
            char piece = stones.piece(cell);
            if (piece == Picture.FIRST) packed |= 1L << cell;
            if (piece == Picture.SECOND) packed |= 1L << (cells + cell);
        }
        return packed;
    }

    @Override
    public void unpack(long packed, Position into) {
        HexPosition stones = (HexPosition) into;
        stones.clear();
        for (int cell = 0; cell < cells; cell++) {
            if ((packed >>> cell & 1) != 0) stones.put(cell, 0);
            if ((packed >>> (cells + cell) & 1) != 0) stones.put(cell, 1);
        }
    }
}
