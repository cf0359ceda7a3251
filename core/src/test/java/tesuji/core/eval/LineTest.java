package tesuji.core.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LineTest {
    @Test
    void growsMoveByMove() {
        Line line = new Line(0);
        for (int move = 0; move < 100; move++) line.add(move);
        assertThat(moves(line)).containsExactly(IntStream.range(0, 100).toArray());
        line.clear();
        assertThat(line.length()).isZero();
    }

    @Test
    void takesOverMovesWrittenToItsRoom() {
        Line line = new Line(0);
        line.add(7);
        int[] room = line.reserve(50);
        for (int i = 0; i < 40; i++) room[line.length() + i] = 100 + i;
        line.extend(40);
        line.add(8);
        assertThat(line.length()).isEqualTo(42);
        assertThat(line.move(0)).isEqualTo(7);
        assertThat(line.move(40)).isEqualTo(139);
        assertThat(line.move(41)).isEqualTo(8);
    }

    private static int[] moves(Line line) {
        return IntStream.range(0, line.length()).map(line::move).toArray();
    }
}
