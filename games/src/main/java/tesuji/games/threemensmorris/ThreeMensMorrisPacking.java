package tesuji.games.threemensmorris;

import tesuji.core.game.Packing;
import tesuji.core.game.Position;

/** Positions of three men's morris as single longs: the men of either side and the side to move. */
enum ThreeMensMorrisPacking implements Packing {
    INSTANCE;

    @Override
    public long pack(Position position) {
        return ((ThreeMensMorrisPosition) position).packed();
    }

    @Override
    public void unpack(long packed, Position into) {
        int first = (int) packed & MorrisBoard.FULL;
        int second = (int) (packed >>> MorrisBoard.POINTS) & MorrisBoard.FULL;
        ((ThreeMensMorrisPosition) into).set(first, second, (int) (packed >>> (2 * MorrisBoard.POINTS)));
    }
}
