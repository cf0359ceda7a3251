package tesuji.games.go.tactics;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Ladders;
import tesuji.games.go.board.TacticalBoard;

/**
 * Answers to chains in danger: captures, escapes from atari and from ladders about to begin (Gelly, Wang, Munos and
 * Teytaud 2006; Baudiš and Gailly 2011, §3.2). Collects cells; one may stand there twice when it serves twice. Owned
 * by the board's thread.
 */
public final class Replies extends FoundMoves {
    private final TacticalBoard board;
    private final Ladders ladders;
    private final int[] free = new int[2];

    public Replies(TacticalBoard board, Ladders ladders) {
        this.board = board;
        this.ladders = ladders;
    }

    /** What the mover can do about a chain in atari: take it, or save it if it is its own. */
    @Hot
    public void toAtari(int chain, int mover) {
        int liberty = board.liberty(chain);
        if (board.colour(chain) != mover) {
            if (board.isLegal(liberty, mover)) add(liberty);
            return;
        }
        addCaptures(chain, mover);
        if (board.emptyNeighbours(liberty) >= 3) {
            add(liberty);
        } else if (board.isLegal(liberty, mover)
                && !board.isSelfAtari(liberty, mover)
                && ladders.escapesBy(liberty, chain)) {
            add(liberty);
        }
    }

    @Hot
    private void addCaptures(int chain, int mover) {
        int other = Chains.BLACK + Chains.WHITE - mover;
        int stone = chain;
        do {
            if (board.neighbours(stone, other) != 0) {
                for (int direction = 0; direction < 4; direction++) {
                    int q = board.neighbour(stone, direction);
                    if (board.colour(q) != other || !board.inAtari(board.chain(q))) continue;
                    int cell = board.liberty(board.chain(q));
                    if (board.isLegal(cell, mover)) add(cell);
                }
            }
            stone = board.nextStone(stone);
        } while (stone != chain);
    }

    /** What the mover can do about a chain with two liberties that a ladder would catch; nothing about others. */
    @Hot
    public void toLadder(int chain, int mover) {
        if (!board.twoLiberties(chain, free)) return;
        int a = free[0];
        int b = free[1];
        int attack = ladders.attack(chain, a, b);
        if (attack == 0) return;
        if (board.colour(chain) != mover) {
            if (board.isLegal(attack, mover)) add(attack);
            return;
        }
        addIfItSaves(a, chain, mover);
        addIfItSaves(b, chain, mover);
    }

    @Hot
    private void addIfItSaves(int cell, int chain, int mover) {
        if (board.isLegal(cell, mover) && !board.isSelfAtari(cell, mover) && ladders.escapesBy(cell, chain)) add(cell);
    }
}
