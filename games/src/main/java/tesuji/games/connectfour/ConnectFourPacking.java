package tesuji.games.connectfour;

import tesuji.core.game.Packing;
import tesuji.core.game.Position;

/** Positions of Connect Four as the longs that their keys are made of. */
enum ConnectFourPacking implements Packing {
    INSTANCE;

    /** Whether the longs of boards of this size leave the sign bit alone. */
    static boolean fits(int width, int height) {
        return width * (height + 1) < Long.SIZE;
    }

    @Override
    public long pack(Position position) {
        return ((ConnectFourPosition) position).packed();
    }

    @Override
    public void unpack(long packed, Position into) {
        ((ConnectFourPosition) into).unpack(packed);
    }
}
