package tesuji.core.eval;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Heaps;
import tesuji.core.game.Position;

final class UniformPlayoutTest {
    private static final Game GAME = new Heaps(3, 3);

    @Test
    void appendsToTheLine() {
        Line line = new Line(0);
        line.add(99);
        Position position = GAME.start();
        int score = new UniformPlayout(GAME).finish(position, new Rng(1), line);
        assertThat(line.move(0)).isEqualTo(99);
        assertThat(line.length()).isGreaterThan(2);
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(score);
    }

    @Test
    void aFinishedGameIsCountedAsItIs() {
        Position position = GAME.start();
        position.play(2);
        position.play(5);
        Line line = new Line(0);
        assertThat(new UniformPlayout(GAME).finish(position, new Rng(1), line)).isEqualTo(-2);
        assertThat(line.length()).isZero();
    }

    @Test
    void everyMoveIsEquallyLikely() {
        int[] firsts = new int[GAME.moveLimit()];
        Rng rng = new Rng(3);
        UniformPlayout playout = new UniformPlayout(GAME);
        Line line = new Line(0);
        for (int i = 0; i < 6000; i++) {
            line.clear();
            playout.finish(GAME.start(), rng, line);
            firsts[line.move(0)]++;
        }
        for (int count : firsts) assertThat(count).isBetween(850, 1150);
    }
}
