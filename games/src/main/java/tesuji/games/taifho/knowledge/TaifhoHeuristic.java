package tesuji.games.taifho.knowledge;

import tesuji.core.eval.Heuristic;

/** Who is ahead in an unfinished game? */
public sealed interface TaifhoHeuristic permits Advance, Stragglers, Journey, Turns {
    /** The worker of one thread. */
    Heuristic worker();
}
