package tesuji.endgame.economy;

import java.util.Optional;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/** Somebody who plays economic Go. */
public interface Trader {
    /** What he would pay for playing Black. */
    Dyadic komi(Market market);

    /** The fee at which he would move next, above 0 and below the last fee; nothing if no move is worth anything. */
    Optional<Dyadic> bid(Market market, Side side);

    /** His turn, while the fee is in force. */
    Choice choose(Market market, Side side);
}
