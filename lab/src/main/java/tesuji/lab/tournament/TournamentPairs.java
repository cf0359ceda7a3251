package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tesuji.lab.match.Sides;
import tesuji.lab.statistics.Pentanomial;

/**
 * The pairs of games with sides exchanged of a tournament: 1 and 2, 3 and 4, and so on. They share an opening and are
 * not independent, so that a pair is one observation. Where sides are fixed every game stands alone.
 */
public final class TournamentPairs {
    private static final int ALL = -1;

    private final boolean exist;
    private final Map<Meeting, Pentanomial> met = new HashMap<>();

    /** An entrant as it sees another one, or all others. */
    private record Meeting(int player, int other) {}

    private TournamentPairs(boolean exist) {
        this.exist = exist;
    }

    /** Those of all games so far. */
    public static TournamentPairs of(TournamentState state) {
        TournamentPairs pairs =
                new TournamentPairs(state.tournament().conditions().sides() == Sides.EXCHANGED);
        for (List<TournamentGame> block : blocks(state)) {
            Pairing pairing = block.get(0).pairing();
            for (int player : new int[] {pairing.a(), pairing.b()}) {
                pairs.add(block, player, pairing.other(player));
                pairs.add(block, player, ALL);
            }
        }
        return pairs;
    }

    /** All games, both of a pair together; those without a partner, or with fixed sides, one by one. */
    static List<List<TournamentGame>> blocks(TournamentState state) {
        int unit = state.tournament().unit();
        Map<Integer, List<TournamentGame>> blocks = new TreeMap<>();
        for (TournamentGame game : state.games()) {
            blocks.computeIfAbsent((game.entry().game() - 1) / unit, number -> new ArrayList<>())
                    .add(game);
        }
        return List.copyOf(blocks.values());
    }

    private void add(List<TournamentGame> block, int player, int other) {
        Pentanomial before = met.getOrDefault(new Meeting(player, other), Pentanomial.NONE);
        Pentanomial after = block.size() == 1
                ? new Pentanomial(before.counts(), before.unpaired() + 1)
                : before.withPair(block.get(0).resultOf(player), block.get(1).resultOf(player));
        met.put(new Meeting(player, other), after);
    }

    /** Whether games are played in pairs. */
    public boolean exist() {
        return exist;
    }

    /** What its pairs with all others brought an entrant. */
    Pentanomial of(int player) {
        return of(player, ALL);
    }

    /** What the pairs of two entrants brought the first of them. */
    public Pentanomial of(int player, int other) {
        return met.getOrDefault(new Meeting(player, other), Pentanomial.NONE);
    }
}
