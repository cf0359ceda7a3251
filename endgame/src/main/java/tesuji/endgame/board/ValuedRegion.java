package tesuji.endgame.board;

import tesuji.endgame.count.Kind;
import tesuji.endgame.local.Region;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.FinalCount;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.region.RegionValue;

/**
 * A region of the board and what it is worth. Mean, temperature and kind are those of the lower bound where there are
 * two.
 *
 * @param ifPassed what it counts if both sides pass now
 * @param chilled the game cooled by one
 */
public record ValuedRegion(
        Region region,
        RegionValue value,
        FinalCount ifPassed,
        int chilled,
        Dyadic mean,
        Dyadic temperature,
        Kind kind) {
    /** The same with more known of one move. */
    ValuedRegion with(LocalMove better) {
        return new ValuedRegion(region, value.with(better), ifPassed, chilled, mean, temperature, kind);
    }

    /** Whether there is something to play. */
    public boolean isOpen() {
        return kind != Kind.SETTLED || value.atLeast() != value.atMost();
    }
}
