package tesuji.games.tictactoe;

import tesuji.core.game.Packing;
import tesuji.core.game.Position;

/** Positions of tic-tac-toe as single longs: the marks of either side, whose number tells who is to move. */
enum TicTacToePacking implements Packing {
    INSTANCE;

    @Override
    public long pack(Position position) {
        TicTacToePosition marks = (TicTacToePosition) position;
        return marks.first() | (long) marks.second() << TicTacToeGame.SQUARES;
    }

    @Override
    public void unpack(long packed, Position into) {
        int first = (int) packed & TicTacToePosition.FULL;
        ((TicTacToePosition) into).set(first, (int) (packed >>> TicTacToeGame.SQUARES));
    }
}
