package tesuji.lab.experiment.taifho;

import tesuji.core.base.Rng;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.knowledge.Advance;

/** Somebody who makes random moves and counts. Owned by one thread. */
final class Walker {
    /** The end of a walk that has none. */
    static final String ENDLESS = "none";

    private final TaifhoPosition position;
    private final Rng rng;
    private final int[] moves;
    private long plies;
    private long choices;

    Walker(TaifhoPosition position, Rng rng) {
        this.position = position;
        this.rng = rng;
        moves = new int[position.game().maxLegalMoves()];
    }

    /** Walks until somebody has won, or the rules allow no more moves. */
    void leg() {
        while (!position.isOver()) {
            int count = position.legalMoves(moves);
            choices += count;
            plies++;
            position.play(moves[rng.nextInt(count)]);
        }
    }

    /** Forgets how it came here, so that the rules allow as many moves again. */
    void goOn() {
        position.game().notation().place(position.game().notation().diagram(position), position);
    }

    boolean hasEnded() {
        return position.loser() >= 0;
    }

    long plies() {
        return plies;
    }

    /** The mean number of legal moves. */
    double branching() {
        return (double) choices / plies;
    }

    /** How the walk ended: whoever moved last is not to move now. */
    String end() {
        if (!hasEnded()) return ENDLESS;
        int loser = position.loser();
        String winner = loser == 1 ? "Green" : "Blue";
        if (position.advance(1 - loser) == Advance.MOST) return winner + " arrived";
        return position.toMove() != loser ? winner + " won: own row closed by the loser" : winner + " won: row filled";
    }
}
