package tesuji.games.nim;

import tesuji.core.game.Game;
import tesuji.core.game.Position;

/** A moment of Nim: the counters left in each pile, and whose turn it is. */
public final class NimPosition implements Position {
    private final NimGame game;
    private final int[] piles;
    private final int[] history;
    private int length;
    private int left;
    private int side;
    private long key;

    NimPosition(NimGame game) {
        this.game = game;
        piles = new int[game.piles()];
        history = new int[game.maxLength()];
        for (int pile = 0; pile < piles.length; pile++) {
            key ^= game.pileKey(pile, 0);
            put(pile, game.counters(pile));
        }
    }

    /** Gives a pile its counters. */
    void put(int pile, int counters) {
        key ^= game.pileKey(pile, piles[pile]) ^ game.pileKey(pile, counters);
        left += counters - piles[pile];
        piles[pile] = counters;
    }

    /** Begins play here with this side; nothing can be undone. */
    void begin(int toMove) {
        if (toMove != side) turn();
        length = 0;
    }

    private void turn() {
        side ^= 1;
        key ^= game.sideKey();
    }

    /** The counters left in a pile. */
    public int counters(int pile) {
        return piles[pile];
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
        int move = 0;
        for (int taken = 1; taken <= game.highest(); taken++) {
            for (int counters : piles) {
                if (taken <= counters) into[count++] = move;
                move++;
            }
        }
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        return move >= 0 && move < game.moveLimit() && game.takenBy(move) <= piles[game.pileOf(move)];
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        int pile = game.pileOf(move);
        put(pile, piles[pile] - game.takenBy(move));
        turn();
        history[length++] = move;
    }

    @Override
    public void undo() {
        int move = history[--length];
        int pile = game.pileOf(move);
        put(pile, piles[pile] + game.takenBy(move));
        turn();
    }

    @Override
    public boolean isOver() {
        return left == 0;
    }

    /** Whoever is to move has not taken the last counter. */
    @Override
    public int score() {
        return (side == 0) == game.misere() ? 2 : -2;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public void copyFrom(Position other) {
        NimPosition source = (NimPosition) other;
        System.arraycopy(source.piles, 0, piles, 0, piles.length);
        System.arraycopy(source.history, 0, history, 0, source.length);
        length = source.length;
        left = source.left;
        side = source.side;
        key = source.key;
    }
}
