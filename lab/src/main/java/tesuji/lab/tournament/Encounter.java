package tesuji.lab.tournament;

import tesuji.lab.statistics.Tally;

/**
 * A pairing and what came of it so far.
 *
 * @param tally the results of the pairing's first entrant
 */
public record Encounter(Pairing pairing, Tally tally) {
    public boolean isComplete() {
        return tally.games() == pairing.games();
    }

    /** The results of one of the two. */
    public Tally tallyOf(int player) {
        return player == pairing.a() ? tally : tally.reversed();
    }
}
