package tesuji.mcts.urgency;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.select.Ucb1;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Inherited.Reach;

final class InheritedTest implements FirstPlayContract {
    private static final double NONE = Double.NEGATIVE_INFINITY;
    private static final Game HEX = Games.library().open("hex:size=4");

    @Override
    public FirstPlay firstPlay() {
        return Inherited.STANDARD;
    }

    /**
     * A path 0, 1, 2, 3 with four moves beside it at each level. At the root move 4 has 30 visits and mean 0.4, move 5
     * has 25 and 0.6, move 6 has 10; two levels below, move 5 has 5 visits; at the levels between, which are the other
     * side's, move 7 has 100.
     */
    private static double[] atLevel(int level, Reach reach) {
        Tree tree = SmallTree.root(200);
        Trace trace = new Trace(10);
        trace.restart(0, 0);
        FirstPlayer inherited = new Inherited(2, 20, reach).on(tree, HEX);
        int node = Tree.ROOT;
        for (int k = 0; k < level; k++) {
            int first = SmallTree.open(tree, node, k, 4, 5, 6, 7);
            SmallTree.play(tree, first, 100 - 20 * k, 40);
            if (k == 0) {
                SmallTree.play(tree, first + 1, 30, 12);
                SmallTree.play(tree, first + 2, 25, 15);
                SmallTree.play(tree, first + 3, 10, 9);
            } else if (k == 2) {
                SmallTree.play(tree, first + 2, 5, 1);
            } else {
                SmallTree.play(tree, first + 4, 100, 100);
            }
            inherited.urgencies(node, trace);
            node = first;
            trace.descend(node, k, (k + 1) % 2);
        }
        SmallTree.open(tree, node, 4, 5, 6, 7);
        double[] all = inherited.urgencies(node, trace);
        return new double[] {all[0], all[1], all[2], all[3]};
    }

    @ParameterizedTest
    @EnumSource
    void theFirstTwoLevelsHaveNothingToInherit(Reach reach) {
        assertThat(atLevel(0, reach)).containsExactly(2, 2, 2, 2);
        assertThat(atLevel(1, reach)).containsExactly(2, 2, 2, 2);
    }

    @ParameterizedTest
    @EnumSource
    void whatTheSameSideThoughtTwoLevelsUpIsInherited(Reach reach) {
        // the mean and c - 1 = 1; too few visits, or only the other side's, are nothing
        assertThat(atLevel(2, reach)).containsExactly(1.4, 1.6, NONE, NONE);
    }

    @Test
    void theNearestReferenceDecidesEvenIfItHasTooFewVisits() {
        assertThat(atLevel(4, Reach.NEAREST)).containsExactly(1.4, NONE, NONE, NONE);
        assertThat(atLevel(4, Reach.NEAREST_ADMISSIBLE)).containsExactly(1.4, 1.6, NONE, NONE);
    }

    @Test
    void everyMoveIsTriedAtTheRoot() {
        Tree tree = Search.from(HEX.start(), Search.recipe(new Ucb1(0.5), Inherited.STANDARD), 3, 1 + 16);
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + 16; child++)
            assertThat(tree.visits(child)).isEqualTo(1);
    }

    /** At a symmetric root a move without a child inherits from the one that stands for it (Wieczorek 2009, §4.4). */
    @Test
    void equivalentMovesOfTheRootInheritTheSame() {
        Tree tree = SmallTree.root(200);
        int[] standsFor = IntStream.range(0, 16).toArray();
        standsFor[9] = 5;
        tree.unite(standsFor, new int[16]);
        Trace trace = new Trace(10);
        trace.restart(0, 0);
        FirstPlayer inherited = Inherited.STANDARD.on(tree, HEX);
        int child = SmallTree.open(tree, Tree.ROOT, 5);
        SmallTree.play(tree, child, 30, 12);
        inherited.urgencies(Tree.ROOT, trace);
        trace.descend(child, 5, 1);
        int grandchild = SmallTree.open(tree, child, 1);
        inherited.urgencies(child, trace);
        trace.descend(grandchild, 1, 0);
        SmallTree.open(tree, grandchild, 5, 9, 2);
        double[] urgencies = inherited.urgencies(grandchild, trace);
        assertThat(List.of(urgencies[0], urgencies[1], urgencies[2])).containsExactly(1.4, 1.4, NONE);
    }

    @ParameterizedTest
    @EnumSource
    void theTablesAgreeWithTheDefinition(Reach reach) {
        Tree tree = Search.from(HEX.start(), Search.recipe(Ucb1.STANDARD, new Constant(1.2)), 3, 3000);
        Inherited rule = new Inherited(1.7, 6, reach);
        FirstPlayer inherited = rule.on(tree, HEX);
        Trace trace = new Trace(HEX.maxLength());
        Rng rng = new Rng(5);
        int compared = 0;
        for (int walk = 0; walk < 300; walk++) {
            trace.restart(0, 0);
            int node = Tree.ROOT;
            while (tree.isOpen(node)) {
                double[] urgencies = inherited.urgencies(node, trace);
                int first = tree.firstChild(node);
                int count = tree.childCount(node);
                for (int i = 0; i < count; i++) {
                    if (tree.visits(first + i) > 0) continue;
                    assertThat(urgencies[i]).isEqualTo(defined(rule, tree, trace, tree.move(first + i)));
                    if (urgencies[i] > 0) compared++;
                }
                node = first + rng.nextInt(count);
                trace.descend(node, tree.move(node), (trace.depth() + 1) % 2);
            }
        }
        assertThat(compared).isGreaterThan(1000);
    }

    /** Equation 3.2 word for word. */
    private static double defined(Inherited rule, Tree tree, Trace trace, int move) {
        int k = trace.depth();
        if (k < 2) return rule.constant();
        for (int level = k - 2; level >= 0; level -= 2) {
            int reference = tree.child(trace.node(level), move);
            if (reference < 0 || tree.visits(reference) == 0) continue;
            if (tree.visits(reference) >= rule.threshold()) return tree.mean(reference) + rule.constant() - 1;
            if (rule.reach() == Reach.NEAREST) return NONE;
        }
        return NONE;
    }
}
