package tesuji.core.eval;

import java.util.Optional;

/**
 * The knowledge a game offers by name, so that recipes stay text. Each call builds a new worker, to be owned by one
 * thread; a name that is not offered is an {@link tesuji.core.base.InputException} that lists those that are.
 */
public interface Parts {
    /** The name under which every game offers its own choice of a part. */
    String STANDARD = "standard";

    /** The name under which every game offers the fastest sensible way to play at random. */
    String LIGHT = "light";

    /**
     * The name under which every game offers the prior that gives no weight to moves that no playout makes, such as
     * filling an own eye, and the same weight to all others.
     */
    String PLAYABLE = "playable";

    /** The name under which every game offers the playout whose moves are best without any search. */
    String POLICY = "policy";

    Playout playout(String name);

    Prior prior(String name);

    Advisor advisor(String name);

    /** Guesses at the outcome of unfinished games, where the game offers any. */
    default Optional<Heuristics> heuristics() {
        return Optional.empty();
    }

    /** How to end a game by agreement, where the rules know that. */
    default Optional<PassPolicy> passPolicy() {
        return Optional.empty();
    }
}
