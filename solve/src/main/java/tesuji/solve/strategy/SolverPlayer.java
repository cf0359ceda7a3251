package tesuji.solve.strategy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.StopCondition;
import tesuji.solve.PositionSolver;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;

/**
 * Solves the position before every move and plays what is worth most: a win before a draw, a draw before what nobody
 * knows, and that before a loss (Goluch, §5.7). The limits are those of one move; what is not solved within them counts
 * as unknown.
 *
 * <p>A proof of a win does not say how long it takes, so among winning moves one to a position that this game has not
 * seen is preferred: otherwise the winner might walk in circles.
 */
public final class SolverPlayer implements Player {
    private final String name;
    private final Game game;
    private final PositionSolver solver;
    private final Runnable farewell;
    private final int[] moves;

    /** The solver knows this game; {@code farewell} is run when the player is closed. */
    public SolverPlayer(String name, Game game, PositionSolver solver, Runnable farewell) {
        this.name = name;
        this.game = game;
        this.solver = solver;
        this.farewell = farewell;
        moves = new int[game.maxLegalMoves()];
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position position = record.replay(game);
        Set<Long> seen = seen(record);
        StopCondition stop = StopCondition.of(limits);
        SolveResult result = solver.solve(position, stop);
        int move = isWelcome(result, position, seen) ? result.move() : best(position, seen, stop);
        double value = value(result.value());
        Analysis.Candidate candidate = new Analysis.Candidate(move, 1, value);
        return new Decision.Play(
                move, Analysis.ofPositions(Math.max(1, result.effort().nodes()), value, List.of(candidate)));
    }

    /** The keys of all positions so far. */
    private Set<Long> seen(GameRecord record) {
        Set<Long> keys = new HashSet<>();
        Position position = record.without(record.moves().size()).replay(game);
        keys.add(position.key());
        for (int move : record.moves()) {
            position.play(move);
            keys.add(position.key());
        }
        return keys;
    }

    /** Whether the move that came with the result will do. */
    private static boolean isWelcome(SolveResult result, Position position, Set<Long> seen) {
        if (result.move() < 0 || result.value() == Value.UNKNOWN) return false;
        return result.value() != Value.WIN || isNew(position, result.move(), seen);
    }

    private static boolean isNew(Position position, int move, Set<Long> seen) {
        position.play(move);
        boolean unseen = !seen.contains(position.key());
        position.undo();
        return unseen;
    }

    /** Looks at all moves one by one. */
    private int best(Position position, Set<Long> seen, StopCondition stop) {
        int count = position.legalMoves(moves);
        int best = moves[0];
        int bestWorth = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int worth = 2 * worth(position, moves[i], stop) + (isNew(position, moves[i], seen) ? 1 : 0);
            if (worth > bestWorth) {
                best = moves[i];
                bestWorth = worth;
            }
        }
        return best;
    }

    private int worth(Position position, int move, StopCondition stop) {
        int mover = position.toMove();
        position.play(move);
        Value value = position.isOver() ? ended(position, mover) : asked(position, mover, stop);
        position.undo();
        return switch (value) {
            case WIN -> 3;
            case DRAW -> 2;
            case UNKNOWN -> 1;
            case LOSS -> 0;
        };
    }

    private static Value ended(Position position, int side) {
        int score = side == 0 ? position.score() : -position.score();
        return score > 0 ? Value.WIN : score < 0 ? Value.LOSS : Value.DRAW;
    }

    private Value asked(Position position, int side, StopCondition stop) {
        Value value = solver.solve(position, stop).value();
        return position.toMove() == side ? value : value.opposite();
    }

    private static double value(Value value) {
        return value == Value.WIN ? 1 : value == Value.LOSS ? 0 : 0.5;
    }

    @Override
    public void close() {
        farewell.run();
    }
}
