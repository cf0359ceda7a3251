package tesuji.app.play;

import tesuji.app.terminal.Console;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.games.taifho.TaifhoGame;

/** Prints what there is to say about a finished game besides its result. */
@FunctionalInterface
interface GameSummary {
    /** The result says it all. */
    GameSummary NONE = (record, console) -> {};

    void print(GameRecord record, Console console);

    /** The summary of games by these rules. */
    static GameSummary of(Game game) {
        return game instanceof TaifhoGame taifho ? new PhaseTable(taifho) : NONE;
    }
}
