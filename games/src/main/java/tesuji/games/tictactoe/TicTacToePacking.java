package tesuji.games.tictactoe;

import java.util.Optional;
import tesuji.core.game.Folding;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Symmetries;

/** Positions of tic-tac-toe as longs: the squares of one side above those of the other. */
final class TicTacToePacking implements Packing {
    private final Folding folding;

    TicTacToePacking(Symmetries symmetries) {
        int[][] bits = new int[symmetries.count()][2 * TicTacToeGame.SQUARES];
        for (int symmetry = 0; symmetry < bits.length; symmetry++) {
            for (int square = 0; square < TicTacToeGame.SQUARES; square++) {
                bits[symmetry][square] = symmetries.point(symmetry, square);
                bits[symmetry][TicTacToeGame.SQUARES + square] =
                        TicTacToeGame.SQUARES + symmetries.point(symmetry, square);
            }
        }
        folding = new Folding(bits);
    }

    @Override
    public long pack(Position position) {
        TicTacToePosition marks = (TicTacToePosition) position;
        return ((long) marks.first() << TicTacToeGame.SQUARES) | marks.second();
    }

    @Override
    public void unpack(long packed, Position into) {
        ((TicTacToePosition) into).set((int) (packed >> TicTacToeGame.SQUARES), (int) packed & TicTacToePosition.FULL);
    }

    @Override
    public Optional<Folding> folding() {
        return Optional.of(folding);
    }
}
