package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.games.go.GoPosition;

final class SequencePlayoutTest {
    /** Black's D4 lies between white stones: the moves above and below it make the shape of an enclosing hane. */
    private static final String HANE = """
            .......
            .......
            .......
            ..O.O..
            .......
            .......
            .......
            move black
            """;

    @Test
    void answersMakeAShapeNextToTheLastMove() {
        GoPosition position = Playouts.position(HANE, "D4");
        Map<String, Integer> counts = Playouts.first(new SequenceLike(0, 4), position, 400);
        assertThat(counts).containsOnlyKeys("D3", "D5");
        // one degree of freedom, 0.1 % level
        assertThat(Playouts.chiSquare(counts, Playouts.equally(counts.keySet())))
                .isLessThan(10.9);
    }

    /** Around the cut of this cross the diagonal points have shapes too, and only eight neighbours see them. */
    @Test
    void theNeighbourhoodDecidesHowFarOneLooks() {
        GoPosition position = Playouts.position("""
                .......
                .......
                .......
                ..XO...
                ..O....
                .......
                .......
                move black
                """, "D3");
        Map<String, Integer> four = Playouts.first(new SequenceLike(0, 4), position, 400);
        Map<String, Integer> eight = Playouts.first(new SequenceLike(0, 8), position, 400);
        assertThat(four.keySet()).isSubsetOf("D2", "E3");
        assertThat(eight.keySet()).containsAll(four.keySet()).hasSizeGreaterThan(four.size());
        assertThat(eight.keySet()).isSubsetOf("D2", "E3", "C2", "E2", "E4");
    }

    /** After a pass no shape is sought. D2 is next to C1 only across the corner, where but eight neighbours look. */
    @Test
    void diversityIsAPointAmongEmptyOnes() {
        String diagram = """
                XX.XX
                OOOOO
                ...X.
                ...XX
                ....X
                move white
                """;
        GoPosition position = Playouts.position(diagram, "pass");
        assertThat(Playouts.first(new SequenceLike(1000, 8), position, 200)).containsOnlyKeys("A1", "A2", "B1", "B2");
        assertThat(Playouts.first(new SequenceLike(1000, 4), position, 200))
                .containsOnlyKeys("A1", "A2", "B1", "B2", "C1");
        assertThat(Playouts.first(new SequenceLike(0, 8), position, 300)).hasSize(11);
    }

    @Test
    void recipesAreChecked() {
        assertThatThrownBy(() -> new SequenceLike(-1, 8)).hasMessageContaining("negative");
        assertThatThrownBy(() -> new SequenceLike(1, 6)).hasMessageContaining("4 or 8");
    }
}
