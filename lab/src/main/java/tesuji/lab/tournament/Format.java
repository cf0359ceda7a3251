package tesuji.lab.tournament;

import java.util.List;

/** Who meets whom, and who is ahead. */
public sealed interface Format permits RoundRobin, Gauntlet, Knockout, Swiss {
    /** What people write: {@code round-robin}. */
    String word();

    /** The word with all its numbers, as a text: {@code swiss, 5 rounds}. */
    String text();

    /**
     * The next pairings, to be played in any order; none when the tournament is over.
     *
     * @param played all pairings so far, complete
     */
    List<Pairing> next(Tournament tournament, List<Encounter> played);

    /** What an entrant is ranked by: numbers compared one after another, of which the larger is better. */
    double[] merit(TournamentState state, int player);
}
