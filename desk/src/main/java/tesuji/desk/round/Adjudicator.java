package tesuji.desk.round;

import java.util.Set;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;

/** Says how a finished game ended: for most games the rules do, in Go somebody must see which stones are dead. */
@FunctionalInterface
public interface Adjudicator {
    /** The rules alone. */
    Adjudicator RULES = (record, position, disputed) -> new GameResult.Counted(position.score(), "");

    /**
     * The verdict on a record and the position it leads to.
     *
     * @param disputed points about which the players see it the other way round
     */
    GameResult.Counted verdict(GameRecord record, Position position, Set<Integer> disputed);

    /** The points that live or die together with this one; an {@link InputException} where nothing can be disputed. */
    default Set<Integer> chain(Position position, String point) {
        throw new InputException("The rules alone decide this game.");
    }

    /** What players like to see counted beside the board; may be empty. */
    default String tally(Position position) {
        return "";
    }
}
