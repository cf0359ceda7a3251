package tesuji.app.session;

import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;

/** Says how a finished game ended: for most games the rules do, in Go somebody must see which stones are dead. */
@FunctionalInterface
public interface Judge {
    /** The rules alone. */
    Judge RULES = (record, position) -> position.score();

    /** The score in half-points for side 0 of a record and the position it leads to. */
    int score(GameRecord record, Position position);
}
