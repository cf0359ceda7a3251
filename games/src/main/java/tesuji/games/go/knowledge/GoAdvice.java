package tesuji.games.go.knowledge;

import tesuji.core.eval.Advisor;
import tesuji.games.go.GoGame;

/** A recipe for advice on moves of Go. */
public sealed interface GoAdvice permits Tactical, Learnt {
    /** A worker for one thread. */
    Advisor on(GoGame game);
}
