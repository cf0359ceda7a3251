package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.OwnerStatistics;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** An advisor that learns from the ends of simulations is told of them, and asked about the root again. */
final class WatchingAdvisorTest {
    private static final Game GAME = Games.library().open("go:size=5,komi=0");

    /** Notes how many playouts it knew of whenever it was asked about the root. */
    private static final class Watcher implements Advisor {
        private final OwnerStatistics ends = new OwnerStatistics(25);
        private final List<Integer> atTheRoot = new ArrayList<>();
        private final long root;

        Watcher(Position root) {
            this.root = root.key();
        }

        @Override
        public Optional<OwnerStatistics> ends() {
            return Optional.of(ends);
        }

        @Override
        public void advise(Position position, int[] moves, int count, float[] simulations, float[] wins) {
            for (int i = 0; i < count; i++) {
                simulations[i] = 1;
                wins[i] = 0.5f;
            }
            if (position.key() == root) atTheRoot.add(ends.playouts());
        }
    }

    private record One(Parts other, Advisor advisor) implements Parts {
        @Override
        public Playout playout(String name) {
            return other.playout(name);
        }

        @Override
        public Prior prior(String name) {
            return other.prior(name);
        }

        @Override
        public Advisor advisor(String name) {
            return advisor;
        }
    }

    private static MctsPlayer player(Advisor advisor) {
        Mcts recipe = Mcts.read("mcts[selection=AdvisedRave, capacity=100000, play=PlaySettings[stopEarly=false]]");
        return recipe.player("test", GAME, new One(Games.parts(GAME), advisor), 1);
    }

    private static void search(MctsPlayer player, GameRecord record, long steps) {
        player.analyse(record, AnalysisRequest.within(Limits.steps(steps)), news -> {});
    }

    @Test
    void theRootIsAdvisedAgainAfterMoreAndMoreSimulations() {
        Watcher watcher = new Watcher(GAME.start());
        try (MctsPlayer player = player(watcher)) {
            search(player, GameRecord.of(GAME), 1500);
        }
        assertThat(watcher.atTheRoot).containsExactly(1, 64, 256, 1024);
        assertThat(watcher.ends.playouts()).isEqualTo(1500);
    }

    /** A search in two parts is the same as one in one. */
    @Test
    void aSearchThatGoesOnRemembersItsEnds() {
        Watcher watcher = new Watcher(GAME.start());
        try (MctsPlayer player = player(watcher)) {
            search(player, GameRecord.of(GAME), 100);
            search(player, GameRecord.of(GAME), 200);
        }
        assertThat(watcher.atTheRoot).containsExactly(1, 64, 256);
        assertThat(watcher.ends.playouts()).isEqualTo(300);
    }

    @Test
    void anotherPositionBeginsAnew() {
        GameRecord record = GameRecord.of(GAME);
        GameRecord next = record.then(12);
        Watcher watcher = new Watcher(next.replay(GAME));
        try (MctsPlayer player = player(watcher)) {
            search(player, record, 300);
            watcher.atTheRoot.clear();
            search(player, next, 100);
        }
        assertThat(watcher.ends.playouts()).isEqualTo(100);
        assertThat(watcher.atTheRoot).containsExactly(64);
    }
}
