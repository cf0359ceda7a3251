package tesuji.core.game;

import tesuji.core.base.Rng;

/** A moment of {@link Heaps}. */
final class HeapsPosition implements Position {
    private final Heaps game;
    private final int[] history;
    private int length;
    private int left;
    private int right;
    private int side;

    HeapsPosition(Heaps game) {
        this.game = game;
        history = new int[game.maxLength()];
        set(game.size(), game.size(), 0);
    }

    int left() {
        return left;
    }

    int right() {
        return right;
    }

    void set(int left, int right, int side) {
        this.left = left;
        this.right = right;
        this.side = side;
        length = 0;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return side;
    }

    @Override
    public int legalMoves(int[] into) {
        int count = 0;
        for (int taken = 1; taken <= Math.min(left, game.take()); taken++) into[count++] = taken - 1;
        for (int taken = 1; taken <= Math.min(right, game.take()); taken++) into[count++] = game.take() + taken - 1;
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        if (move < 0 || move >= game.moveLimit()) return false;
        return taken(move) <= (move < game.take() ? left : right);
    }

    int taken(int move) {
        return move % game.take() + 1;
    }

    @Override
    public void play(int move) {
        shift(move, -1);
        history[length++] = move;
    }

    @Override
    public void undo() {
        shift(history[--length], 1);
    }

    private void shift(int move, int sign) {
        if (move < game.take()) {
            left += sign * taken(move);
        } else {
            right += sign * taken(move);
        }
        side ^= 1;
    }

    @Override
    public boolean isOver() {
        return left + right == 0;
    }

    @Override
    public int score() {
        return side == 0 ? -2 : 2;
    }

    @Override
    public long key() {
        return Rng.mix(1000L * left + 10L * right + side + 1);
    }

    @Override
    public void copyFrom(Position other) {
        HeapsPosition source = (HeapsPosition) other;
        set(source.left, source.right, source.side);
        length = source.length;
        System.arraycopy(source.history, 0, history, 0, length);
    }
}
