package tesuji.games.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

final class ShortestRouteTest {
    /** 0 leads to 3 by 1 and 2, and by 4 alone; nothing leads to 5. */
    private static final int[][] STEPS = {{1, 4}, {0, 2}, {1, 3}, {2, 4}, {0, 3}, {0}};

    private static int[] route(int from, int to) {
        return ShortestRoute.find(from, to, STEPS.length, point -> STEPS[point]);
    }

    @Test
    void theShorterOfTwoWaysIsTaken() {
        assertThat(route(0, 3)).containsExactly(0, 4, 3);
        assertThat(route(0, 2)).containsExactly(0, 1, 2);
        assertThat(route(0, 4)).containsExactly(0, 4);
    }

    @Test
    void theWayBackLeavesFirst() {
        assertThat(route(0, 0)).containsExactly(0, 1, 0);
    }

    @Test
    void whereThereIsNoWayThereIsNoRoute() {
        assertThatIllegalArgumentException().isThrownBy(() -> route(0, 5)).withMessage("no way from 0 to 5");
    }
}
