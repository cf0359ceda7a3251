package tesuji.endgame.sum;

import java.util.Optional;
import tesuji.endgame.number.Dyadic;

/** A theory that knows the score of some sums without playing them out. */
public interface Shortcut {
    Optional<Dyadic> score(SumPosition position);
}
