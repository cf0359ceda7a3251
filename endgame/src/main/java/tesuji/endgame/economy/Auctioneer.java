package tesuji.endgame.economy;

import java.util.List;
import java.util.function.Consumer;
import tesuji.core.base.Rng;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/** Plays {@link EconomicGame}s between two players who answer at once. */
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
        EconomicGame game = new EconomicGame(parts, lots, audience);
        Market market = game.market();
        game.komi(first.komi(market), second.komi(market));
        Trader black = game.isFirstBlack() ? first : second;
        Trader white = game.isFirstBlack() ? second : first;
        while (game.phase() != EconomicGame.Phase.OVER) {
            if (game.phase() == EconomicGame.Phase.BIDS) {
                game.bids(black.bid(market, Side.BLACK), white.bid(market, Side.WHITE));
            } else {
                move(game, black, white);
            }
        }
        return game.result();
    }

    /** Moves at a fee, which nobody bid for, until both pass. */
    public void playAtFee(Market market, Dyadic fee, Trader black, Trader white, Side begins) {
        EconomicGame game = EconomicGame.atFee(market, fee, begins, lots, audience);
        while (game.phase() == EconomicGame.Phase.MOVES) move(game, black, white);
    }

    private static void move(EconomicGame game, Trader black, Trader white) {
        Side side = game.toMove();
        game.choose((side == Side.BLACK ? black : white).choose(game.market(), side));
    }
}
