package tesuji.solve.retrograde;

import tesuji.core.game.Game;
import tesuji.core.game.Position;

/**
 * Chooses by known outcomes: the shortest win, else a draw, else the longest loss; of equals the move that is generated
 * first. Owned by one thread.
 */
public final class BestMove {
    /** No move leads to a position that is known. */
    public static final int NONE = -1;

    private final OutcomeLookup lookup;
    private final int[] moves;

    public BestMove(Game game, OutcomeLookup lookup) {
        this.lookup = lookup;
        moves = new int[game.maxLegalMoves()];
    }

    /** The best move that is known, or {@link #NONE}. The position is left as it was. */
    public int of(Position position) {
        int count = position.legalMoves(moves);
        int best = NONE;
        int bestWorth = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            int worth = worth(lookup.outcome(position));
            position.undo();
            if (worth > bestWorth) {
                best = moves[i];
                bestWorth = worth;
            }
        }
        return best;
    }

    /** How welcome an outcome is to the one who is not to move. */
    private static int worth(StateOutcome outcome) {
        return switch (outcome.value()) {
            case LOSS -> OutcomeTable.LONGEST + 1 - outcome.distance();
            case DRAW -> 0;
            case WIN -> -OutcomeTable.LONGEST - 1 + outcome.distance();
            case UNKNOWN -> Integer.MIN_VALUE;
        };
    }
}
