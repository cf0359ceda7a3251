package tesuji.games.go.knowledge;

import tesuji.core.eval.Prior;
import tesuji.games.go.GoGame;

/** A recipe for weights of moves of Go. */
public sealed interface GoPrior permits ProgressiveHeuristic, BradleyTerry, LearntBradleyTerry, Playable {
    /** A worker for one thread. */
    Prior on(GoGame game);
}
