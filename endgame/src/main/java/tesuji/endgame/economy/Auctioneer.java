package tesuji.endgame.economy;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tesuji.core.base.Rng;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/**
 * The rules of economic Go (Frejlak 2020, §2.3; Berlekamp 1996).
 *
 * <p>The higher bid for Black is the komi. Then the right to move is bid for: the higher bid becomes the fee, and its
 * bidder begins. Players alternate; a move costs the fee, paid to the opponent, a pass is free. Two passes bring the
 * next auction, in which bids must be lower than the last fee. When nobody bids, the score is paid. Lots decide between
 * equal bids.
 */
public final class Auctioneer {
    private final Rng lots;
    private final Consumer<Event> audience;

    public Auctioneer(Rng lots, Consumer<Event> audience) {
        this.lots = lots;
        this.audience = audience;
    }

    /** Something that happened. */
    public sealed interface Event {
        record Komi(Dyadic komi, boolean firstIsBlack) implements Event {}

        record Fee(Dyadic fee, Side begins) implements Event {}

        record Turn(Side side, Choice choice, Market market) implements Event {}

        record End(Dyadic score, Dyadic black) implements Event {}
    }

    /**
     * How a game ended.
     *
     * @param first what the first player's capital has grown by; the second player's has shrunk by as much
     * @param score the points on the board, for Black
     */
    public record Result(Dyadic first, boolean firstIsBlack, Dyadic komi, Dyadic score) {}

    /** A whole game between two players. */
    public Result play(List<Branch> parts, Trader first, Trader second) {
        Market market = new Market(parts);
        Dyadic one = first.komi(market);
        Dyadic other = second.komi(market);
        boolean firstIsBlack = one.equals(other) ? lots.nextInt(2) == 0 : other.isLess(one);
        Dyadic komi = one.max(other);
        audience.accept(new Event.Komi(komi, firstIsBlack));
        market.payBlack(komi.negated());
        Trader black = firstIsBlack ? first : second;
        Trader white = firstIsBlack ? second : first;
        boolean open = true;
        while (open) open = auction(market, black, white);
        Dyadic score = market.score();
        market.payBlack(score);
        audience.accept(new Event.End(score, market.black()));
        return new Result(firstIsBlack ? market.black() : market.black().negated(), firstIsBlack, komi, score);
    }

    /** One auction and the moves it leads to; false if nobody bids. */
    private boolean auction(Market market, Trader black, Trader white) {
        Optional<Dyadic> blackBid = checked(market, black.bid(market, Side.BLACK));
        Optional<Dyadic> whiteBid = checked(market, white.bid(market, Side.WHITE));
        if (blackBid.isEmpty() && whiteBid.isEmpty()) return false;
        int order = blackBid.orElse(Dyadic.ZERO).compareTo(whiteBid.orElse(Dyadic.ZERO));
        boolean blackBegins = order == 0 ? lots.nextInt(2) == 0 : order > 0;
        Dyadic fee = blackBid.orElse(Dyadic.ZERO).max(whiteBid.orElse(Dyadic.ZERO));
        Side begins = blackBegins ? Side.BLACK : Side.WHITE;
        audience.accept(new Event.Fee(fee, begins));
        market.setFee(fee);
        playAtFee(market, black, white, begins);
        return true;
    }

    private static Optional<Dyadic> checked(Market market, Optional<Dyadic> bid) {
        bid.ifPresent(amount -> {
            boolean lower = market.fee().isEmpty() || amount.isLess(market.fee().get());
            if (amount.signum() <= 0 || !lower) throw new IllegalArgumentException("bid " + amount);
        });
        return bid;
    }

    /** Moves at the fee in force until both pass. */
    public void playAtFee(Market market, Trader black, Trader white, Side begins) {
        Side side = begins;
        for (int passes = 0; passes < 2; side = side.other()) {
            Choice choice = (side == Side.BLACK ? black : white).choose(market, side);
            if (choice instanceof Choice.Move move) {
                if (!market.allows(side, move)) throw new IllegalArgumentException(side + " " + move);
                market.play(side, move);
                passes = 0;
            } else {
                market.pass();
                passes++;
            }
            audience.accept(new Event.Turn(side, choice, market));
        }
    }

    /** Puts a fee in force without an auction. */
    public void playAtFee(Market market, Dyadic fee, Trader black, Trader white, Side begins) {
        market.setFee(fee);
        playAtFee(market, black, white, begins);
    }
}
