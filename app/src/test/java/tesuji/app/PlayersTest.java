package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.app.session.Seat;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.catalog.Setting;

final class PlayersTest {
    private final Game game = Games.library().open("go:size=5");

    @Test
    void everyListedNameCallsSomeone() {
        for (Players.Kind kind : Players.KINDS) {
            String called = kind.name().equals(Players.BEST) ? "go-strong" : kind.name();
            Game played = kind.name().startsWith("taifho-") ? Games.library().open("taifho") : game;
            assertThat(Players.seat(kind.name(), played, Limits.steps(1), new Setting(1, 1))
                            .name())
                    .isEqualTo(called);
        }
    }

    @Test
    void playersOfOneGameRefuseOthers() {
        for (String name : List.of("taifho-uct", "taifho-puct-hg", "taifho-strong")) {
            assertThatThrownBy(() -> Players.seat(name, game, Limits.steps(1), new Setting(1, 1)))
                    .hasMessage("The player " + name + " plays taifho, not go.");
        }
    }

    @Test
    void theAdviserThinksWithinTheLimits() {
        Seat.Engine adviser =
                Players.adviser(game, Limits.steps(520), new Setting(1, 1)).seat();
        assertThat(adviser.player()
                        .choose(GameRecord.of(game), adviser.limits())
                        .analysis()
                        .steps())
                .isBetween(1L, 520L);
    }
}
