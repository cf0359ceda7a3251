package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.RecordText;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.EyeRule;

final class OrderedPlayoutTest {
    /** White's move at D3 puts D4 into atari; C4 can be taken at B4; D3 itself has the liberties D2 and E3. */
    private static GoPosition fight() {
        return Playouts.position("""
                .......
                .......
                ..XO...
                ..OX...
                ..X....
                .......
                .......
                move white
                """, "D3");
    }

    private static Ordered recipe(String flags) {
        return new Ordered(
                flags.indexOf('a') >= 0,
                flags.indexOf('d') >= 0,
                flags.indexOf('m') >= 0,
                flags.indexOf('c') >= 0,
                EyeRule.DIAGONAL);
    }

    /** Each heuristic switched off leaves the move to the next. */
    @ParameterizedTest
    @CsvSource({"admc, B4 E4", "amc, D2 E3", "mc, D2 E3", "ac, B4", "c, B4", "d, B4 E4", "m, D2 E3"})
    void theFirstThatFindsAMovePlaysIt(String flags, String expected) {
        Map<String, Integer> counts = Playouts.first(recipe(flags), fight(), 400);
        Set<String> moves = Set.of(expected.split(" "));
        assertThat(counts.keySet()).isEqualTo(moves);
        // one degree of freedom, 0.1 % level
        assertThat(Playouts.chiSquare(counts, Playouts.equally(moves))).isLessThan(10.9);
    }

    @ParameterizedTest
    @CsvSource({"''", "a"})
    void noneOfThemLeavesARandomMove(String flags) {
        Map<String, Integer> counts = Playouts.first(recipe(flags), fight(), 4000);
        assertThat(counts).hasSize(43); // 49 points and 6 stones
        // 42 degrees of freedom, 0.1 % level
        assertThat(Playouts.chiSquare(counts, Playouts.equally(counts.keySet())))
                .isLessThan(76.1);
    }

    /** White has just moved into atari, while its stones at B6 can be taken as well. */
    @Test
    void anAttackComesBeforeAnyCapture() {
        String diagram = """
                .X.....
                XO.....
                .X.X...
                ..X....
                ...X...
                .......
                .......
                move white
                """;
        GoPosition position = Playouts.position(diagram, "D4");
        assertThat(Playouts.first(Ordered.STANDARD, position, 50)).containsOnlyKeys("E4");
        assertThat(Playouts.first(recipe("dmc"), position, 200)).containsOnlyKeys("C6", "E4");
        assertThat(Playouts.first(recipe("dm"), position, 500)).hasSizeGreaterThan(20);
    }

    /** After A2 the chain A1 A2 would still have B2 as its only liberty. */
    @Test
    void aDefenceThatStaysInAtariIsNone() {
        GoPosition position = Playouts.position("""
                .....
                .....
                O....
                .....
                X....
                move white
                """, "B1");
        assertThat(Playouts.first(recipe("d"), position, 500)).hasSizeGreaterThan(10);
        assertThat(Playouts.first(Ordered.STANDARD, position, 200)).containsOnlyKeys("B2", "C1");
    }

    /** A black stone at A1 could be taken at A2. */
    @Test
    void libertiesAreMinimisedWithoutSelfAtari() {
        GoPosition position = Playouts.position("""
                .....
                .....
                .....
                .X...
                .....
                move white
                """, "B1");
        assertThat(Playouts.first(Ordered.STANDARD, position, 100)).containsOnlyKeys("C1");
    }

    /** Three liberties are too many to minimise. */
    @Test
    void aChainWithThreeLibertiesIsLeftAlone() {
        GoPosition position = Playouts.position("""
                .....
                .....
                .....
                .....
                .....
                move white
                """, "C1");
        assertThat(Playouts.first(Ordered.STANDARD, position, 1000)).hasSize(24);
    }

    @Test
    void aPassIsNoMoveToAnswer() {
        GoPosition position = Playouts.play(fight(), "A1", "pass");
        assertThat(Playouts.first(recipe("adm"), position, 1000)).hasSizeGreaterThan(30);
        assertThat(Playouts.first(Ordered.STANDARD, position, 100)).containsOnlyKeys("B4");
    }

    /** Own stones are on all sides of A5 and B4; B4 is a false eye, open only to the letter of the source. */
    @Test
    void falseEyesAreFilled() {
        GoPosition position = Playouts.position("""
                .XO..
                X.XO.
                OXO..
                .O...
                .....
                move black
                """);
        Ordered literal = new Ordered(false, false, false, false, EyeRule.ORTHOGONAL);
        assertThat(Playouts.first(literal, position, 500)).hasSize(14).doesNotContainKeys("A5", "B4");
        for (GoPlayout filling : List.of(recipe(""), Light.STANDARD)) {
            assertThat(Playouts.first(filling, position, 500))
                    .hasSize(15)
                    .containsKey("B4")
                    .doesNotContainKey("A5");
        }
    }

    @Test
    void recipesAreRead() {
        assertThat(RecordText.read(GoPlayout.class, "ordered[minimise=false]")).isEqualTo(recipe("adc"));
        assertThat(RecordText.read(GoPlayout.class, Ordered.STANDARD.toString()))
                .isEqualTo(Ordered.STANDARD);
    }
}
