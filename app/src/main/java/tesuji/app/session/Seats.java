package tesuji.app.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** The two seats of a session. */
record Seats(Seat first, Seat second) {
    Seat at(int side) {
        return side == 0 ? first : second;
    }

    /** The sides that people play. */
    Set<Integer> people() {
        Set<Integer> people = new HashSet<>();
        for (int side = 0; side < 2; side++) {
            if (at(side) instanceof Seat.Human) people.add(side);
        }
        return people;
    }

    List<String> names() {
        return List.of(first.name(), second.name());
    }

    private List<Seat.Engine> engines() {
        List<Seat.Engine> engines = new ArrayList<>();
        if (first instanceof Seat.Engine engine) engines.add(engine);
        if (second instanceof Seat.Engine engine) engines.add(engine);
        return engines;
    }

    /** How long programs may think about a move, if anything limits that. */
    Optional<Duration> thinking() {
        return engines().stream()
                .map(Seat.Engine::limits)
                .filter(Limits::isTimed)
                .map(Limits::time)
                .findFirst();
    }

    void limit(Limits limits) {
        engines().forEach(engine -> engine.limit(limits));
    }

    /** Lets the programs play another game from now on; if one cannot, all stay as they are. */
    void change(Game game) {
        List<Player> others = new ArrayList<>();
        try {
            for (Seat.Engine engine : engines()) others.add(engine.another(game));
        } catch (RuntimeException refused) {
            others.forEach(Player::close);
            throw refused;
        }
        for (int i = 0; i < others.size(); i++) engines().get(i).take(others.get(i));
    }
}
