package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Heaps;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Match;
import tesuji.lab.statistics.Pentanomial;

/** With one counter in each of two heaps the second side wins, so that each player wins one game of every pair. */
final class PairedGamesTest {
    private static final PlayerSpec RANDOM = new PlayerSpec("random", Limits.NONE, 1);
    private static final Origin ORIGIN = new Origin("1", "", new Origin.Machine("", 1, 1, "", ""));

    private static List<Entry> played(int... games) throws InterruptedException {
        Match match = new Match(new Conditions(new Heaps(1, 1).id(), 0, Conditions.ENDLESS), RANDOM, RANDOM, 9, 1);
        Arena arena = new Arena(Heaps.LIBRARY, new Catalog(Heaps.LIBRARY));
        Journal journal = new Journal(List.of());
        for (int game : games) journal.add(journal.entry(new ReportedGame(arena.play(match.task(game)), ORIGIN)));
        return new ArrayList<>(journal.entries());
    }

    @Test
    void gamesFindTheirPartnersInAnyOrder() throws InterruptedException {
        Pentanomial pairs = PairedGames.of(played(4, 1, 6, 3, 2));
        assertThat(pairs.counts()).containsExactly(0, 0, 2, 0, 0);
        assertThat(pairs.unpaired()).isEqualTo(1);
    }

    @Test
    void gamesOfDifferentPairsAreNoPair() throws InterruptedException {
        Pentanomial pairs = PairedGames.of(played(2, 3));
        assertThat(pairs.pairs()).isZero();
        assertThat(pairs.unpaired()).isEqualTo(2);
    }
}
