package tesuji.endgame.board;

import tesuji.endgame.count.Kind;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.region.LocalValue;
import tesuji.endgame.region.Region;

/**
 * A region of the board and what it is worth. Mean, temperature and kind are those of the lower bound where there are
 * two.
 *
 * @param chilled the game cooled by one
 */
public record Place(Region region, LocalValue value, int chilled, Dyadic mean, Dyadic temperature, Kind kind) {
    /** The same with more known of one move. */
    Place with(LocalMove better) {
        return new Place(region, value.with(better), chilled, mean, temperature, kind);
    }

    /** Whether there is something to play. */
    public boolean isOpen() {
        return kind != Kind.SETTLED || value.atLeast() != value.atMost();
    }
}
