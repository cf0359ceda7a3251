package tesuji.mcts.run;

import java.util.List;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.mcts.tree.Tree;

/** The trees and simulators of one player. Owned by one thread, which leads the others. */
public interface SearchWorkers {
    /** Prepares a search; the trees are kept as they are. */
    void begin(Position root, AnalysisRequest request);

    /** Simulates until the control says stop; every simulation begun is finished. Works on the calling thread too. */
    void work(SearchControl control);

    /** One or several; the calling thread may read them when nobody works, and roughly while somebody does. */
    List<Tree> trees();

    /** What this search has seen so far, of all simulators together. */
    SearchFindings findings();

    /** Starts the random numbers anew. */
    void reseed(long seed);
}
