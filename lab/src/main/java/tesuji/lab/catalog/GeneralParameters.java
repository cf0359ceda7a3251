package tesuji.lab.catalog;

import java.util.List;
import java.util.stream.Stream;
import tesuji.core.play.EndgamePlayer;
import tesuji.lab.endgame.ExactPlay;
import tesuji.mcts.Mcts;
import tesuji.mcts.PlaySettings;
import tesuji.mcts.choose.FinalMove;
import tesuji.mcts.leaf.Leaf;
import tesuji.mcts.leaf.Rollouts;

/** The parameters that make sense for any search with playouts to the end, whatever else it varies. */
final class GeneralParameters {
    static final String CAPACITY = "capacity";

    /** What the root and one child need. */
    static final int LEAST_CAPACITY = 2;

    /** More nodes than any memory holds in one array. */
    static final int MOST_CAPACITY = 999_999_999;

    private static final String ENDGAME = "endgame";
    private static final String FINAL_MOVE = "finalMove";
    private static final String PLAYOUT = "playout";
    private static final String REUSE = "reuse";
    private static final String RESIGN_BELOW = "resignBelow";

    static final List<String> NAMES = List.of(FINAL_MOVE, PLAYOUT, REUSE, RESIGN_BELOW, CAPACITY, ENDGAME);

    private GeneralParameters() {}

    /** The general parameters behind those of one search. */
    static List<String> after(List<String> own) {
        return Stream.concat(own.stream(), NAMES.stream()).toList();
    }

    /** What a search has beside the general ones. */
    static List<String> others(List<String> parameters) {
        return parameters.stream().filter(name -> !NAMES.contains(name)).toList();
    }

    /**
     * The recipe with what the brackets say of these parameters.
     *
     * @param exact whether endgames of Go are played exactly if the brackets do not say
     */
    static NamedSearch.BuiltSearch complete(Mcts recipe, boolean exact, Brackets brackets) {
        Mcts complete = new Mcts(
                recipe.selection(),
                recipe.firstPlay(),
                recipe.growth(),
                leaf(recipe.leaf(), brackets),
                brackets.part(FINAL_MOVE, FinalMove.class, recipe.finalMove()),
                recipe.parallelism(),
                play(recipe.play(), brackets),
                brackets.whole(CAPACITY, LEAST_CAPACITY, MOST_CAPACITY, recipe.capacity()));
        return new NamedSearch.BuiltSearch(
                complete, brackets.truth(ENDGAME, exact) ? ExactPlay::new : () -> EndgamePlayer.NONE);
    }

    private static Leaf leaf(Leaf leaf, Brackets brackets) {
        return leaf instanceof Rollouts rollouts
                ? new Rollouts(brackets.text(PLAYOUT, rollouts.playout()), rollouts.count(), rollouts.reward())
                : leaf;
    }

    private static PlaySettings play(PlaySettings play, Brackets brackets) {
        return new PlaySettings(
                brackets.number(RESIGN_BELOW, 0, 1, play.resignBelow()),
                play.cleanUp(),
                brackets.truth(REUSE, play.reuse()),
                play.stopEarly());
    }
}
