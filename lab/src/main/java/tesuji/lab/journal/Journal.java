package tesuji.lab.journal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tesuji.lab.match.GameReport;
import tesuji.lab.statistics.Tally;

/** The games of one match so far, in the order in which they ended. Shared by threads. */
public final class Journal {
    private final Origin origin;
    private final List<Entry> entries = new ArrayList<>();
    /** The first game with each sequence of moves. */
    private final Map<String, Integer> firsts = new HashMap<>();

    /** A journal that goes on from these entries. */
    public Journal(Origin origin, Collection<Entry> kept) {
        this.origin = origin;
        for (Entry entry : kept) {
            entries.add(entry);
            firsts.putIfAbsent(entry.movesHash(), entry.game());
        }
    }

    /** The entry of a game, which counts once it is {@linkplain #add added}. */
    public synchronized Entry entry(GameReport report) {
        String hash = MovesHash.of(report.game(), report.played().record().moves());
        @Nullable Integer first = firsts.get(hash);
        OptionalInt duplicateOf = first == null ? OptionalInt.empty() : OptionalInt.of(first);
        return EntryWriter.of(report, hash, duplicateOf, origin);
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
