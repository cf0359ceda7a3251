package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PerftTest {
    @Test
    void countsOneLineOfNoMoves() {
        assertThat(Perft.count(new TakeAway(4, 3).start(), 0)).isEqualTo(1);
    }

    @Test
    void countsOnlyLinesOfFullLength() {
        // From four counters: 4 = 1+3 = 2+2 = 3+1 = 1+1+2 = 1+2+1 = 2+1+1 = 1+1+1+1 with parts up to three.
        Position position = new TakeAway(4, 3).start();
        assertThat(Perft.count(position, 1)).isEqualTo(3);
        assertThat(Perft.count(position, 2)).isEqualTo(6);
        assertThat(Perft.count(position, 3)).isEqualTo(4);
        assertThat(Perft.count(position, 4)).isEqualTo(1);
        assertThat(Perft.count(position, 5)).isZero();
    }

    @Test
    void leavesThePositionAsItWas() {
        Position position = new TakeAway(9, 3).start();
        position.play(1);
        long key = position.key();
        assertThat(Perft.count(position, 5)).isPositive();
        assertThat(position.key()).isEqualTo(key);
    }
}
