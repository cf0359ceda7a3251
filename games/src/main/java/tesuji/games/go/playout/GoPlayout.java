package tesuji.games.go.playout;

import tesuji.core.eval.Playout;
import tesuji.games.go.GoGame;

/** A recipe for finishing games of Go. */
public sealed interface GoPlayout
        permits Strong, Light, Ordered, DrakeUurtamo, UrgencyBased, SequenceLike, OpeningLines {
    /** A worker for one thread. */
    Playout on(GoGame game);
}
