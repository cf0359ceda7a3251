package tesuji.endgame.economy;

import java.util.List;
import java.util.Optional;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/** What strategies have in common. */
final class Bids {
    private Bids() {}

    /** A bid of so much, or less where the last fee was no more than that; nothing if it is nothing. */
    static Optional<Dyadic> below(Market market, Dyadic worth) {
        if (worth.signum() <= 0) return Optional.empty();
        Dyadic last = market.fee().orElse(worth.plus(Dyadic.ONE));
        return Optional.of(worth.isLess(last) ? worth : last.half());
    }

    /** The best move in the hottest part. */
    static Choice hottest(Market market, Side side) {
        List<Branch> parts = market.parts();
        int hottest = 0;
        for (int i = 1; i < parts.size(); i++) {
            if (parts.get(hottest).temperature().isLess(parts.get(i).temperature())) hottest = i;
        }
        return bestIn(market, hottest, side);
    }

    /** The best move in one part; a pass if there is none. */
    static Choice bestIn(Market market, int part, Side side) {
        int move = market.parts().get(part).best(side, market.fee().orElseThrow());
        return move < 0 ? new Choice.Pass() : new Choice.Move(part, move);
    }
}
