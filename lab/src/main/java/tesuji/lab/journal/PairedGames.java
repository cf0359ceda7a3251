package tesuji.lab.journal;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import tesuji.lab.statistics.Pentanomial;

/** The games of a match with sides exchanged, put together in pairs: 1 and 2, 3 and 4, and so on. */
public final class PairedGames {
    private PairedGames() {}

    /** The results of A in all complete pairs, and how many games have no partner. */
    public static Pentanomial of(Collection<Entry> entries) {
        Pentanomial pairs = Pentanomial.NONE;
        Map<Integer, Integer> single = new HashMap<>();
        for (Entry entry : entries) {
            int pair = (entry.game() - 1) / 2;
            Integer partner = single.remove(pair);
            if (partner == null) single.put(pair, entry.resultOfA());
            else pairs = pairs.withPair(partner, entry.resultOfA());
        }
        return new Pentanomial(pairs.counts(), single.size());
    }
}
