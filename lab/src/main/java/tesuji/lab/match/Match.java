package tesuji.lab.match;

import java.util.List;
import java.util.stream.IntStream;
import tesuji.core.base.Rng;
import tesuji.lab.catalog.PlayerSpec;

/**
 * Games between two players, as a rule in pairs: the players exchange sides within a pair, and both games of a pair
 * have the same opening and the same random numbers, so that neither luck nor the first move favours anybody.
 *
 * @param games how many are wanted; an odd number leaves the last pair incomplete
 * @param seed from which the seeds of all pairs come
 */
public record Match(Conditions conditions, PlayerSpec a, PlayerSpec b, int games, long seed) {
    public List<Task> tasks() {
        return IntStream.rangeClosed(1, games).mapToObj(this::task).toList();
    }

    /** The game with this number, from 1; it does not depend on how many there are. */
    public Task task(int number) {
        Sides sides = conditions.sides();
        long own = Task.small(new Rng(seed).fork(sides.stream(number)));
        return new Task(number, conditions, a, b, sides.exchanged(number), own);
    }
}
