package tesuji.games.go.tactics;

import tesuji.core.base.EpochSet;
import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

/** What a legal move gains at once: stones taken, and own stones saved from atari. Owned by the board's thread. */
public final class AtariGains {
    private final TacticalBoard board;
    private final EpochSet seen;

    public AtariGains(TacticalBoard board) {
        this.board = board;
        seen = new EpochSet(board.geometry().cells());
    }

    /** Whether a chain next to the cell, of either colour, is in atari; if none is, a move there gains nothing. */
    @Hot
    public boolean touchesAtari(int cell) {
        for (int direction = 0; direction < 4; direction++) {
            int chain = board.chain(board.neighbour(cell, direction));
            if (chain != 0 && board.inAtari(chain)) return true;
        }
        return false;
    }

    /** Opposing stones that the move takes. */
    @Hot
    public int taken(int cell, int mover) {
        int other = Chains.BLACK + Chains.WHITE - mover;
        int stones = 0;
        seen.clear();
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) == other) stones += newInAtari(board.chain(q));
        }
        return stones;
    }

    /** Own stones in atari that the move connects or extends to safety, or frees by taking their neighbours. */
    @Hot
    public int saved(int cell, int mover) {
        int other = Chains.BLACK + Chains.WHITE - mover;
        int stones = 0;
        seen.clear();
        boolean safe = !board.isSelfAtari(cell, mover);
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) != mover) continue;
            int size = newInAtari(board.chain(q));
            if (safe) stones += size;
        }
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) == other && newInAtari(board.chain(q)) > 0) stones += freed(board.chain(q), mover);
        }
        return stones;
    }

    /** Own stones in atari around a chain that is taken; those at the move itself have been looked at before. */
    @Hot
    private int freed(int chain, int mover) {
        int stones = 0;
        int stone = chain;
        do {
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(stone, direction);
                if (board.colour(q) == mover) stones += newInAtari(board.chain(q));
            }
            stone = board.nextStone(stone);
        } while (stone != chain);
        return stones;
    }

    /** The size of the chain if it is in atari and met for the first time, else 0. */
    @Hot
    private int newInAtari(int chain) {
        return board.inAtari(chain) && seen.add(chain) ? board.chainSize(chain) : 0;
    }
}
