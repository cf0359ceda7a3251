package tesuji.mcts.urgency;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import tesuji.core.base.RecordText;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.select.Selector;
import tesuji.mcts.select.Ucb1;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/** What every first-play urgency must keep to; its test implements it. */
interface FirstPlayContract {
    FirstPlay firstPlay();

    @Test
    default void aRuleIsReadFromWhatItPrints() {
        assertThat(RecordText.read(FirstPlay.class, firstPlay().toString())).isEqualTo(firstPlay());
    }

    @Test
    default void urgenciesMakeNoGarbage() {
        Game hex = Games.library().open("hex:size=5");
        Tree tree = Search.from(hex.start(), Search.recipe(Ucb1.STANDARD, new Constant(1.2)), 3, 2000);
        Selector selector = Ucb1.STANDARD.on(tree, firstPlay(), hex);
        Trace trace = new Trace(hex.maxLength());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long bytes = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) { // the first rounds warm up
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 10_000; i++) {
                trace.restart(0, 0);
                int node = Tree.ROOT;
                while (tree.isOpen(node)) {
                    node = selector.select(node, trace);
                    trace.descend(node, tree.move(node), (trace.depth() + 1) & 1);
                }
            }
            bytes = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(bytes).as("bytes allocated in 10 000 descents").isLessThan(10_000);
    }
}
