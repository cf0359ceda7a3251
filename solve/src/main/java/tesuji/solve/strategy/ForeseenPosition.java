package tesuji.solve.strategy;

import tesuji.core.game.Game;
import tesuji.core.game.Position;

/**
 * A position of a {@link SuperkoGame} game: one of the strict game, the boards that led to it, and who is sure to win.
 */
final class ForeseenPosition implements Position {
    private final SuperkoGame game;
    private final Position position;
    /** The board after each move, that of the beginning first. */
    private final long[] past;
    /** Who is sure to win after each move: 1, -1 or 0. */
    private final byte[] winners;

    private int length;

    ForeseenPosition(SuperkoGame game, Position position) {
        this.game = game;
        this.position = position;
        past = new long[game.maxLength() + 1];
        winners = new byte[game.maxLength() + 1];
        look();
    }

    private void look() {
        past[length] = game.board(position);
        winners[length] = position.isOver() ? 0 : (byte) game.winner(position, past, length + 1);
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return position.toMove();
    }

    @Override
    public int legalMoves(int[] into) {
        return winners[length] != 0 ? 0 : position.legalMoves(into);
    }

    @Override
    public boolean isLegal(int move) {
        return winners[length] == 0 && position.isLegal(move);
    }

    @Override
    public void play(int move) {
        position.play(move);
        length++;
        look();
    }

    @Override
    public void undo() {
        position.undo();
        length--;
    }

    @Override
    public boolean isOver() {
        return winners[length] != 0 || position.isOver();
    }

    @Override
    public int score() {
        return winners[length] != 0 ? winners[length] : position.score();
    }

    @Override
    public long key() {
        return position.key();
    }

    @Override
    public void copyFrom(Position other) {
        ForeseenPosition from = (ForeseenPosition) other;
        position.copyFrom(from.position);
        length = from.length;
        System.arraycopy(from.past, 0, past, 0, length + 1);
        System.arraycopy(from.winners, 0, winners, 0, length + 1);
    }
}
