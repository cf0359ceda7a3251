package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.go.board.Chains;
import tesuji.games.go.tactics.Shapes;

final class UrgencyPlayoutTest {
    /** The white stones C4 and D4 are in atari at E4. */
    private static final String ATARI = """
            ..XX.
            .XOO.
            ..XX.
            .....
            .....
            """;

    private static Map<String, Double> shares(Map<String, Double> urgencies) {
        double sum =
                urgencies.values().stream().mapToDouble(Double::doubleValue).sum();
        Map<String, Double> shares = new HashMap<>();
        urgencies.forEach((move, urgency) -> shares.put(move, urgency / sum));
        return shares;
    }

    /** 25 points, 7 stones: E4 takes two stones, the 17 other moves are plain. */
    @Test
    void captureCountsStones() {
        GoPosition position = Playouts.position(ATARI + "move black\n");
        Map<String, Integer> counts = Playouts.first(new UrgencyBased(1, 10, 0, 0), position, 8000);
        assertThat(counts).hasSize(18);
        Map<String, Double> urgencies = new HashMap<>();
        for (String move : counts.keySet()) urgencies.put(move, 1.0);
        urgencies.put("E4", 21.0);
        // 17 degrees of freedom, 0.1 % level
        assertThat(Playouts.chiSquare(counts, shares(urgencies))).isLessThan(40.8);
    }

    /** White's two stones escape by E4, to the liberties E3 and E5. */
    @Test
    void escapeCountsStones() {
        GoPosition position = Playouts.position(ATARI + "move white\n");
        Map<String, Integer> counts = Playouts.first(new UrgencyBased(2, 0, 8, 0), position, 8000);
        Map<String, Double> urgencies = new HashMap<>();
        for (String move : counts.keySet()) urgencies.put(move, 2.0);
        urgencies.put("E4", 18.0);
        assertThat(counts).hasSize(18);
        assertThat(Playouts.chiSquare(counts, shares(urgencies))).isLessThan(40.8);
    }

    /** Good shapes are drawn eleven times as often as other moves. */
    @Test
    void shapesCount() {
        GoPosition position = Playouts.position("""
                .....
                .....
                ..X..
                .OXO.
                .....
                move white
                """);
        Map<String, Integer> counts = Playouts.first(new UrgencyBased(1, 0, 0, 10), position, 8000);
        Map<String, Double> urgencies = new HashMap<>();
        int shapes = 0;
        for (int point = 0; point < 25; point++) {
            if (position.stones().at(point) != Stones.EMPTY) continue;
            boolean good = Shapes.isGood(code(position.stones(), point), Chains.WHITE);
            urgencies.put(position.game().notation().move(point), good ? 11.0 : 1.0);
            if (good) shapes++;
        }
        assertThat(shapes).isBetween(2, 10);
        // 20 degrees of freedom, 0.1 % level
        assertThat(Playouts.chiSquare(counts, shares(urgencies))).isLessThan(45.3);
    }

    private static int code(Stones stones, int point) {
        int[] rows = {-1, 0, 0, 1, -1, -1, 1, 1};
        int[] columns = {0, -1, 1, 0, -1, 1, -1, 1};
        int code = 0;
        for (int place = 0; place < 8; place++) {
            int row = point / 5 + rows[place];
            int column = point % 5 + columns[place];
            boolean inside = Math.min(row, column) >= 0 && Math.max(row, column) < 5;
            code |= (inside ? stones.at(5 * row + column) : Chains.BORDER) << (2 * place);
        }
        return code;
    }

    @Test
    void urgenciesAreBounded() {
        assertThatThrownBy(() -> new UrgencyBased(0, 1, 1, 1)).hasMessage("plain must be positive");
        assertThatThrownBy(() -> new UrgencyBased(1, 1, -1, 1)).hasMessageContaining("negative");
        assertThatThrownBy(() -> new UrgencyBased(1, 1, 1, 1001)).hasMessageContaining("1000");
    }
}
