package tesuji.lab.match;

import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.taifho.TaifhoGame;

/** Counts games that have come to their end. */
@FunctionalInterface
public interface Judge {
    /** The rules alone. */
    Judge RULES = end -> Ending.counted(Termination.RULES, end.score(), "");

    /** The result of a game that is over. */
    Ending verdict(Position end);

    /** The judge for this game. */
    static Judge of(Game game) {
        if (game instanceof GoGame) return new GoJudge();
        return game instanceof TaifhoGame ? new TaifhoJudge() : RULES;
    }
}
