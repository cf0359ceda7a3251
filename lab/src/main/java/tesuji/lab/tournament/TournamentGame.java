package tesuji.lab.tournament;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.statistics.Tally;

/** A game of a tournament that was played. */
public record TournamentGame(Pairing pairing, Entry entry) {
    /** Under which name the journal keeps what a game is within its tournament. */
    private static final String OWN = "tournament";

    private static final String ROUND = "round";
    private static final String A = "a";
    private static final String B = "b";
    private static final String COUNTS = "counts";

    /**
     * A game that was played, with what a tournament has to say of it.
     *
     * @param margin whether points matter in it
     */
    static TournamentGame of(FinishedGame game, Pairing pairing, List<Entrant> entrants, boolean margin) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put(ROUND, pairing.round());
        facts.put(A, entrants.get(pairing.a()).name());
        facts.put(B, entrants.get(pairing.b()).name());
        Entry plain = game.entry();
        List<EngineCount> counts = EngineCount.of(game, pairing, entrants, margin);
        if (!counts.isEmpty())
            facts.put(COUNTS, counts.stream().map(EngineCount::fact).toList());
        return new TournamentGame(pairing, plain.with(OWN, facts));
    }

    /** How external programs count the game, where they were asked. */
    public List<EngineCount> counts() {
        return entry.own().get(OWN) instanceof Map<?, ?> facts ? EngineCount.read(entry, facts.get(COUNTS)) : List.of();
    }

    /** Whether the journal has it as a game of this round between entrants with these names. */
    boolean isSaidToBe(int round, String a, String b) {
        return entry.own().get(OWN) instanceof Map<?, ?> facts
                && facts.get(ROUND) instanceof Number found
                && found.intValue() == round
                && a.equals(facts.get(A))
                && b.equals(facts.get(B));
    }

    /** What the journal says about it, for a person. */
    String saidToBe() {
        if (!(entry.own().get(OWN) instanceof Map<?, ?> facts)) return "which is not of a tournament";
        return "round " + facts.get(ROUND) + ", " + facts.get(A) + " against " + facts.get(B) + ", "
                + facts.get(entry.first()) + " moved first";
    }

    /** The number of the entrant on this side. */
    public int player(int side) {
        return side == entry.sideOfA() ? pairing.a() : pairing.b();
    }

    /** The side of one of the two entrants. */
    int side(int player) {
        return player == pairing.a() ? entry.sideOfA() : 1 - entry.sideOfA();
    }

    /** Positive if this entrant won, negative if it lost, 0 for a draw. */
    int resultOf(int player) {
        return player == pairing.a() ? entry.resultOfA() : -entry.resultOfA();
    }

    /** The tally of this entrant with this game, if it played it on this side. */
    Tally addTo(Tally tally, int player, int side) {
        return pairing.has(player) && side(player) == side ? tally.with(resultOf(player)) : tally;
    }
}
