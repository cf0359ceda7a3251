package tesuji.core.eval;

/** The heuristics of a game that has some. */
public interface Heuristics {
    /** A new worker, to be owned by one thread; an {@link tesuji.core.base.InputException} lists the names there are. */
    Heuristic named(String name);
}
