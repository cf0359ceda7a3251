package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.UniformPlayout;

/** The part of {@link GameContract} about garbage: playing, undoing, counting and copying make none. */
public interface AllocationContract {
    Game game();

    @Test
    default void playAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Game game = game();
        Position start = game.start();
        Position position = game.start();
        UniformPlayout playout = new UniformPlayout(game);
        Line line = new Line(game.maxLength());
        Rng rng = new Rng(0);
        long bytes = 0;
        long moves = 0;
        long keys = 0;
        for (int round = 0; round < 2; round++) { // the first round grows the buffers
            rng.reseed(7);
            moves = 0;
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 100; i++) {
                position.copyFrom(start);
                line.clear();
                playout.finish(position, rng, line);
                for (int ply = line.length(); ply > 0; ply--) {
                    position.undo();
                    keys ^= position.key() + position.toMove();
                }
                moves += line.length();
            }
            bytes = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(bytes)
                .as("bytes allocated in %d moves (keys %x)", moves, keys)
                .isLessThan(moves);
    }
}
