package tesuji.solve.strategy;

import java.util.Map;
import java.util.TreeMap;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.solve.Value;
import tesuji.solve.retrograde.BestMove;
import tesuji.solve.retrograde.OutcomeLookup;

/**
 * Makes strategies of known outcomes: the shortest way to win, a move that keeps a draw, or the longest way to lose.
 */
public final class StrategyBuilder {
    private StrategyBuilder() {}

    /** The strategy of a side from the start of the game; the lookup must tell distances. */
    public static Strategy build(Game game, int owner, OutcomeLookup lookup) {
        BestMove best = new BestMove(game, lookup);
        Map<Long, Integer> moves = new TreeMap<>();
        new Following(game, owner, position -> known(best, position)).forEach((position, key, played, count) -> {
            if (count > 0 && position.toMove() == owner) moves.put(key, played[0]);
        });
        Position start = game.start();
        Value value = lookup.outcome(start).value();
        if (value == Value.UNKNOWN) throw unknown();
        return new Strategy(
                game,
                owner,
                start.toMove() == owner ? value : value.opposite(),
                moves.keySet().stream().mapToLong(Long::longValue).toArray(),
                moves.values().stream().mapToInt(Integer::intValue).toArray());
    }

    private static int known(BestMove best, Position position) {
        int move = best.of(position);
        if (move == BestMove.NONE) throw unknown();
        return move;
    }

    private static InputException unknown() {
        return new InputException("A strategy needs the values of all positions that can be reached from the start.");
    }
}
