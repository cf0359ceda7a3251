package tesuji.lab.journal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tesuji.lab.statistics.Tally;

/** The games of one match so far, in the order in which they ended. Shared by threads. */
public final class Journal {
    private final List<Entry> entries = new ArrayList<>();
    /** The first game with each sequence of moves. */
    private final Map<String, Integer> firsts = new HashMap<>();

    /** A journal that goes on from these entries. */
    public Journal(Collection<Entry> kept) {
        for (Entry entry : kept) {
            entries.add(entry);
            firsts.putIfAbsent(entry.movesHash(), entry.game());
        }
    }

    /** The entry of a game, which counts once it is {@linkplain #add added}. */
    public synchronized Entry entry(FinishedGame game) {
        Entry entry = game.entry();
        @Nullable Integer first = firsts.get(entry.movesHash());
        return first == null ? entry : entry.repeating(first);
    }

    /** Adds a game, when it has been written where it is kept. */
    public synchronized void add(Entry entry) {
        firsts.putIfAbsent(entry.movesHash(), entry.game());
        entries.add(entry);
    }

    public synchronized List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** The results of A. */
    public synchronized Tally tally() {
        Tally tally = Tally.NONE;
        for (Entry entry : entries) tally = tally.with(entry.resultOfA());
        return tally;
    }
}
