package tesuji.mcts.puct;

import org.jspecify.annotations.Nullable;

/**
 * A position in the tree: what the evaluator said of it, and the means over everything below. All values are those of
 * side 0. Guarded by the lock of its search.
 */
final class PuctNode {
    /** Who is to move. */
    final int side;

    /** The legal moves, those that the evaluator finds likeliest first; none if the game is over. */
    final int[] moves;

    /** How likely the evaluator finds them. */
    final float[] ownPriors;

    /** How likely the search takes them to be: at the root noise may be mixed in, everywhere else the same. */
    float[] priors;

    /** By what the selection is drawn to them: at the root of a wide search more evenly, everywhere else the same. */
    float[] selectionPriors;

    /** Points that pointless moves lose; only at the root, and only where the game knows such moves. */
    float @Nullable [] fines;

    final @Nullable PuctNode[] children;

    /** Moves whose positions a thread is evaluating right now. */
    final boolean[] awaited;

    /** What the evaluator said. */
    final double ownWinLoss;

    final double ownScore;
    final double ownScoreSquare;
    final double ownLead;

    /** How far the value and the score may be off; negative if the evaluator does not say. */
    final double outcomeError;

    final double scoreError;
    final float @Nullable [] ownership;

    double ownUtility;
    double ownWeight;

    /** Moves like the one that led here, and what this node has told about them. */
    SubtreeValueBias.@Nullable Pattern pattern;

    double biasDifference;
    double biasWeight;

    /** How often a simulation came through here. */
    int visits;

    /** Threads that are below. */
    int virtualLosses;

    /** The sums of weights and of their squares. */
    double weight;

    double weightSquare;

    /** The means. */
    double winLoss;

    double score;
    double scoreSquare;
    double lead;
    double utility;
    double utilitySquare;

    PuctNode(
            int side,
            int[] moves,
            float[] priors,
            double winLoss,
            double score,
            double scoreSquare,
            double lead,
            double outcomeError,
            double scoreError,
            float @Nullable [] ownership) {
        this.side = side;
        this.moves = moves;
        ownPriors = priors;
        this.priors = priors;
        selectionPriors = priors;
        children = new PuctNode[moves.length];
        awaited = new boolean[moves.length];
        ownWinLoss = winLoss;
        ownScore = score;
        ownScoreSquare = scoreSquare;
        ownLead = lead;
        this.outcomeError = outcomeError;
        this.scoreError = scoreError;
        this.ownership = ownership;
    }

    /** Takes the place of a node of the same position, with all that is below it. */
    void adopt(PuctNode known) {
        visits = known.visits;
        for (int i = 0; i < moves.length; i++) {
            int index = known.indexOf(moves[i]);
            if (index >= 0) children[i] = known.children[index];
        }
    }

    boolean isTerminal() {
        return moves.length == 0;
    }

    /** The mean utility of a side. */
    double utilityOf(int player) {
        return player == 0 ? utility : -utility;
    }

    /** The index of a move; -1 if it is none. */
    int indexOf(int move) {
        for (int i = 0; i < moves.length; i++) if (moves[i] == move) return i;
        return -1;
    }

    double deviation() {
        return Math.sqrt(Math.max(0, scoreSquare - score * score));
    }
}
