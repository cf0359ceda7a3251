package tesuji.endgame.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is counted without looking ahead, on boards where Black lives at the top and White at the bottom. */
final class StaticBoundTest {
    private static final boolean AREA = true;

    private static int points(String rows, String vertex, boolean isBlack, boolean isArea) {
        DrawnRegion drawn = new DrawnRegion(rows, vertex);
        return StaticBound.points(drawn.local(), drawn.start(), 0, isBlack, isArea);
    }

    /** No point is away from Black's wall, so White cannot live there. */
    @Test
    void aSideOwnsWhatHasNoEyeSpace() {
        String board = """
                . X . X . X
                X X X X X X
                . . . O . X
                X X X X X X
                O O O O O O
                O . O . O O
                """;
        assertThat(points(board, "A4", true, !AREA)).isEqualTo(4 + 2);
        assertThat(points(board, "A4", false, !AREA)).isEqualTo(-(4 + 2));
        assertThat(points(board, "A4", true, AREA)).isEqualTo(5);
    }

    /** With a stone of its own that might be captured nothing is certain. */
    @Test
    void looseStonesMayBeLost() {
        String board = """
                . X . X . X
                X X X X X X
                . . . . . .
                O . X . O .
                O O O O O O
                . O . O . O
                """;
        int empty = 6 + 3;
        assertThat(points(board, "A4", true, !AREA)).isEqualTo(-(empty + 2));
        assertThat(points(board, "A4", false, !AREA)).isEqualTo(-empty);
    }

    @Test
    void areaStandsAsItIs() {
        String board = """
                . X . X . X
                X X X X X X
                . . . . X .
                O . X . O O
                O O O O O O
                . O . O . O
                """;
        DrawnRegion drawn = new DrawnRegion(board, "A4");
        // Black has two stones, White has nothing that is not safe; F4 belongs to nobody
        assertThat(StaticBound.standing(drawn.local(), drawn.start())).isEqualTo(1);
    }
}
