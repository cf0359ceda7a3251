package tesuji.solve.proof;

import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;

/**
 * A goal, turned so that a draw does not reach it. If it does, the other side is asked instead whether it can do better
 * than that, and its answer means the opposite. So a state that repeats is always false (Goluch, §3.4.3 and §3.5.6).
 *
 * @param attacker the side whose success is to be proved; at OR vertices it is to move
 * @param atLeast what it must score, more than 0
 * @param turned whether the answer must be turned round
 */
record ProofGoal(int attacker, int atLeast, boolean turned) {
    static ProofGoal of(Goal goal) {
        return goal.atLeast() > 0
                ? new ProofGoal(goal.side(), goal.atLeast(), false)
                : new ProofGoal(1 - goal.side(), 1 - goal.atLeast(), true);
    }

    /** Whether the attacker has succeeded in this position, which is over. */
    boolean isWon(Position over) {
        return (attacker == 0 ? over.score() : -over.score()) >= atLeast;
    }

    Solution answer(boolean proved, int move, Effort effort) {
        return new Solution.Proven(proved != turned, move, effort);
    }
}
