package tesuji.games.go.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;

class ChainGraphTest {
    /**
     * Wieczorek (2009, Figure 2.4): one pseudo-liberty, a second one, then two white chains with one neighbour become
     * one.
     */
    @Test
    void contactsGrowAndEdgesMerge() {
        Geometry geometry = new Geometry(5);
        Chains board = new Chains(geometry);
        int left = geometry.cell(3, 1);
        board.play(left, Chains.WHITE);
        board.play(geometry.cell(3, 3), Chains.WHITE);
        board.play(geometry.cell(2, 1), Chains.BLACK);
        assertThat(ChainGraph.of(board).edges()).singleElement().satisfies(edge -> {
            assertThat(edge.weight()).isEqualTo(1);
            assertThat(edge.white()).isEqualTo(left);
        });
        board.play(geometry.cell(2, 2), Chains.BLACK);
        board.play(geometry.cell(2, 3), Chains.BLACK);
        int black = board.chain(geometry.cell(2, 1));
        ChainGraph before = ChainGraph.of(board);
        assertThat(before.edges()).hasSize(2);
        assertThat(before.weight(black, left)).isEqualTo(1);
        assertThat(before.weight(geometry.cell(3, 3), black)).isEqualTo(1);
        board.play(geometry.cell(3, 2), Chains.WHITE);
        ChainGraph merged = ChainGraph.of(board);
        assertThat(merged.edges()).hasSize(1);
        assertThat(merged.weight(board.chain(left), black)).isEqualTo(3);
        assertThat(merged.weight(left, left)).isZero();
    }

    /** A capture gives every neighbour the weight of its edge back as pseudo-liberties. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void capturesReturnTheWeights(int seed) {
        Geometry geometry = new Geometry(7);
        Chains board = new Chains(geometry);
        Rng rng = new Rng(seed);
        int mover = Chains.BLACK;
        int captures = 0;
        for (int i = 0; i < 400; i++) {
            int cell = geometry.cell(rng.nextInt(geometry.points()));
            mover = Chains.BLACK + Chains.WHITE - mover;
            if (board.colour(cell) != Chains.EMPTY || !board.wouldLive(cell, mover)) continue;
            Set<Integer> doomed = new HashSet<>();
            Set<Integer> touched = new HashSet<>();
            for (int direction = 0; direction < 4; direction++) {
                int chain = board.chain(board.neighbour(cell, direction));
                boolean theirs = board.colour(board.neighbour(cell, direction)) == Chains.BLACK + Chains.WHITE - mover;
                if (chain != 0 && theirs && board.inAtari(chain)) doomed.add(chain);
                touched.add(chain);
            }
            Map<Integer, Integer> expected = expected(board, doomed, touched, mover);
            if (board.play(cell, mover) == 0) continue;
            captures++;
            expected.forEach((chain, pseudoLiberties) ->
                    assertThat(board.pseudoLiberties(chain)).isEqualTo(pseudoLiberties));
        }
        assertThat(captures).isPositive();
    }

    /** The pseudo-liberties after the capture of chains that are not next to the new stone itself. */
    private static Map<Integer, Integer> expected(Chains board, Set<Integer> doomed, Set<Integer> touched, int colour) {
        ChainGraph graph = ChainGraph.of(board);
        Map<Integer, Integer> pseudoLiberties = new HashMap<>();
        for (int point = 0; point < board.geometry().points(); point++) {
            int cell = board.geometry().cell(point);
            int chain = board.chain(cell);
            if (board.colour(cell) != colour || touched.contains(chain)) continue;
            int returned = doomed.stream()
                    .mapToInt(taken -> graph.weight(taken, chain))
                    .sum();
            pseudoLiberties.put(chain, board.pseudoLiberties(chain) + returned);
        }
        return pseudoLiberties;
    }
}
