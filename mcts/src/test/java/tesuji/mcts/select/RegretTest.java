package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

/**
 * Formulas as gamblers: a root whose children pay 1 with fixed chances. The regret after n trials is n · μ* - Σ n(i) ·
 * μ(i), what always pulling the best arm would have brought more (Wieczorek 2009, §3.2.2).
 */
final class RegretTest {
    private static final double[] CHANCES = {0.3, 0.45, 0.7, 0.5, 0.55};
    private static final double BEST = 0.7;

    private static double regret(Selection selection, int trials, long seed) {
        Game game = Games.library().open("hex:size=5");
        Tree tree = SmallTree.root(1, Column.SQUARES);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1, 2, 3, 4);
        Selector selector = selection.on(tree, Constant.INFINITE, game);
        Trace trace = new Trace(1);
        trace.restart(0, 0);
        Rng rng = new Rng(seed);
        double regret = trials * BEST;
        for (int i = 0; i < trials; i++) {
            int arm = selector.select(Tree.ROOT, trace);
            double chance = CHANCES[arm - first];
            SmallTree.play(tree, arm, 1, rng.nextDouble() < chance ? 1 : 0);
            tree.addVisits(Tree.ROOT, 1);
            regret -= chance;
        }
        return regret;
    }

    private static double meanRegret(Selection selection, int trials) {
        double sum = 0;
        for (long seed = 1; seed <= 10; seed++) sum += regret(selection, trials, seed);
        return sum / 10;
    }

    @Test
    void turnsRegretInProportionToTheTrials() { // (5 · 0.7 - 2.5) / 5 = 0.2 for each trial
        assertThat(meanRegret(FlatMonteCarlo.STANDARD, 1000)).isCloseTo(200, within(1e-6));
        assertThat(meanRegret(FlatMonteCarlo.STANDARD, 8000)).isCloseTo(1600, within(1e-6));
    }

    @Test
    void confidenceBoundsRegretMoreAndMoreSlowly() {
        for (Selection selection : new Selection[] {new Ucb1(1), new Ucb1Tuned(1), Ucb1.STANDARD}) {
            double early = meanRegret(selection, 1000);
            double late = meanRegret(selection, 8000);
            assertThat(late).as(selection.toString()).isLessThan(3 * early).isLessThan(1600 / 3.0);
        }
    }
}
