package tesuji.solve.space;

import tesuji.core.game.Game;

/** Moves run backwards. Owned by one thread. */
public interface Predecessors {
    /** Replaces the list by the states that lead to this one. */
    void of(long state, LongList into);

    /**
     * How many different positions a state stands for. Where symmetric positions are one state P, a list has as many
     * entries for P as moves lead from any of its positions to the one position asked about; so an entry of C counts
     * for {@code images(C)} of the {@code moves(P) * images(P)} moves that all positions of P have together.
     */
    default int images(long state) {
        return 1;
    }

    /** Room for the predecessors of any position: as many as there are moves, and one for a turn that was lost. */
    static int most(Game game) {
        return game.moveLimit() + 1;
    }
}
