package tesuji.desk.endgame;

import java.util.Optional;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.OwnershipMap;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.CheckedProof;
import tesuji.endgame.check.ProofChecker;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.games.go.GoGame;

/**
 * A counted endgame: what the solver says, what proves it, and what is told of both.
 *
 * @param proof none if nobody asked for one, the result is not known, its proof is too large, or the count was stopped
 */
public record EndgameCount(EndgameResult report, Optional<BoardProof> proof, EndgameAnswer answer) {
    /** The part of the positions that is spent once more on who may be expected to own what. */
    private static final int EXPECTATION = 4;

    /** Counts an endgame as far as the budget goes. */
    public static EndgameCount of(GoGame game, EndgameProblem question, Budget budget) {
        EndgameResult report = Endgame.solve(question, budget);
        return new EndgameCount(report, Optional.empty(), EndgameAnswer.of(game, report));
    }

    /** The same with a proof that was checked from the board alone, if there is one. */
    public EndgameCount withProof(Budget budget) {
        long positions = Math.min(budget.positions(), Budget.STANDARD.positions());
        Optional<BoardProof> written = ProofBuilder.proof(report, positions, budget.patience());
        if (written.isEmpty()) return this;
        CheckedProof checked = ProofChecker.check(written.get(), ProofBuilder.problem(report.problem()));
        return new EndgameCount(report, written, answer.withProof(written.get(), checked));
    }

    /** The same with the expected owners of all points of which enough is known. */
    public EndgameCount withOwnership(GoGame game, Budget budget) {
        OwnershipMap owners = OwnershipMap.of(report, budget.positions() / EXPECTATION, budget.patience());
        return new EndgameCount(report, proof, answer.withOwnership(game.notation(), owners));
    }
}
