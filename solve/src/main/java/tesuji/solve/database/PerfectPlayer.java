package tesuji.solve.database;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.solve.Value;
import tesuji.solve.retrograde.BestMove;
import tesuji.solve.retrograde.OutcomeLookup;
import tesuji.solve.retrograde.StateOutcome;

/** Plays by known outcomes alone: wins as soon as it can, never loses what is drawn, and loses as late as it can. */
public final class PerfectPlayer implements Player {
    private final Game game;
    private final OutcomeLookup lookup;
    private final BestMove best;

    public PerfectPlayer(Game game, OutcomeLookup lookup) {
        this.game = game;
        this.lookup = lookup;
        best = new BestMove(game, lookup);
    }

    @Override
    public String name() {
        return "perfect";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position position = record.replay(game);
        int move = best.of(position);
        if (move == BestMove.NONE) {
            throw new InputException(
                    "The database does not know this position, for play from the start cannot reach it.");
        }
        StateOutcome outcome = lookup.outcome(position);
        double value = outcome.value() == Value.WIN ? 1 : outcome.value() == Value.LOSS ? 0 : 0.5;
        return new Decision.Play(move, Analysis.ofPositions(1, value, List.of(new Analysis.Candidate(move, 1, value))));
    }
}
