package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class OwnerMapTest {
    /** A node with two moves, a point to own, and this weight in all. */
    private static PuctNode node(double weight, float @Nullable [] ownership) {
        PuctNode node = new PuctNode(0, new int[] {0, 1}, new float[] {0.5f, 0.5f}, 0, 0, 0, 0, -1, -1, ownership);
        node.ownWeight = 1;
        node.weight = weight;
        node.visits = 100;
        return node;
    }

    private static float[] owner(double value) {
        return new float[] {(float) value};
    }

    /** The root has a fifth, and of the rest the weights 3 and 1 have nine parts and one. */
    @Test
    void siblingsCountByTheSquaresOfTheirWeights() {
        PuctNode root = node(5, owner(0));
        root.children[0] = node(3, owner(1));
        root.children[1] = node(1, owner(-1));
        OwnerMap owners = OwnerMap.of(root);
        assertThat(owners.mean().get(0)).isCloseTo(0.72 - 0.08, within(1e-9));
        assertThat(owners.deviation().get(0)).isCloseTo(Math.sqrt(0.8 - 0.64 * 0.64), within(1e-9));
    }

    @Test
    void aNodeAloneIsSure() {
        OwnerMap owners = OwnerMap.of(node(1, owner(0.5)));
        assertThat(owners.mean()).containsExactly(0.5);
        assertThat(owners.deviation()).containsExactly(0.0);
    }

    /** The end of a game has no owners; its parent speaks for it. */
    @Test
    void whatIsNotKnownIsLeftToTheParent() {
        PuctNode root = node(4, owner(0.25));
        root.children[0] = node(3, null);
        assertThat(OwnerMap.of(root).mean().get(0)).isCloseTo(0.25, within(1e-9));
        assertThat(OwnerMap.of(node(3, null)).mean()).isEmpty();
    }

    /** With a hundred visits a share below 0.0158 is not looked below. */
    @Test
    void smallSharesAreNotLookedBelow() {
        PuctNode root = node(102, owner(0));
        PuctNode small = node(10, owner(1));
        small.children[0] = node(9, owner(-1));
        root.children[0] = node(91, owner(0));
        root.children[1] = small;
        assertThat(OwnerMap.of(root).mean().get(0)).isPositive();
        assertThat(OwnerMap.of(small).mean().get(0)).isNegative();
    }
}
