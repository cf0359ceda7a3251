package tesuji.desk.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

final class AdviserTest {
    private static final Game SMALL = new Heaps(2, 2);
    private static final Game LARGE = new Heaps(3, 3);

    private final List<String> events = new ArrayList<>();
    private final Adviser adviser = new Adviser(this::open, SMALL, Limits.steps(7));

    private Player open(Game game) {
        events.add("opened for " + game.id());
        return new Player() {
            @Override
            public String name() {
                return "wise";
            }

            @Override
            public Decision choose(GameRecord record, Limits limits) {
                return new Decision.Play(0, Analysis.NONE);
            }

            @Override
            public void close() {
                events.add("closed");
            }
        };
    }

    @Test
    void comesOnceAndOnlyWhenItIsAsked() {
        assertThat(events).isEmpty();
        assertThat(adviser.seat()).isSameAs(adviser.seat());
        adviser.close();
        assertThat(events).containsExactly("opened for " + SMALL.id(), "closed");
    }

    @Test
    void limitsHoldWhetherItIsThereOrNot() {
        adviser.limit(Limits.steps(8));
        assertThat(adviser.seat().limits()).isEqualTo(Limits.steps(8));
        adviser.limit(Limits.steps(9));
        assertThat(adviser.seat().limits()).isEqualTo(Limits.steps(9));
    }

    @Test
    void otherRulesNeedAnotherAdviser() {
        adviser.seat();
        adviser.change(LARGE);
        adviser.seat();
        assertThat(events).containsExactly("opened for " + SMALL.id(), "closed", "opened for " + LARGE.id());
    }
}
