package tesuji.endgame.economy;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tesuji.core.base.Rng;
import tesuji.endgame.economy.Auctioneer.Event;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/**
 * A game of economic Go that goes on one answer at a time (Frejlak 2020, §2.3; Berlekamp 1996). It says what it waits
 * for, so that people can take as long as they like. Owned by one thread.
 *
 * <p>The higher bid for Black is the komi. Then the right to move is bid for: the higher bid becomes the fee, and its
 * bidder begins. Players alternate; a move costs the fee, paid to the opponent, a pass is free. Two passes bring the
 * next auction, in which bids must be lower than the last fee. When nobody bids, the score is paid. Lots decide between
 * equal bids.
 */
public final class EconomicGame {
    private final Rng lots;
    private final Consumer<Event> audience;
    private final Market market;
    private Phase phase = Phase.KOMI;
    private Side toMove = Side.BLACK;
    private int passes;
    private boolean firstIsBlack = true;
    private Dyadic komi = Dyadic.ZERO;
    private Dyadic score = Dyadic.ZERO;

    /** What the game waits for. */
    public enum Phase {
        /** What either player would pay for Black. */
        KOMI,
        /** What either side would pay for the move. */
        BIDS,
        /** A move or a pass of the side to move. */
        MOVES,
        OVER
    }

    /** A new game on these parts. */
    public EconomicGame(List<Branch> parts, Rng lots, Consumer<Event> audience) {
        this(new Market(parts), lots, audience);
    }

    private EconomicGame(Market market, Rng lots, Consumer<Event> audience) {
        this.market = market;
        this.lots = lots;
        this.audience = audience;
    }

    /** A game that has come to its moves, without auctions before them. */
    static EconomicGame atFee(Market market, Dyadic fee, Side begins, Rng lots, Consumer<Event> audience) {
        EconomicGame game = new EconomicGame(market, lots, audience);
        game.begin(fee, begins);
        return game;
    }

    public Phase phase() {
        return phase;
    }

    public Market market() {
        return market;
    }

    /** Whose turn it is while moves are made. */
    public Side toMove() {
        return toMove;
    }

    /** Whether the first player has Black; it means something once the komi is known. */
    public boolean isFirstBlack() {
        return firstIsBlack;
    }

    /** Both bids for Black. */
    public void komi(Dyadic first, Dyadic second) {
        demand(Phase.KOMI);
        firstIsBlack = first.equals(second) ? lots.nextInt(2) == 0 : second.isLess(first);
        komi = first.max(second);
        audience.accept(new Event.Komi(komi, firstIsBlack));
        market.payBlack(komi.negated());
        phase = Phase.BIDS;
    }

    /** Both bids for the move; nothing from whom no move is worth anything to. */
    public void bids(Optional<Dyadic> black, Optional<Dyadic> white) {
        demand(Phase.BIDS);
        demandAllowed(black);
        demandAllowed(white);
        if (black.isEmpty() && white.isEmpty()) {
            end();
            return;
        }
        Dyadic blackBid = black.orElse(Dyadic.ZERO);
        Dyadic whiteBid = white.orElse(Dyadic.ZERO);
        int order = blackBid.compareTo(whiteBid);
        boolean blackBegins = order == 0 ? lots.nextInt(2) == 0 : order > 0;
        Dyadic fee = blackBid.max(whiteBid);
        Side begins = blackBegins ? Side.BLACK : Side.WHITE;
        audience.accept(new Event.Fee(fee, begins));
        begin(fee, begins);
    }

    /** Whether a bid for the move is above 0 and below the last fee. */
    public boolean allows(Dyadic bid) {
        return bid.signum() > 0
                && (market.fee().isEmpty() || bid.isLess(market.fee().get()));
    }

    private void demandAllowed(Optional<Dyadic> bid) {
        if (bid.isPresent() && !allows(bid.get())) throw new IllegalArgumentException("bid " + bid.get());
    }

    private void begin(Dyadic fee, Side begins) {
        market.setFee(fee);
        toMove = begins;
        passes = 0;
        phase = Phase.MOVES;
    }

    /** The turn of the side to move. */
    public void choose(Choice choice) {
        demand(Phase.MOVES);
        Side side = toMove;
        if (choice instanceof Choice.Move move) {
            if (!market.allows(side, move)) throw new IllegalArgumentException(side + " " + move);
            market.play(side, move);
            passes = 0;
        } else {
            market.pass();
            passes++;
        }
        toMove = side.other();
        if (passes == 2) phase = Phase.BIDS;
        audience.accept(new Event.Turn(side, choice, market));
    }

    private void end() {
        score = market.score();
        market.payBlack(score);
        phase = Phase.OVER;
        audience.accept(new Event.End(score, market.black()));
    }

    /** How the game ended. */
    public Auctioneer.Result result() {
        demand(Phase.OVER);
        Dyadic gain = firstIsBlack ? market.black() : market.black().negated();
        return new Auctioneer.Result(gain, firstIsBlack, komi, score);
    }

    private void demand(Phase needed) {
        if (phase != needed) throw new IllegalStateException("the game waits for " + phase + ", not " + needed);
    }
}
