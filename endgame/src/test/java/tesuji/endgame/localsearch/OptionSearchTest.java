package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.endgame.local.Counting;

class OptionSearchTest {
    private static int bound(DrawnGame drawn) {
        return new OptionSearch(drawn.game, drawn.node, LocalGame.WHOLE).bound();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    *;            .bw
                    {1|*};        .b .bw
                    {2||1|*};     .b .b .bw
                    {3|||2||1|*}; .b .b .b .bw
                    {2|0};        Ob .bw
                    {4|0};        Ob Ob .bw
                    {3|*};        .b Ob .bw
                    """)
    void corridorsAndStonesInAtariHaveTheirValues(String game, String drawing) {
        DrawnGame drawn = new DrawnGame(drawing, Counting.TERRITORY);
        int bound = bound(drawn);
        assertThat(Bound.game(bound)).isEqualTo(drawn.game(game));
        assertThat(Bound.isExact(bound)).isTrue();
    }

    /** White wins the ko in a bound from below; from above Black does. */
    @Test
    void aKoLeavesAOneSidedBound() {
        DrawnGame drawn = new DrawnGame(".w Ob", Counting.TERRITORY);
        int bound = bound(drawn);
        assertThat(Bound.isExact(bound)).isFalse();
        int high = drawn.game.atMost(drawn.node).orElseThrow();
        assertThat(drawn.values.isAtMost(Bound.game(bound), high)).isTrue();
        assertThat(high).isNotEqualTo(Bound.game(bound));
    }

    @Test
    void aSearchThatBecomesTooMuchSaysSo() {
        DrawnGame drawn = new DrawnGame("""
                .b .  .  .w
                .b .  .  .w
                .b .  .  .w
                """, Counting.TERRITORY);
        LocalGame hasty = new LocalGame(drawn.memory, drawn.values, 2);
        assertThat(new OptionSearch(hasty, drawn.node, LocalGame.WHOLE).bound()).isEqualTo(Bound.NONE);
        assertThat(hasty.atLeast(drawn.node)).isEmpty();
    }
}
