package tesuji.solve.strategy;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** Plays by a strategy, or by one for each side, without computing anything. */
public final class StrategyPlayer implements Player {
    private final List<Strategy> strategies;

    /** At least one; of several for one side the first counts. */
    public StrategyPlayer(List<Strategy> strategies) {
        this.strategies = List.copyOf(strategies);
    }

    @Override
    public String name() {
        return "strategy";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position position = record.replay(strategies.get(0).game());
        int side = position.toMove();
        Strategy mine = strategies.stream()
                .filter(strategy -> strategy.owner() == side)
                .findFirst()
                .orElseThrow(() -> new InputException("The strategy is for the " + (side == 0 ? "second" : "first")
                        + " side, which is not to move; perfect:FILE,FILE takes one for each side."));
        int move = mine.move(position)
                .orElseThrow(() -> new InputException("The strategy has no move for a position it never leads to."));
        return new Decision.Play(move, Analysis.NONE);
    }
}
