package tesuji.solve.retrograde;

import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.solve.Value;

/**
 * Answers from the labels of all states that can be reached from the first position it was asked about, and solves anew
 * when another one is not among them. Its nodes are those states, all kept at the same time. Owned by one thread.
 *
 * <p>Labels tell wins from draws and losses, not by how much: a goal above the smallest win is refused.
 */
public final class RetrogradeSolver implements Solver {
    private static final int SMALLEST_WIN = 1;

    private final Game game;
    private final Retrograde method;
    private Optional<Solved> solved = Optional.empty();

    public RetrogradeSolver(Game game, Retrograde method) {
        this.game = game;
        this.method = method;
    }

    @Override
    public Solution solve(Position root, Goal goal, StopCondition stop) {
        if (goal.atLeast() > SMALLEST_WIN || goal.atLeast() < 0) {
            throw new IllegalArgumentException("only wins and draws are told apart: " + goal);
        }
        if (solved.isEmpty() || solved.get().reader().outcome(root).value() == Value.UNKNOWN) {
            solved = method.solve(root, stop);
        }
        return solved.map(known -> answer(known, root, goal)).orElse(new Solution.Open(new Effort(0, 0)));
    }

    private Solution answer(Solved known, Position root, Goal goal) {
        OutcomeLookup reader = known.reader();
        Value value = reader.outcome(root).value();
        Value asked = root.toMove() == goal.side() ? value : value.opposite();
        boolean reached = asked == Value.WIN || (asked == Value.DRAW && goal.atLeast() < SMALLEST_WIN);
        long states = known.space().size();
        return new Solution.Proven(reached, new BestMove(game, reader).of(root), new Effort(states, states));
    }
}
