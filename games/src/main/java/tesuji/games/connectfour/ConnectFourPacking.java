package tesuji.games.connectfour;

import java.util.Optional;
import tesuji.core.game.Folding;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;

/**
 * Positions of Connect Four as longs: a one above the stones of each column, the set bits below it being the mover's.
 */
final class ConnectFourPacking implements Packing {
    private final Folding folding;

    ConnectFourPacking(ConnectFourGame game) {
        int stride = game.height() + 1;
        int[][] bits = new int[2][game.width() * stride];
        for (int column = 0; column < game.width(); column++) {
            for (int row = 0; row < stride; row++) {
                bits[1][column * stride + row] = (game.width() - 1 - column) * stride + row;
            }
        }
        folding = new Folding(bits);
    }

    /** Whether boards of this size leave the sign bit free. */
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

    @Override
    public Optional<Folding> folding() {
        return Optional.of(folding);
    }
}
