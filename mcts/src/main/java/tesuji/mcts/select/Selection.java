package tesuji.mcts.select;

import java.util.List;
import java.util.Set;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.mcts.record.Recorder;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Filler;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.FirstPlay;

/** Which child next? A formula with its parameters; what it reads and what fills that travel with it. */
public sealed interface Selection
        permits Ucb1,
                Ucb1Tuned,
                Omc,
                Pbbm,
                AlphaAmaf,
                Rave,
                Grave,
                AdvisedRave,
                ProgressiveBias,
                PuctRosin,
                Puct,
                FlatMonteCarlo {
    /** The worker of one thread. */
    Selector on(Tree tree, FirstPlay firstPlay, Game game);

    /** What the formula reads beside visits and values. */
    default Set<Column> columns() {
        return Set.of();
    }

    /** What must be remembered of each simulation, for one thread. */
    default List<Recorder> recorders(Game game) {
        return List.of();
    }

    /** What must be known of new children, for one thread. */
    default List<Filler> fillers(Game game, Parts parts) {
        return List.of();
    }
}
