package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.lab.catalog.Setting;
import tesuji.app.session.Seat;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.games.Games;

final class PlayersTest {
    private final Game game = Games.library().open("go:size=5");

    @Test
    void everyListedNameCallsSomeone() {
        for (Players.Kind kind : Players.KINDS) {
            assertThat(Players.seat(kind.name(), game, Limits.steps(1), new Setting(1, 1)).name())
                    .isEqualTo(kind.name());
        }
    }

    @Test
    void flatThinksWithinTheLimits() {
        Seat.Engine flat = Players.adviser(game, Limits.steps(520), 1);
        assertThat(flat.player()
                        .choose(GameRecord.of(game), flat.limits())
                        .analysis()
                        .steps())
                .isEqualTo(520);
    }
}
