package tesuji.solve.space;

import java.util.Optional;
import tesuji.core.game.Game;

/** A finite set of states, numbered from 0, that no move leaves. Immutable, shared by all threads. */
public interface StateSpace {
    Game game();

    /** States have the numbers below this one; some may be holes. */
    long size();

    /** What looks at single states; one for each thread. */
    StateCursor cursor();

    /** What runs moves backwards, if the game can; one for each thread. */
    Optional<Predecessors> predecessors();
}
