package tesuji.mcts.puct;

import tesuji.core.game.EndingMoves;
import tesuji.core.game.Position;

/**
 * Sees to it that a move which would end the game at once is tried, and that it is not the only one: an evaluator that
 * finds a pass unlikely would otherwise keep the search from counting the board (KataGo's “more passing hacks”).
 */
final class EndingExploration {
    /** Visits of a position, its own included, after which this is due. */
    private static final int FEW_VISITS = 3;

    private final EndingMoves endings;

    EndingExploration(EndingMoves endings) {
        this.endings = endings;
    }

    /** The index of the move to go on with, mostly the one that was chosen. */
    int instead(PuctNode node, Position position, int chosen, PuctSelection.Rules rules) {
        if (node.visits < FEW_VISITS) return chosen;
        int ending = node.indexOf(endings.ending(position));
        if (ending < 0 || !rules.allows(node, ending) || node.awaited[ending]) return chosen;
        if (node.children[ending] == null) return ending;
        return chosen == ending ? firstOther(node, ending, rules) : chosen;
    }

    /** The likeliest other move if none was tried yet; else the ending one. */
    private static int firstOther(PuctNode node, int ending, PuctSelection.Rules rules) {
        int likeliest = ending;
        for (int i = 0; i < node.moves.length; i++) {
            if (i == ending) continue;
            if (node.children[i] != null || node.awaited[i]) return ending;
            boolean likelier = likeliest == ending || node.priors[i] > node.priors[likeliest];
            if (likelier && rules.allows(node, i)) likeliest = i;
        }
        return likeliest;
    }
}
