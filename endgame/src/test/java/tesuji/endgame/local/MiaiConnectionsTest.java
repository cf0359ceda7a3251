package tesuji.endgame.local;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Points are numbered from the left, row by row. */
class MiaiConnectionsTest {
    private static long points(int... indices) {
        long set = 0;
        for (int index : indices) set |= 1L << index;
        return set;
    }

    private static long linked(RegionGraph graph, long stones, long near) {
        long empty = (1L << graph.size()) - 1 & ~stones;
        return MiaiConnections.linked(graph, stones, empty, near);
    }

    @Test
    void twoBridgesLinkAChainAndOneDoesNot() {
        RegionGraph line = Patches.graph(1, 4);
        assertThat(linked(line, points(1, 2), points(0, 3))).isEqualTo(points(1, 2));
        assertThat(linked(line, points(1, 2), points(0))).isZero();
        assertThat(linked(line, 0, points(0, 3))).isZero();
    }

    @Test
    void aBridgeMustTouchTheChain() {
        assertThat(linked(Patches.graph(1, 5), points(1, 2), points(0, 4))).isZero();
    }

    @Test
    void twoChainsCannotShareABridge() {
        RegionGraph line = Patches.graph(1, 5);
        assertThat(linked(line, points(1, 3), points(0, 2, 4))).isEqualTo(points(1));
        assertThat(linked(line, points(1, 3), points(0, 4))).isZero();
    }

    /** The chain on the left has two bridges of its own; the one on the right only those to the left one. */
    @Test
    void aChainMayBeLinkedToALinkedOne() {
        RegionGraph board = Patches.graph(2, 6);
        long first = points(1, 7);
        long second = points(3, 9);
        assertThat(linked(board, first | second, points(0, 6))).isEqualTo(first | second);
        assertThat(linked(board, first | second, points(0, 2))).isEqualTo(first);
    }
}
