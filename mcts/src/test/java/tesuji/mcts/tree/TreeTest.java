package tesuji.mcts.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;

final class TreeTest {
    private static final Set<Column> ALL = EnumSet.allOf(Column.class);

    /** A tree of random shape with random numbers in every column. */
    private static Tree random(int capacity, Rng rng) {
        Tree tree = new Tree(capacity, ALL);
        tree.clear();
        for (int node = Tree.ROOT; node < tree.size(); node++) {
            scribble(tree, node, rng);
            int children = rng.nextInt(6);
            if (children == 0 || !tree.beginOpening(node)) continue;
            int first = tree.claim(children);
            if (first < 0) {
                tree.giveUp(node);
                continue;
            }
            for (int i = 0; i < children; i++) tree.write(first + i, rng.nextInt(100));
            tree.publish(node, first, children);
            tree.show(node, 1 + rng.nextInt(children));
        }
        return tree;
    }

    private static void scribble(Tree tree, int node, Rng rng) {
        tree.addVisits(node, rng.nextInt(1000));
        tree.addValue(node, rng.nextInt(1 << 30));
        tree.addScore(node, rng.nextInt(100) - 50);
        tree.priors()[node] = rng.nextInt(1000);
        tree.advised()[node] = rng.nextInt(1000);
        tree.advisedWins()[node] = rng.nextInt(1000);
        tree.amafVisits()[node] = rng.nextInt(1000);
        tree.amafSums()[node] = rng.nextInt(1000);
        tree.squares()[node] = rng.nextInt(1000);
    }

    /** All that is known of a node and what lies below it; the move is the way to it. */
    private record Branch(int move, List<Double> numbers, int shown, List<Branch> children) {
        static Branch of(Tree tree, int node, boolean asRoot) {
            List<Branch> children = new ArrayList<>();
            if (tree.isOpen(node)) {
                for (int i = 0; i < tree.allChildren(node); i++) {
                    children.add(of(tree, tree.firstChild(node) + i, false));
                }
            }
            List<Double> numbers = List.of(
                    (double) tree.visits(node),
                    (double) tree.sums()[node],
                    tree.meanScore(node),
                    (double) tree.priors()[node],
                    (double) tree.advised()[node],
                    (double) tree.advisedWins()[node],
                    (double) tree.amafVisits()[node],
                    (double) tree.amafSums()[node],
                    tree.squares()[node]);
            return new Branch(asRoot ? -1 : tree.move(node), numbers, tree.childCount(node), children);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatIsKeptIsKeptExactly(long seed) {
        Rng rng = new Rng(seed);
        Tree tree = random(500, rng);
        for (int step = 0; step < 4; step++) {
            int node = rng.nextInt(tree.size());
            Branch expected = Branch.of(tree, node, true);
            tree.keep(node);
            assertThat(Branch.of(tree, Tree.ROOT, true)).isEqualTo(expected);
            if (tree.size() == 1) return;
        }
    }

    @Test
    void aKeptTreeHasRoomAgain() {
        Tree tree = random(300, new Rng(3));
        assertThat(tree.claim(300)).isNegative();
        tree.keep(tree.size() - 1);
        assertThat(tree.size()).isEqualTo(1);
        assertThat(tree.claim(299)).isEqualTo(1);
        assertThat(tree.claim(1)).isNegative();
    }

    /** As the tree fills up, threads that find no room must not disturb those that do. */
    @Test
    void nobodyClaimsWhatSomebodyHas() throws InterruptedException {
        for (int round = 0; round < 200; round++) {
            Tree tree = new Tree(1000, Set.of());
            tree.clear();
            AtomicIntegerArray owners = new AtomicIntegerArray(1000);
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 3; t++) {
                Rng rng = new Rng(100L * round + t);
                Thread thread = new Thread(() -> {
                    for (int i = 0; i < 300; i++) {
                        int count = 1 + rng.nextInt(9);
                        int first = tree.claim(count);
                        for (int node = first; first > 0 && node < first + count; node++) owners.incrementAndGet(node);
                    }
                });
                threads.add(thread);
                thread.start();
            }
            for (Thread thread : threads) thread.join();
            for (int node = 1; node < 1000; node++) assertThat(owners.get(node)).isLessThanOrEqualTo(1);
        }
    }

    @Test
    void hiddenChildrenStay() {
        Tree tree = new Tree(10, ALL);
        tree.clear();
        assertThat(tree.beginOpening(Tree.ROOT)).isTrue();
        assertThat(tree.isOpen(Tree.ROOT)).isFalse();
        assertThat(tree.beginOpening(Tree.ROOT)).isFalse();
        int first = tree.claim(3);
        for (int i = 0; i < 3; i++) tree.write(first + i, 10 + i);
        tree.publish(Tree.ROOT, first, 3);
        tree.show(Tree.ROOT, 2);
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(2);
        assertThat(tree.allChildren(Tree.ROOT)).isEqualTo(3);
        assertThat(tree.child(Tree.ROOT, 12)).isEqualTo(first + 2);
        tree.show(Tree.ROOT, 7);
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(3);
    }

    @Test
    void equivalentMovesHaveARepresentativeUntilTheRootChanges() {
        Tree tree = new Tree(10, Set.of());
        tree.clear();
        assertThat(tree.representative(2)).isEqualTo(2);
        tree.unite(new int[] {0, 0, 2, 0}, new int[] {0, 5, 0, 7});
        assertThat(tree.representative(3)).isZero();
        assertThat(tree.turning(3)).isEqualTo(7);
        assertThat(tree.orbit(0)).containsExactly(0, 1, 3);
        assertThat(tree.orbit(2)).containsExactly(2);
        tree.keep(Tree.ROOT);
        assertThat(tree.representative(3)).isEqualTo(3);
        assertThat(tree.turning(3)).isZero();
        assertThat(tree.orbit(3)).containsExactly(3);
    }

    @Test
    void memoryIsThatOfTheColumns() {
        assertThat(new Tree(1000, Set.of()).bytes()).isEqualTo(24_000);
        assertThat(new Tree(1000, ALL).bytes()).isEqualTo(24_000 + 10 * 4000);
    }
}
