package tesuji.web.endgame;

import tesuji.desk.endgame.EndgameCount;
import tesuji.endgame.board.EndgameProblem;
import tesuji.games.go.GoPosition;

/**
 * A count that is kept.
 *
 * @param problem what was asked
 * @param nodes positions that each region might take
 * @param isWhole whether the count came to its end
 */
record CountedBoard(GoPosition position, EndgameProblem problem, long nodes, boolean isWhole, EndgameCount count) {
    /** Whether somebody who asks this need not wait again. */
    boolean answers(EndgameProblem other, long most) {
        return isWhole && nodes == most && problem.equals(other);
    }
}
