package tesuji.endgame.economy;

import java.util.Optional;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/**
 * The hot strategy: always the largest move, if it is worth more than the fee. It forgets to answer, and can be made to
 * pay for it (Frejlak 2020, appendix A).
 */
public record HottestFirst() implements Trader {
    @Override
    public Dyadic komi(Market market) {
        return market.score();
    }

    @Override
    public Optional<Dyadic> bid(Market market, Side side) {
        return Bids.below(market, market.hottest());
    }

    @Override
    public Choice choose(Market market, Side side) {
        boolean worthIt = market.fee().orElseThrow().isLess(market.hottest());
        return worthIt ? Bids.hottest(market, side) : new Choice.Pass();
    }
}
