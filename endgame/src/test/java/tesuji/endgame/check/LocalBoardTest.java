package tesuji.endgame.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.endgame.check.LocalBoard.Played;

final class LocalBoardTest {
    /** Black lives in the corner on the left; the rest is one region, with a ko at C3 and D3. */
    private static final String BOARD = """
            . X . X O .
            X X X O . O
            . X O . O O
            X X X O O O
            . . . . . O
            O O O O O O
            """;

    private final DrawnRegion drawn = new DrawnRegion(BOARD, "D4");
    private final LocalBoard local = drawn.local();

    @Test
    void theRegionIsWhatIsNotSafe() {
        assertThat(drawn.board().vertices(local.points()))
                .startsWith("A1 B1 C1")
                .contains("C4", "D4");
        assertThat(drawn.safe().isSafe(drawn.board().point("B4"))).isTrue();
    }

    @Test
    void aStoneThatTakesAKoCanBeRetaken() {
        Played played = local.play(drawn.start(), drawn.index("D4"), true);
        assertThat(played).isNotNull();
        assertThat(played.captured()).isEqualTo(1);
        assertThat(played.ko()).isEqualTo(1L << drawn.index("C4"));
    }

    @Test
    void suicideIsNotPossible() {
        assertThat(local.play(drawn.start(), drawn.index("F6"), true)).isNull();
        assertThat(local.play(drawn.start(), drawn.index("A1"), true))
                .as("a stone stands there")
                .isNull();
    }

    @Test
    void positionsAreWrittenAndReadBack() {
        String text = local.text(drawn.start());
        assertThat(local.read(text)).isEqualTo(drawn.start());
        assertThat(text).hasSize(local.points().size()).contains("O", ".");
    }
}
