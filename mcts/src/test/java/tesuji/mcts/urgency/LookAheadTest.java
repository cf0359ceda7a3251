package tesuji.mcts.urgency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.select.Ucb1;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

final class LookAheadTest implements FirstPlayContract {
    private static final double NONE = Double.NEGATIVE_INFINITY;
    private static final Game HEX = Games.library().open("hex:size=4");

    @Override
    public FirstPlay firstPlay() {
        return LookAhead.STANDARD;
    }

    private static double[] urgencies(LookAhead rule, Tree tree, int node) {
        Trace trace = new Trace(10);
        trace.restart(0, 0);
        return rule.on(tree, HEX).urgencies(node, trace);
    }

    /** The best path goes 0 (mean 0.6), 1 (0.7), 2 (0.25), once more 1 (0.8), 3 (0.9, with 15 visits). */
    @Test
    void movesOnTheBestPathAreUrgentWhoeverMakesThem() {
        Tree tree = SmallTree.root(200);
        int root = SmallTree.open(tree, Tree.ROOT, 0, 1, 2, 3, 4, 5);
        SmallTree.play(tree, root, 100, 60);
        SmallTree.play(tree, root + 5, 100, 50); // not on the path, nor what follows it
        int beside = SmallTree.open(tree, root + 5, 4);
        SmallTree.play(tree, beside, 90, 90);
        int second = SmallTree.open(tree, root, 4, 1);
        SmallTree.play(tree, second, 40, 4);
        SmallTree.play(tree, second + 1, 50, 35);
        int third = SmallTree.open(tree, second + 1, 2);
        SmallTree.play(tree, third, 40, 10);
        int fourth = SmallTree.open(tree, third, 1);
        SmallTree.play(tree, fourth, 30, 24);
        int fifth = SmallTree.open(tree, fourth, 3);
        SmallTree.play(tree, fifth, 15, 13.5);
        double[] all = urgencies(new LookAhead(2, 20), tree, Tree.ROOT);
        assertThat(all[1]).isCloseTo(1.7, within(1e-9));
        assertThat(all[2]).isEqualTo(1.25);
        assertThat(all[3]).as("too few visits").isEqualTo(NONE);
        assertThat(all[4]).as("not on the path").isEqualTo(NONE);
        assertThat(urgencies(new LookAhead(1.5, 15), tree, Tree.ROOT)[3]).isCloseTo(1.4, within(1e-9));
    }

    @Test
    void aFreshNodeHasNothingToLookAheadTo() {
        Tree tree = SmallTree.root(1);
        SmallTree.open(tree, Tree.ROOT, 0, 1, 2);
        assertThat(urgencies(LookAhead.STANDARD, tree, Tree.ROOT)).startsWith(NONE, NONE, NONE);
    }

    @Test
    void lookingAheadBringsNewMovesIntoTheTree() {
        Tree tree = Search.from(HEX.start(), Search.recipe(Ucb1.STANDARD, LookAhead.STANDARD), 3, 2000);
        int first = tree.firstChild(Tree.ROOT);
        int tried = 0;
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            if (tree.visits(child) > 0) tried++;
        }
        assertThat(tried).isGreaterThan(1);
    }

    @Test
    void oneWalkAgreesWithTheDefinition() {
        Tree tree = Search.from(HEX.start(), Search.recipe(Ucb1.STANDARD, new Constant(1.2)), 3, 3000);
        LookAhead rule = new LookAhead(1.7, 6);
        FirstPlayer lookAhead = rule.on(tree, HEX);
        Trace trace = new Trace(HEX.maxLength());
        Rng rng = new Rng(5);
        int compared = 0;
        for (int walk = 0; walk < 300; walk++) {
            trace.restart(0, 0);
            int node = Tree.ROOT;
            while (tree.isOpen(node)) {
                double[] urgencies = lookAhead.urgencies(node, trace);
                int first = tree.firstChild(node);
                int count = tree.childCount(node);
                for (int i = 0; i < count; i++) {
                    if (tree.visits(first + i) > 0) continue;
                    assertThat(urgencies[i]).isEqualTo(defined(rule, tree, node, tree.move(first + i)));
                    if (urgencies[i] > 0) compared++;
                }
                node = first + rng.nextInt(count);
                trace.descend(node, tree.move(node), (trace.depth() + 1) % 2);
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    /** Equation 3.3 word for word: the next node for this move on the best path, to the very end of it. */
    private static double defined(LookAhead rule, Tree tree, int node, int move) {
        int next = bestMean(tree, node);
        while (next >= 0) {
            if (tree.move(next) == move) {
                return tree.visits(next) >= rule.threshold() ? tree.mean(next) + rule.constant() - 1 : NONE;
            }
            next = bestMean(tree, next);
        }
        return NONE;
    }

    private static int bestMean(Tree tree, int node) {
        int best = -1;
        if (!tree.isOpen(node)) return best;
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCount(node); child++) {
            if (tree.visits(child) > 0 && (best < 0 || tree.mean(child) > tree.mean(best))) best = child;
        }
        return best;
    }
}
