package tesuji.mcts.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

final class AmafTest {
    private static final Game GO = Games.library().open("go:size=3");

    private static int[] moves(String text) {
        return text.isEmpty()
                ? new int[0]
                : List.of(text.split(" ")).stream()
                        .mapToInt(move -> GO.notation().move(move))
                        .toArray();
    }

    private static int child(Tree tree, int node, String move) {
        return tree.child(node, GO.notation().move(move));
    }

    /** A simulation from the root, Black to move: so many of the moves lie in the tree. */
    private static Trace simulation(Tree tree, String line, int inTree, double blackWins) {
        Trace trace = new Trace(20);
        trace.restart(0, 0);
        int node = Tree.ROOT;
        int[] moves = moves(line);
        for (int i = 0; i < moves.length; i++) {
            if (i < inTree) {
                node = tree.child(node, moves[i]);
                trace.descend(node, moves[i], (i + 1) % 2);
            } else {
                trace.line().add(moves[i]);
            }
        }
        trace.finish(blackWins == 1 ? 2 : -2, blackWins);
        return trace;
    }

    private static void record(Recorder recorder, Tree tree, Trace trace) {
        recorder.begin(tree, trace);
        for (int i = 0; i <= trace.depth(); i++) recorder.record(tree, trace, i);
    }

    /** The tree of Śliwa's Figure 4.1. */
    private static Tree figure() {
        Tree tree = SmallTree.root(0, Column.AMAF);
        SmallTree.open(tree, Tree.ROOT, moves("A1 B1 C2 C1 C3"));
        SmallTree.open(tree, child(tree, Tree.ROOT, "C2"), moves("C3 A1 A3"));
        SmallTree.open(tree, child(tree, Tree.ROOT, "A1"), moves("C3 A3"));
        SmallTree.open(tree, child(tree, Tree.ROOT, "C1"), moves("A3"));
        SmallTree.open(tree, child(tree, child(tree, Tree.ROOT, "C2"), "C3"), moves("B1"));
        return tree;
    }

    /** Nodes with a number of AMAF simulations, as paths of moves with the sum of their values. */
    private static List<String> shared(Tree tree, int simulations) {
        List<String> found = new ArrayList<>();
        collect(tree, Tree.ROOT, "", simulations, found);
        return found;
    }

    private static void collect(Tree tree, int node, String path, int simulations, List<String> found) {
        if (tree.amafVisits()[node] == simulations && node != Tree.ROOT) {
            found.add(path.strip() + " " + (int) tree.amafSums()[node]);
        }
        if (!tree.isOpen(node)) return;
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCount(node); child++) {
            collect(tree, child, path + " " + GO.notation().move(tree.move(child)), simulations, found);
        }
    }

    @Test
    void theExampleOfFigure41() {
        Position position = Search.place(GO, ".O.\nOX.\n...\nmove black");
        for (int move : moves("C2 A1 B1 A3 C3")) {
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
        }
        Tree tree = figure();
        record(new Amaf(GO, AmafRule.STANDARD), tree, simulation(tree, "C2 A1 B1 A3 C3", 2, 1));
        // beside C2 and A1, which were really made: black B1 and C3, white A3; Black wins
        assertThat(shared(tree, 1)).containsExactlyInAnyOrder("C2 1", "C2 A1 0", "B1 1", "C3 1", "C2 A3 0");
        assertThat(shared(tree, 0)).hasSize(12 - 5);
    }

    /** Śliwa's Figure 4.2: a move made in five simulations below the node, at different times, four of them won. */
    @Test
    void theExampleOfFigure42() {
        Tree tree = figure();
        Amaf amaf = new Amaf(GO, AmafRule.STANDARD);
        record(amaf, tree, simulation(tree, "C3", 1, 1));
        record(amaf, tree, simulation(tree, "A1 B1 C3", 1, 1));
        record(amaf, tree, simulation(tree, "C2 A1 C3", 2, 0));
        record(amaf, tree, simulation(tree, "C1 A3 B1 A1 C3", 2, 1));
        record(amaf, tree, simulation(tree, "B1 A1 C2 A3 C3", 1, 1));
        int node = child(tree, Tree.ROOT, "C3");
        assertThat(tree.amafVisits()[node]).isEqualTo(5);
        assertThat(tree.amafSums()[node]).isEqualTo(4);
    }

    @Test
    void ofTheFirstMovesOnlySoManyCount() {
        Tree tree = figure();
        record(new Amaf(GO, new AmafRule(2, Long.MAX_VALUE)), tree, simulation(tree, "C2 A1 B1 A3 C3", 2, 1));
        assertThat(shared(tree, 1)).containsExactlyInAnyOrder("C2 1", "C2 A1 0", "B1 1", "C2 A3 0");
    }

    @Test
    void withoutFirstMovesOnlyWhatWasReallyMadeCounts() {
        Tree tree = figure();
        record(new Amaf(GO, new AmafRule(0, Long.MAX_VALUE)), tree, simulation(tree, "C2 C3 B1 A1 C1", 3, 0));
        assertThat(shared(tree, 1)).containsExactlyInAnyOrder("C2 0", "C2 C3 1", "C2 C3 B1 0");
    }

    /** Six moves: the end is six away before C2, five before A1, and so on. Black wins. */
    @Test
    void movesMadeSoonCountMore() {
        Tree tree = figure();
        AmafRule rule = new AmafRule(Integer.MAX_VALUE, Long.MAX_VALUE, 3);
        record(new Amaf(GO, rule), tree, simulation(tree, "C2 A1 B1 A3 C1 B3", 2, 1));
        // at the root 1 + ⌊3 · r / 7⌋ with r = 6, 4 and 2; below C2 1 + ⌊3 · r / 6⌋ with r = 5 and 3
        assertThat(shared(tree, 3)).containsExactlyInAnyOrder("C2 3", "C2 A1 0");
        assertThat(shared(tree, 2)).containsExactlyInAnyOrder("B1 2", "C2 A3 0");
        assertThat(shared(tree, 1)).containsExactly("C1 1");
        assertThat(shared(tree, 0)).hasSize(12 - 5);
    }

    @Test
    void afterTheCutoffNothingIsCounted() {
        Tree tree = figure();
        Amaf amaf = new Amaf(GO, new AmafRule(Integer.MAX_VALUE, 2));
        Mean mean = new Mean();
        for (int i = 0; i < 4; i++) {
            Trace trace = simulation(tree, "C2 A1 B1 A3 C3", 2, 1);
            record(amaf, tree, trace);
            record(mean, tree, trace);
        }
        assertThat(shared(tree, 2)).hasSize(5);
        assertThat(tree.visits(Tree.ROOT)).isEqualTo(4);
    }

    @Test
    void aPointThatChangesHandsCountsForWhoeverIsFirstThereFromTheNodeOn() {
        Tree tree = figure();
        // the tree ends after Black's B1; later White plays on B1 and C1, where Black was before
        SmallTree.open(tree, child(tree, Tree.ROOT, "B1"), moves("B1 C1"));
        record(new Amaf(GO, AmafRule.STANDARD), tree, simulation(tree, "B1 C3 C1 B1 C2 C1", 1, 0));
        assertThat(shared(tree, 1))
                .contains("B1 0", "C1 0", "C2 0", "B1 B1 1") // Black's B1 lies before the node at which White's counts
                .doesNotContain("C3 0", "B1 C1 1"); // the other side was there first
    }
}
