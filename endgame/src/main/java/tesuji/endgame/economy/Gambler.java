package tesuji.endgame.economy;

import java.util.List;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/** Somebody who bids and moves at random: any komi, any fee, any move, or none. */
public final class Gambler implements Trader {
    private static final int FINEST = 4; // sixteenths

    private final Rng rng;

    public Gambler(Rng rng) {
        this.rng = rng;
    }

    @Override
    public Dyadic komi(Market market) {
        return market.score().plus(Dyadic.of(rng.nextInt(65) - 32L, FINEST));
    }

    @Override
    public Optional<Dyadic> bid(Market market, Side side) {
        Dyadic most = market.fee().orElse(market.hottest().plus(Dyadic.ONE));
        long steps = most.times(1L << FINEST).ceiling() - 1;
        if (steps < 1 || rng.nextInt(4) == 0) return Optional.empty();
        return Optional.of(Dyadic.of(1 + rng.nextInt((int) Math.min(steps, 1 << 20)), FINEST));
    }

    @Override
    public Choice choose(Market market, Side side) {
        List<Branch> parts = market.parts();
        int part = rng.nextInt(parts.size());
        int moves = parts.get(part).moves(side).size();
        return moves == 0 || rng.nextInt(4) == 0 ? new Choice.Pass() : new Choice.Move(part, rng.nextInt(moves));
    }
}
