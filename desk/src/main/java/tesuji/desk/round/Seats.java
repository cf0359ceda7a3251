package tesuji.desk.round;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.lab.catalog.SeatedPlayer;

/**
 * Who plays the two sides of a round: programs, and people where there is none.
 *
 * @param first the program that moves first, if one does
 * @param second the program that moves second, if one does
 */
public record Seats(Optional<SeatedPlayer> first, Optional<SeatedPlayer> second) implements AutoCloseable {
    /** The program that plays a side; none if a person does. */
    public Optional<SeatedPlayer> at(int side) {
        return side == 0 ? first : second;
    }

    /** The sides that people play. */
    public Set<Integer> people() {
        Set<Integer> people = new HashSet<>();
        for (int side = 0; side < 2; side++) {
            if (at(side).isEmpty()) people.add(side);
        }
        return people;
    }

    /** The name shown beside the board. */
    public String name(int side) {
        return at(side).map(SeatedPlayer::name).orElse(Players.HUMAN);
    }

    public List<String> names() {
        return List.of(name(0), name(1));
    }

    private List<SeatedPlayer> programs() {
        return Stream.of(first, second).flatMap(Optional::stream).toList();
    }

    /** How long programs may think about a move, if anything limits that. */
    public Optional<Duration> thinking() {
        return programs().stream()
                .map(SeatedPlayer::limits)
                .filter(Limits::isTimed)
                .map(Limits::time)
                .findFirst();
    }

    /** From now on programs think within these limits. */
    public void limit(Limits limits) {
        programs().forEach(program -> program.limit(limits));
    }

    /** Lets the programs play another game from now on; if one cannot, all stay as they are. */
    public void change(Game game) {
        List<Player> others = new ArrayList<>();
        try {
            for (SeatedPlayer program : programs()) others.add(program.another(game));
        } catch (RuntimeException refused) {
            others.forEach(Player::close);
            throw refused;
        }
        for (int i = 0; i < others.size(); i++) programs().get(i).take(others.get(i));
    }

    @Override
    public void close() {
        programs().forEach(SeatedPlayer::close);
    }
}
