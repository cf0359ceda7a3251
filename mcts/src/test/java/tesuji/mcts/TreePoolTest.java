package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.mcts.run.SearchControl;
import tesuji.mcts.run.SearchWorkers;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.tree.TreePool;

/** Trees that were used before. */
final class TreePoolTest {
    private static final Game GAME = Games.library().open("connectfour");
    private static final Set<Column> PLAIN = Set.of();

    private static Tree searched(Mcts recipe, TreePool pool, int firstMove, long seed, long simulations) {
        SearchWorkers workers = recipe.parallelism().on(recipe.plan(GAME, Games.parts(GAME), pool), seed);
        workers.trees().forEach(Tree::clear);
        workers.begin(GameRecord.of(GAME).then(firstMove).replay(GAME), AnalysisRequest.within(Limits.NONE));
        workers.work(new SearchControl(Limits.steps(simulations), Long.MAX_VALUE, () -> {}, further -> false));
        return workers.trees().get(0);
    }

    /** The earlier search fills its tree, so that every node holds numbers of another position. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mcts[capacity=2000]",
                "mcts[selection=Rave, capacity=2000]",
                "mcts[selection=Ucb1Tuned, capacity=2000]",
            })
    void aUsedTreeGivesTheSameSearchAsANewOne(String text) {
        Mcts recipe = Mcts.read(text);
        TreePool pool = new TreePool(1);
        Tree used = searched(recipe, pool, 3, 5, 20_000);
        assertThat(used.isFull()).isTrue();
        pool.giveBack(used);
        Tree again = searched(recipe, pool, 2, 7, 1000);
        assertThat(again).isSameAs(used);
        Tree fresh = searched(recipe, TreePool.NONE, 2, 7, 1000);
        assertThat(fresh).isNotSameAs(used);
        assertThat(Search.print(again)).isEqualTo(Search.print(fresh));
    }

    @Test
    void aTreeIsClearedWhenItIsTaken() {
        TreePool pool = new TreePool(1);
        Mcts recipe = Mcts.read("mcts[capacity=2000]");
        Tree used = searched(recipe, pool, 3, 5, 20_000);
        pool.giveBack(used);
        SearchWorkers workers = recipe.parallelism().on(recipe.plan(GAME, Games.parts(GAME), pool), 1);
        Tree taken = workers.trees().get(0);
        assertThat(taken).isSameAs(used);
        assertThat(taken.size()).isEqualTo(1);
        assertThat(taken.visits(Tree.ROOT)).isZero();
        assertThat(taken.isOpen(Tree.ROOT)).isFalse();
        assertThat(taken.isFull()).isFalse();
    }

    @Test
    void aPlayerGivesItsTreeBackOnceWhenItIsClosed() {
        TreePool pool = new TreePool(5);
        Mcts recipe = Mcts.read("mcts[capacity=1234]");
        MctsPlayer player = recipe.player("test", GAME, Games.parts(GAME), EndgamePlayer.NONE, 1, pool);
        player.close();
        player.close();
        List<Tree> taken = List.of(tree(recipe, pool), tree(recipe, pool));
        assertThat(taken.get(0)).isNotSameAs(taken.get(1));
    }

    private static Tree tree(Mcts recipe, TreePool pool) {
        return recipe.parallelism()
                .on(recipe.plan(GAME, Games.parts(GAME), pool), 1)
                .trees()
                .get(0);
    }

    @Test
    void itKeepsNoMoreThanItMay() {
        TreePool pool = new TreePool(2);
        List<Tree> given = List.of(new Tree(10, PLAIN), new Tree(10, PLAIN), new Tree(10, PLAIN));
        given.forEach(pool::giveBack);
        List<Tree> taken = List.of(pool.take(10, PLAIN), pool.take(10, PLAIN), pool.take(10, PLAIN));
        assertThat(taken.get(0)).isSameAs(given.get(0));
        assertThat(taken.get(1)).isSameAs(given.get(1));
        assertThat(taken.get(2)).isNotIn(given);
    }

    @Test
    void treesOfAnotherKindAreNotTakenButMakeRoom() {
        TreePool pool = new TreePool(2);
        Tree small = new Tree(10, PLAIN);
        Tree wide = new Tree(20, Set.of(Column.AMAF));
        pool.giveBack(small);
        pool.giveBack(wide);
        assertThat(pool.take(20, PLAIN)).isNotIn(small, wide);
        assertThat(pool.take(20, Set.of(Column.AMAF))).isSameAs(wide);
        assertThat(pool.take(10, PLAIN)).isNotSameAs(small);
    }

    @Test
    void anEmptyPoolKeepsNothing() {
        Tree tree = new Tree(10, PLAIN);
        TreePool.NONE.giveBack(tree);
        assertThat(TreePool.NONE.take(10, PLAIN)).isNotSameAs(tree);
    }
}
