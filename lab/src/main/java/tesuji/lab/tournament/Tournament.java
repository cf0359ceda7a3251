package tesuji.lab.tournament;

import java.util.List;
import java.util.Optional;
import tesuji.core.game.GameRecord;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Match;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.Sides;
import tesuji.lab.match.Task;

/**
 * Who plays what against whom: all that the games of a tournament depend on.
 *
 * @param entrants in the order of their seeding, the best first, where the format has one
 * @param games how many a pairing has; whole pairs where sides are exchanged
 * @param openings from which the pairs of games begin, one after the other and then again from the first; if there are
 *     none, the conditions say how many random moves open a game
 * @param seed from which the seeds of all games come
 */
public record Tournament(
        Conditions conditions, Format format, List<Entrant> entrants, int games, List<GameRecord> openings, long seed) {
    public Tournament {
        entrants = List.copyOf(entrants);
        openings = List.copyOf(openings);
        if (entrants.size() < 2) throw new IllegalArgumentException(entrants.size() + " entrants");
        if (games < 1) throw new IllegalArgumentException("games " + games);
        if (conditions.sides() == Sides.EXCHANGED && games % 2 != 0) {
            throw new IllegalArgumentException("half a pair of games: " + games);
        }
    }

    /** How many games have the same opening and the same random numbers: a pair, or one where sides are fixed. */
    public int unit() {
        return conditions.sides() == Sides.EXCHANGED ? 2 : 1;
    }

    /**
     * One game of a pairing.
     *
     * @param index within the pairing, from 0
     * @param number within the tournament, from 1; that of the first game of a pair is odd
     */
    ScheduledGame game(Pairing pairing, int index, int number) {
        Entrant a = entrants.get(pairing.a());
        Entrant b = entrants.get(pairing.b());
        Task task = new Match(conditions, a.spec(), b.spec(), number, seed).task(number);
        return new ScheduledGame(pairing, new PlannedGame(task, opening(pairing.opening() + index / unit())));
    }

    private Optional<GameRecord> opening(int number) {
        return openings.isEmpty() ? Optional.empty() : Optional.of(openings.get(number % openings.size()));
    }
}
