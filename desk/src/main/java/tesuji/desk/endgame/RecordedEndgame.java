package tesuji.desk.endgame;

import tesuji.endgame.board.Question;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

/**
 * An endgame of a recorded game.
 *
 * @param position where the game stands
 * @param question what is asked about it: who moves, and by which rules it counts
 */
public record RecordedEndgame(GoPosition position, Question question) {
    public GoGame game() {
        return (GoGame) position.game();
    }
}
