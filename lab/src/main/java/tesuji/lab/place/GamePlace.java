package tesuji.lab.place;

import java.util.List;
import java.util.function.Consumer;
import tesuji.core.game.Game;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.StoppableRun;

/** Has games played, each exactly once. */
public interface GamePlace {
    /**
     * Makes ready to play these games.
     *
     * @param games whose numbers are at least 1, no two the same
     * @param keeper takes each game when it is finished, called by one thread at a time
     */
    StoppableRun prepare(List<PlannedGame> games, Consumer<FinishedGame> keeper);

    /** Refuses a player that cannot be opened before anything is played. */
    void tryOut(PlayerSpec spec, Game game);
}
