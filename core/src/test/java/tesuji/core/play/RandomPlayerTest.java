package tesuji.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;

final class RandomPlayerTest implements PlayerContract {
    @Override
    public Game game() {
        return new Heaps(6, 3);
    }

    @Override
    public Player player(Game game, long seed) {
        return new RandomPlayer(game, seed);
    }

    @Test
    void choosesEveryMoveEquallyOften() {
        int[] counts = new int[game().moveLimit()];
        try (Player player = player(game(), 1)) {
            GameRecord start = GameRecord.of(game());
            for (int i = 0; i < 6000; i++) {
                if (player.choose(start, limits()) instanceof Decision.Play play) counts[play.move()]++;
            }
        }
        for (int count : counts) assertThat(count).isBetween(850, 1150);
    }
}
