package tesuji.mcts;

import tesuji.core.base.FormerName;
import tesuji.core.base.RecordText;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.play.EndgamePlayer;
import tesuji.mcts.choose.FinalMove;
import tesuji.mcts.choose.MostVisited;
import tesuji.mcts.grow.AfterVisits;
import tesuji.mcts.grow.Growth;
import tesuji.mcts.leaf.Leaf;
import tesuji.mcts.leaf.Rollouts;
import tesuji.mcts.run.Parallelism;
import tesuji.mcts.run.Plan;
import tesuji.mcts.run.SingleThread;
import tesuji.mcts.select.Selection;
import tesuji.mcts.select.Ucb1;
import tesuji.mcts.tree.TreePool;
import tesuji.mcts.urgency.Constant;
import tesuji.mcts.urgency.FirstPlay;

/**
 * The recipe of a player: which parts, with which parameters. It prints itself as text and is read from it.
 *
 * @param capacity the most nodes of all trees together
 */
public record Mcts(
        Selection selection,
        FirstPlay firstPlay,
        Growth growth,
        Leaf leaf,
        FinalMove finalMove,
        @FormerName("crew") Parallelism parallelism,
        @FormerName("manners") PlaySettings play,
        int capacity) {
    /** Plain UCT. */
    public static final Mcts STANDARD = new Mcts(
            Ucb1.STANDARD,
            Constant.INFINITE,
            AfterVisits.STANDARD,
            Rollouts.STANDARD,
            MostVisited.STANDARD,
            SingleThread.STANDARD,
            PlaySettings.STANDARD,
            2_000_000);

    public Mcts {
        if (capacity < 2) throw new IllegalArgumentException("capacity must be at least 2");
    }

    /** The recipe this text describes; what it leaves out is as in {@link #STANDARD}. */
    public static Mcts read(String text) {
        return RecordText.read(Mcts.class, text);
    }

    public Mcts withThreads(int threads) {
        return with(parallelism.threads() == threads ? parallelism : parallelism.withThreads(threads));
    }

    /** The same on one tree with one thread, which repeats exactly. */
    public Mcts alone() {
        return with(SingleThread.STANDARD);
    }

    /** The same without room for a tree: for those who only ask whether the parts fit a game. */
    public Mcts smallest() {
        return new Mcts(selection, firstPlay, growth, leaf, finalMove, SingleThread.STANDARD, play, 2);
    }

    private Mcts with(Parallelism other) {
        return new Mcts(selection, firstPlay, growth, leaf, finalMove, other, play, capacity);
    }

    /** A player that searches by this recipe. */
    public MctsPlayer player(String name, Game game, Parts parts, long seed) {
        return player(name, game, parts, EndgamePlayer.NONE, seed);
    }

    /** The same, where an endgame player plays the ends of games that it knows. */
    public MctsPlayer player(String name, Game game, Parts parts, EndgamePlayer endgamePlayer, long seed) {
        return player(name, game, parts, endgamePlayer, seed, TreePool.NONE);
    }

    /** The same with trees from a pool, to which they go back when the player is closed. */
    public MctsPlayer player(
            String name, Game game, Parts parts, EndgamePlayer endgamePlayer, long seed, TreePool pool) {
        return new MctsPlayer(name, this, game, parts, endgamePlayer, seed, pool);
    }

    /** The recipe spread out for one game. */
    public Plan plan(Game game, Parts parts) {
        return plan(game, parts, TreePool.NONE);
    }

    Plan plan(Game game, Parts parts, TreePool pool) {
        return new Plan(game, parts, selection, firstPlay, growth, leaf, capacity, pool);
    }
}
