package tesuji.lab.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tesuji.core.base.Rng;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.mcts.Mcts;
import tesuji.mcts.MctsPlayer;
import tesuji.mcts.PlaySettings;

/**
 * A search that guesses the moves of experts. Every position is searched with a new tree by one thread: nothing is kept
 * from one position to the next, and no search ends early. The same seed gives the same guesses. Shared by threads.
 *
 * @param player a search by its name or recipe
 * @param expertFirst whether the expert's move is the first that is tried (Wieczorek 2009, §4.6, Table 4.2)
 */
public record Predictor(Library library, String player, boolean expertFirst, long seed) {
    /** Nothing is kept, and all simulations are made. */
    private static final PlaySettings PLAY = new PlaySettings(0, false, false, false);

    /** The same, but a search of the same position goes on where it stopped. */
    private static final PlaySettings STEPWISE = new PlaySettings(0, false, true, false);

    /** A search that tries moves in random order. */
    public Predictor(Library library, String player, long seed) {
        this(library, player, false, seed);
    }

    /** The guess with so many simulations for each free point. */
    public Guess guess(Example example, int perPoint) throws InterruptedException {
        return guesses(example, List.of(perPoint)).get(0);
    }

    /**
     * The guesses with so many simulations for each free point, for several numbers in rising order. One search makes
     * them all: each is what a search of its own would have guessed, since the same seed gives the same simulations.
     */
    public List<Guess> guesses(Example example, List<Integer> perPoint) throws InterruptedException {
        Game game = library.open(example.before().game());
        Position root = example.before().replay(game);
        Set<Integer> expert = EquivalentMoves.of(root, example.expert());
        int most = example.free() * perPoint.get(perPoint.size() - 1);
        Mcts recipe = recipe(game, most, perPoint.size() == 1 ? PLAY : STEPWISE);
        Parts parts = expertFirst ? new ExpertFirst(Games.parts(game), root.key(), expert) : Games.parts(game);
        List<Guess> guesses = new ArrayList<>();
        try (MctsPlayer search = recipe.player(player, game, parts, seed(example))) {
            int made = 0;
            for (int each : perPoint) {
                int simulations = example.free() * each;
                Decision decision = search.choose(example.before(), Limits.steps(simulations - made));
                if (Thread.interrupted()) throw new InterruptedException("a search was interrupted");
                made = simulations;
                TreeView.Level level = search.level(List.of()).orElseThrow();
                guesses.add(Guess.of(level, example.expert(), expert, isFull(decision)));
            }
        }
        return guesses;
    }

    /** A search has nothing else to notice. */
    private static boolean isFull(Decision decision) {
        return !decision.analysis().notice().isEmpty();
    }

    /** The same beginning of several games is searched with other random numbers in each of them. */
    private long seed(Example example) {
        return Rng.mix(seed ^ Rng.mix(example.game().hashCode()));
    }

    /** With one thread, and no more room than simulations can need; the recipe may allow less, which a guess tells. */
    private Mcts recipe(Game game, int simulations, PlaySettings play) {
        Mcts recipe = Catalog.recipe(player, game);
        long needed = 2 + (simulations + 1L) * game.maxLegalMoves();
        Mcts alone = new Mcts(
                recipe.selection(),
                recipe.firstPlay(),
                recipe.growth(),
                recipe.leaf(),
                recipe.finalMove(),
                recipe.alone().parallelism(),
                play,
                (int) Math.min(recipe.capacity(), needed));
        return expertFirst ? ExpertFirst.sorted(alone) : alone;
    }
}
