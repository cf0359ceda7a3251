package tesuji.desk.endgame;

import java.util.Optional;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.Evidence;
import tesuji.endgame.board.OwnershipMap;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.games.go.GoGame;

/**
 * A counted endgame: what the solver says, what proves it, and what is told of both.
 *
 * @param evidence none if the result is not known, or its proof too large, or the count was stopped
 */
public record EndgameCount(Report report, Optional<Evidence> evidence, EndgameAnswer answer) {
    /** The part of the positions that is spent once more on who may be expected to own what. */
    private static final int EXPECTATION = 4;

    /** Counts an endgame as far as the budget goes. */
    public static EndgameCount of(GoGame game, Question question, Budget budget) {
        Report report = Endgame.solve(question, budget);
        Optional<Evidence> evidence = Evidence.of(report, budget.patience());
        return new EndgameCount(report, evidence, EndgameAnswer.of(game, report, evidence));
    }

    /** The same with the expected owners of all points of which enough is known. */
    public EndgameCount withOwnership(GoGame game, Budget budget) {
        OwnershipMap owners = OwnershipMap.of(report, budget.positions() / EXPECTATION, budget.patience());
        return new EndgameCount(report, evidence, answer.withOwnership(game.notation(), owners));
    }
}
