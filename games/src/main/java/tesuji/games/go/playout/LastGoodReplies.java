package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Geometry;

/**
 * The replies that won last time: to the last move and to the last two (LGRF-2; Drake 2009; Baier and Drake 2010,
 * §III). Moves of the winner become replies, replies of the loser are forgotten. Cells, 0 for none; sides are 0 and 1.
 * Owned by one thread.
 */
final class LastGoodReplies {
    private final int cells;
    private final short[] toOne;
    private final short[] toTwo;

    LastGoodReplies(Geometry geometry) {
        cells = geometry.cells();
        toOne = new short[2 * cells];
        toTwo = new short[2 * cells * cells];
    }

    /** The reply of this side to its opponent's last move and its own before; 0 if none is known. */
    @Hot
    int reply(int side, int last) {
        return toOne[side * cells + last];
    }

    @Hot
    int reply(int side, int last, int secondLast) {
        return toTwo[(side * cells + secondLast) * cells + last];
    }

    /** Learns from a game given by its cells, 0 for passes, of which {@code side} made the first. */
    @Hot
    void learn(int[] game, int from, int to, int side, int winner) {
        int secondLast = 0;
        int last = 0;
        for (int i = from; i < to; i++) {
            int cell = game[i];
            int one = side * cells + last;
            int two = (side * cells + secondLast) * cells + last;
            if (side == winner) {
                if (cell != 0) {
                    if (last != 0) toOne[one] = (short) cell;
                    if (secondLast != 0 && last != 0) toTwo[two] = (short) cell;
                }
            } else {
                if (toOne[one] == cell) toOne[one] = 0;
                if (toTwo[two] == cell) toTwo[two] = 0;
            }
            secondLast = last;
            last = cell;
            side = 1 - side;
        }
    }
}
