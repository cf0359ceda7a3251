package tesuji.web.solve;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tesuji.core.game.Library;
import tesuji.core.game.Position;

/**
 * Solves positions of a library.
 *
 * @param files where databases, strategies and caches are kept
 */
public record Solving(Library library, SolvedFolder files) {
    /** Refuses what cannot work: better now than after the search. */
    public void check(Position root, SolveWish wish) {
        SolveCheck.demand(files, root, wish);
    }

    /**
     * Solves a position as the wish says; whoever stops it gets what is known by then.
     *
     * @param stopped asked all the time
     * @param watcher told ten times a second
     */
    public SolveReport solve(Position root, SolveWish wish, BooleanSupplier stopped, Consumer<SolveProgress> watcher) {
        return SolveWork.run(library, files, root, wish, stopped, watcher);
    }
}
