package tesuji.solve.alphabeta;

import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Repetition;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;
import tesuji.solve.search.Transpositions;

/**
 * Leaves out what cannot change the result: a move is refuted as soon as one answer shows that it is worse than another
 * move (Knuth and Moore 1975; Goluch, §3.3.3, Algorithms 7 and 8).
 *
 * @param form whose view values are seen from; both forms visit the same nodes
 * @param tableBits the table of transpositions has 2<sup>tableBits</sup> places; 0 for none
 */
public record AlphaBeta(Form form, MoveOrder order, int tableBits) implements DepthFirst {
    public static final AlphaBeta STANDARD = new AlphaBeta(Form.NEGAMAX, Natural.STANDARD, 0);

    private static final int LARGEST = 28;

    /** How the recursion is written. */
    public enum Form {
        /** Algorithm 7: one maximises, the other minimises. */
        MINIMAX,
        /** Algorithm 8: everybody maximises. */
        NEGAMAX
    }

    public AlphaBeta {
        if (tableBits < 0 || tableBits > LARGEST) {
            throw new IllegalArgumentException("tableBits must lie between 0 and " + LARGEST);
        }
        if (tableBits > 0 && form == Form.MINIMAX) {
            throw new IllegalArgumentException("a table needs the form NEGAMAX");
        }
    }

    @Override
    public void check(Game game) {
        if (tableBits > 0 && game.repetition() == Repetition.FORBIDDEN) {
            throw new InputException("In " + game.id() + " moves may be illegal because of what happened before, so "
                    + "values cannot be kept in a table; use alphabeta.");
        }
    }

    @Override
    public Searcher over(Walk walk) {
        if (tableBits > 0) return new TableSearch(walk, new Transpositions(tableBits));
        return form == Form.MINIMAX ? new MinimaxSearch(walk, true) : new NegamaxSearch(walk, true);
    }
}
