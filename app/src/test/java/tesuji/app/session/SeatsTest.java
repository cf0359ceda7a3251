package tesuji.app.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

final class SeatsTest {
    private static final Game SMALL = new Heaps(2, 2);
    private static final Game LARGE = new Heaps(3, 3);

    private final List<String> closed = new ArrayList<>();

    private Player player(String name, Game game) {
        return new Player() {
            @Override
            public String name() {
                return name + " of " + game.id();
            }

            @Override
            public Decision choose(GameRecord record, Limits limits) {
                return new Decision.Play(0, Analysis.NONE);
            }

            @Override
            public void close() {
                closed.add(name());
            }
        };
    }

    private Seat.Engine willing() {
        return new Seat.Engine(game -> player("willing", game), SMALL, Limits.steps(1));
    }

    private Seat.Engine stubborn() {
        return new Seat.Engine(
                game -> {
                    if (!game.id().equals(SMALL.id())) throw new InputException("Not me.");
                    return player("stubborn", game);
                },
                SMALL,
                Limits.steps(1));
    }

    @Test
    void programsAreExchangedForOthersLikeThem() {
        Seats seats = new Seats(willing(), new Seat.Human());
        seats.change(LARGE);
        assertThat(seats.names()).containsExactly("willing of " + LARGE.id(), "human");
        assertThat(closed).containsExactly("willing of " + SMALL.id());
    }

    @Test
    void ifOneCannotAllStayAsTheyAre() {
        Seats seats = new Seats(willing(), stubborn());
        assertThatThrownBy(() -> seats.change(LARGE))
                .isInstanceOf(InputException.class)
                .hasMessage("Not me.");
        assertThat(seats.names()).containsExactly("willing of " + SMALL.id(), "stubborn of " + SMALL.id());
        assertThat(closed).containsExactly("willing of " + LARGE.id());
    }
}
