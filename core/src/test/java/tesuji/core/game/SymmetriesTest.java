package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class SymmetriesTest {
    @Test
    void theIdentityNeedsNoTable() {
        assertThat(Symmetries.NONE.count()).isEqualTo(1);
        assertThat(Symmetries.NONE.move(0, 12)).isEqualTo(12);
        assertThat(Symmetries.NONE.point(0, 34)).isEqualTo(34);
    }

    @Test
    void tablesAreCopied() {
        int[][] moves = {{}, {1, 0}};
        int[][] points = {{}, {2, 1, 0}};
        Symmetries symmetries = new Symmetries(moves, points);
        moves[1][0] = 9;
        points[1][0] = 9;
        assertThat(symmetries.count()).isEqualTo(2);
        assertThat(symmetries.move(1, 0)).isEqualTo(1);
        assertThat(symmetries.point(1, 0)).isEqualTo(2);
    }

    @Test
    void movesAndPointsGoTogether() {
        assertThatThrownBy(() -> new Symmetries(new int[2][1], new int[1][1]))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
