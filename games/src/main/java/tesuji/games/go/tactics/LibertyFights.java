package tesuji.games.go.tactics;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

/**
 * Moves in fights between chains short of liberties: a chain with two liberties is put in atari, or gets away by
 * extending, connecting or turning on a neighbour that is no better off; a chain with a few more turns on such a
 * neighbour before it is too late (Baudiš and Gailly 2011, §3.2). Nothing is read out: these are moves for playouts,
 * good more often than not. Collects cells, each once. Owned by the board's thread.
 */
public final class LibertyFights extends FoundMoves {
    private final TacticalBoard board;
    private final SelfAtari selfAtari;
    private final int[] free = new int[5];

    public LibertyFights(TacticalBoard board, SelfAtari selfAtari) {
        this.board = board;
        this.selfAtari = selfAtari;
    }

    /** What the mover can do about a chain if it has two liberties and not both a way out and a connection. */
    @Hot
    public void twoLiberties(int chain, int mover) {
        if (!board.twoLiberties(chain, free)) return;
        int a = free[0];
        int b = free[1];
        if (isSafe(chain, a, b)) return;
        fill(chain, a, b, mover);
        if (board.colour(chain) != mover) return;
        takeNeighbours(chain, mover);
        turnOnNeighbours(chain, mover);
    }

    /** For a chain of the mover with three or more liberties, up to {@code most}: ataris on its weakest neighbours. */
    @Hot
    public void moreLiberties(int chain, int mover, int most) {
        if (board.pseudoLiberties(chain) > 4 * most) return;
        int liberties = board.liberties(chain, free, Math.min(most + 1, free.length));
        if (liberties >= 3 && liberties <= most) turnOnNeighbours(chain, mover);
    }

    /** Takes the opposing chains in atari around a chain. */
    @Hot
    private void takeNeighbours(int chain, int mover) {
        int other = Chains.BLACK + Chains.WHITE - mover;
        int stone = chain;
        do {
            if (board.neighbours(stone, other) != 0) {
                for (int direction = 0; direction < 4; direction++) {
                    int q = board.neighbour(stone, direction);
                    if (board.colour(q) != other || !board.inAtari(board.chain(q))) continue;
                    int liberty = board.liberty(board.chain(q));
                    if (board.isLegal(liberty, mover)) addOnce(liberty);
                }
            }
            stone = board.nextStone(stone);
        } while (stone != chain);
    }

    /** Gives atari to the opposing chains with two liberties around a chain. */
    @Hot
    private void turnOnNeighbours(int chain, int mover) {
        int other = Chains.BLACK + Chains.WHITE - mover;
        int previous = 0;
        int stone = chain;
        do {
            if (board.neighbours(stone, other) != 0) {
                for (int direction = 0; direction < 4; direction++) {
                    int q = board.neighbour(stone, direction);
                    if (board.colour(q) != other || board.chain(q) == previous) continue;
                    previous = board.chain(q);
                    if (board.twoLiberties(previous, free)) fill(previous, free[0], free[1], mover);
                }
            }
            stone = board.nextStone(stone);
        } while (stone != chain);
    }

    /** The liberties of a chain that are worth filling, be it by its owner or against it. */
    @Hot
    private void fill(int chain, int a, int b, int mover) {
        boolean useA = isUseful(chain, a, b, mover);
        boolean useB = isUseful(chain, b, a, mover);
        if (useA && useB) {
            boolean dullA = isDull(a, mover);
            boolean dullB = isDull(b, mover);
            useA = !dullA || dullB;
            useB = !dullB || dullA;
        }
        if (useA) addOnce(a);
        if (useB) addOnce(b);
    }

    @Hot
    private boolean isUseful(int chain, int cell, int otherLiberty, int mover) {
        if (board.colour(chain) == mover && gainsNothing(chain, cell, otherLiberty)) return false;
        return board.isLegal(cell, mover) && !selfAtari.isBad(cell, mover);
    }

    /** Whether an extension leaves the chain no more liberties than it has. */
    @Hot
    private boolean gainsNothing(int chain, int cell, int otherLiberty) {
        int owner = board.colour(chain);
        boolean sharesLiberty = false;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (q == otherLiberty) sharesLiberty = true;
            if (board.colour(q) == owner && board.chain(q) != chain) return false;
            if (board.colour(q) == Chains.BLACK + Chains.WHITE - owner && board.inAtari(board.chain(q))) return false;
        }
        return board.emptyNeighbours(cell) - (sharesLiberty ? 1 : 0) < 2;
    }

    /** A move amid own stones or at the edge, where the other liberty is the better one to fill. */
    @Hot
    private boolean isDull(int cell, int mover) {
        return board.neighbours(cell, mover) >= 3;
    }

    /** Whether the chain may connect at one liberty, and connect or extend at the other: then nothing is urgent. */
    @Hot
    private boolean isSafe(int chain, int a, int b) {
        boolean connectsA = connects(chain, a);
        boolean connectsB = connects(chain, b);
        return (connectsA && (connectsB || extendsFrom(b, a))) || (connectsB && extendsFrom(a, b));
    }

    @Hot
    private boolean connects(int chain, int cell) {
        int owner = board.colour(chain);
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) != owner) continue;
            int friend = board.chain(q);
            if (friend != chain && !board.inAtari(friend)) return true;
        }
        return false;
    }

    @Hot
    private boolean extendsFrom(int cell, int otherLiberty) {
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) == Chains.EMPTY && q != otherLiberty) return true;
        }
        return false;
    }
}
