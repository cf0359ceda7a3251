package tesuji.desk.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.catalog.Preset;
import tesuji.lab.catalog.SeatedPlayer;

final class PlayersTest {
    private final Game game = Games.library().open("go:size=5");

    private static PlayerSpec spec(String name) {
        return new PlayerSpec(name, Limits.steps(1), 1);
    }

    @Test
    void everyListedNameCallsSomeone() {
        for (Preset preset : Catalog.PRESETS) {
            String called = preset.name().equals(Players.BEST) ? "go-strong" : preset.name();
            Game played = preset.name().startsWith("taifho-") ? Games.library().open("taifho") : game;
            assertThat(Players.seat(spec(preset.name()), played, 1).map(SeatedPlayer::name))
                    .contains(called);
        }
    }

    @Test
    void aPersonNeedsNoProgram() {
        assertThat(Players.seat(spec(Players.HUMAN), game, 1)).isEmpty();
    }

    @Test
    void whoIsNotKnownIsRefusedWithAllWhoAre() {
        assertThatThrownBy(() -> Players.seats(spec("human"), spec("nobody"), game, side -> side))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("There is no player \"nobody\"; the players are human, ")
                .hasMessageContaining("random");
    }

    @Test
    void playersOfOneGameRefuseOthers() {
        for (String name : List.of("taifho-uct", "taifho-puct-hg", "taifho-strong")) {
            assertThatThrownBy(() -> Players.seat(spec(name), game, 1))
                    .hasMessage("The player " + name + " plays taifho, not go.");
        }
    }

    @Test
    void theAdviserThinksWithinTheLimits() {
        SeatedPlayer adviser = Players.adviser(new PlayerSpec(Players.BEST, Limits.steps(520), 1), game, 1)
                .seat();
        assertThat(adviser.player()
                        .choose(GameRecord.of(game), adviser.limits())
                        .analysis()
                        .steps())
                .isBetween(1L, 520L);
    }
}
