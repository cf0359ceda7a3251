package tesuji.solve.strategy;

import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** Plays by a strategy, without computing anything. */
public final class StrategyPlayer implements Player {
    private final Strategy strategy;

    public StrategyPlayer(Strategy strategy) {
        this.strategy = strategy;
    }

    @Override
    public String name() {
        return "strategy";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position position = record.replay(strategy.game());
        if (position.toMove() != strategy.owner()) {
            throw new InputException("The strategy is for the " + (strategy.owner() == 0 ? "first" : "second")
                    + " side, which is not to move.");
        }
        int move = strategy.move(position)
                .orElseThrow(() -> new InputException("The strategy has no move for a position it never leads to."));
        return new Decision.Play(move, Analysis.NONE);
    }
}
