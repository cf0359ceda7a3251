package tesuji.app.match;

import java.util.List;
import java.util.Optional;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.PairedGames;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.SequentialTest;
import tesuji.lab.statistics.Sprt;
import tesuji.lab.statistics.Tally;

/**
 * The games that the answer to a match rests on: all of them, or those up to the decision of a sequential test. Games
 * after it were in progress when the decision fell, or were played before the test was asked for; which ones they are
 * depends on how many games are played at once, and so would an answer that counted them.
 *
 * @param entries in the order in which they ended
 * @param after how many games have been left out
 * @param sprt what the test says, if there is one
 */
record CountedGames(List<Entry> entries, int after, Optional<SequentialTest.State> sprt) {
    CountedGames {
        entries = List.copyOf(entries);
    }

    static CountedGames of(List<Entry> played, Optional<SequentialTest.State> sprt) {
        int last = sprt.filter(state -> state.decision() != Sprt.Decision.UNDECIDED)
                .map(SequentialTest.State::games)
                .orElse(Integer.MAX_VALUE);
        List<Entry> counted =
                played.stream().filter(entry -> entry.game() <= last).toList();
        return new CountedGames(counted, played.size() - counted.size(), sprt);
    }

    /** How many games have been played, those left out included. */
    int played() {
        return entries.size() + after;
    }

    /** The results of A. */
    Tally tally() {
        Tally tally = Tally.NONE;
        for (Entry entry : entries) tally = tally.with(entry.resultOfA());
        return tally;
    }

    /** The results of A in pairs. */
    Pentanomial pairs() {
        return PairedGames.of(entries);
    }

    /** How many games are left if those that are equal but for a symmetry of the board are counted once. */
    int distinct() {
        return (int) entries.stream().map(Entry::movesHash).distinct().count();
    }
}
