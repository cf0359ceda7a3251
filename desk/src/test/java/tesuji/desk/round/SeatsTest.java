package tesuji.desk.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.lab.catalog.SeatedPlayer;

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

    private SeatedPlayer willing() {
        return new SeatedPlayer(game -> player("willing", game), SMALL, Limits.steps(1));
    }

    private SeatedPlayer stubborn() {
        return new SeatedPlayer(
                game -> {
                    if (!game.id().equals(SMALL.id())) throw new InputException("Not me.");
                    return player("stubborn", game);
                },
                SMALL,
                Limits.steps(1));
    }

    @Test
    void programsAreExchangedForOthersLikeThem() {
        Seats seats = new Seats(Optional.of(willing()), Optional.empty());
        seats.change(LARGE);
        assertThat(seats.names()).containsExactly("willing of " + LARGE.id(), "human");
        assertThat(closed).containsExactly("willing of " + SMALL.id());
    }

    @Test
    void peoplePlayWhereNoProgramDoes() {
        assertThat(new Seats(Optional.empty(), Optional.of(willing())).people()).containsExactly(0);
        Seats people = new Seats(Optional.empty(), Optional.empty());
        assertThat(people.people()).containsExactlyInAnyOrder(0, 1);
        assertThat(people.names()).containsExactly("human", "human");
    }

    @Test
    void ifOneCannotAllStayAsTheyAre() {
        Seats seats = new Seats(Optional.of(willing()), Optional.of(stubborn()));
        assertThatThrownBy(() -> seats.change(LARGE))
                .isInstanceOf(InputException.class)
                .hasMessage("Not me.");
        assertThat(seats.names()).containsExactly("willing of " + SMALL.id(), "stubborn of " + SMALL.id());
        assertThat(closed).containsExactly("willing of " + LARGE.id());
    }
}
