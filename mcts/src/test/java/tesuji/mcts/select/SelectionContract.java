package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.RecordText;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

/** What every formula must keep to; a formula's test implements it. */
interface SelectionContract {
    Selection selection();

    @Test
    default void aFormulaIsReadFromWhatItPrints() {
        assertThat(RecordText.read(Selection.class, selection().toString())).isEqualTo(selection());
    }

    /** Confusing the sides finds the worst move (Wieczorek 2009, appendix A.1). */
    @ParameterizedTest
    @ValueSource(strings = {"1-2 X", "1-2 O"})
    default void theOnlyWinningMoveIsFoundByEitherSide(String diagram) {
        Game nim = Games.library().open("nim:piles=1-2");
        Position root = Search.place(nim, diagram);
        for (long seed = 1; seed <= 5; seed++) {
            // one for the root, the rest divisible by its three moves for formulas that share equally
            Tree tree = Search.from(root, Search.recipe(selection(), Constant.INFINITE), seed, 1 + 300);
            assertThat(nim.notation().move(Search.favourite(tree))).isEqualTo("b-1");
        }
    }

    @Test
    default void bothSidesSearchAlike() {
        Game nim = Games.library().open("nim:piles=1-3-5");
        Tree first = Search.from(Search.place(nim, "1-3-5 X"), Search.recipe(selection(), Constant.STANDARD), 7, 500);
        Tree second = Search.from(Search.place(nim, "1-3-5 O"), Search.recipe(selection(), Constant.STANDARD), 7, 500);
        assertThat(Search.print(second)).isEqualTo(Search.print(first));
    }

    @Test
    default void theChoiceIsAChildAndMakesNoGarbage() {
        Game hex = Games.library().open("hex:size=5");
        Tree tree = Search.from(hex.start(), Search.recipe(selection(), Constant.STANDARD), 3, 1000);
        Selector selector = selection().on(tree, Constant.STANDARD, hex);
        Trace trace = new Trace(hex.maxLength());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long strangers = 0;
        long bytes = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) { // the first rounds warm up
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 10_000; i++) strangers += descend(tree, selector, trace);
            bytes = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(strangers).as("choices that are no children").isZero();
        assertThat(bytes).as("bytes allocated in 10 000 descents").isLessThan(10_000);
    }

    /** In a tree that is soon full, so that hardly anything happens but going down, playing out and writing down. */
    @Test
    default void wholeSimulationsMakeNoGarbage() {
        Game hex = Games.library().open("hex:size=3");
        assertThat(Search.garbage(hex.start(), Search.recipe(selection(), Constant.STANDARD, 500), 5000))
                .as("bytes allocated in 5000 simulations")
                .isLessThan(5000);
    }

    /** One way down to a node without children; returns how many choices were no children. */
    private static int descend(Tree tree, Selector selector, Trace trace) {
        trace.restart(0, 0);
        int strangers = 0;
        int node = Tree.ROOT;
        while (tree.isOpen(node)) {
            int child = selector.select(node, trace);
            if (child == Selector.NONE) break;
            int number = child - tree.firstChild(node);
            if (number < 0 || number >= tree.childCount(node)) strangers++;
            trace.descend(child, tree.move(child), (trace.depth() + 1) & 1);
            node = child;
        }
        return strangers;
    }
}
