package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class PriorsTest {
    private static final Game GAME = Games.library().open("hex:size=3");

    /** Each move weighs as much as its number. */
    private static final Prior BY_NUMBER = (position, moves, count, weights) -> {
        for (int i = 0; i < count; i++) weights[i] = moves[i];
    };

    private static float[] filled(Priors priors, int... moves) {
        Tree tree = SmallTree.root(1, Column.PRIOR);
        int first = SmallTree.open(tree, Tree.ROOT, moves);
        priors.fill(tree, first, GAME.start(), moves, moves.length);
        float[] column = new float[moves.length];
        System.arraycopy(tree.priors(), first, column, 0, moves.length);
        return column;
    }

    @Test
    void weightsStayAsTheyAre() {
        assertThat(filled(Priors.asTheyAre(BY_NUMBER, GAME), 1, 4, 3)).containsExactly(1, 4, 3);
    }

    @Test
    void sharesAddUpToOne() {
        assertThat(filled(Priors.asShares(BY_NUMBER, GAME), 1, 4, 3)).containsExactly(0.125f, 0.5f, 0.375f);
    }

    @Test
    void whoeverKnowsNothingSharesEqually() {
        Prior ignorant = (position, moves, count, weights) -> {
            for (int i = 0; i < count; i++) weights[i] = 0;
        };
        assertThat(filled(Priors.asShares(ignorant, GAME), 1, 4)).containsExactly(0.5f, 0.5f);
    }
}
