package tesuji.endgame.economy;

import java.util.Optional;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/**
 * The book strategy, Berlekamp's sentestrat: answer where the opponent has just moved if a move there is worth more
 * than the fee; else take the largest move if it is worth the fee; else pass. With bids of what the largest move is
 * worth it never loses (Frejlak 2020, §2.3; Berlekamp 1996).
 */
public record Book() implements Trader {
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
        Dyadic fee = market.fee().orElseThrow();
        if (market.last().isPresent()) {
            int part = market.last().getAsInt();
            if (fee.isLess(market.parts().get(part).temperature())) return Bids.bestIn(market, part, side);
        }
        return fee.compareTo(market.hottest()) <= 0 ? Bids.hottest(market, side) : new Choice.Pass();
    }
}
