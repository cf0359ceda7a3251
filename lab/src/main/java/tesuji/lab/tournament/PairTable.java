package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import tesuji.lab.statistics.Pentanomial;

/** What the pairs of games of each two entrants brought the first of them, in the order in which they were named. */
final class PairTable {
    static final String TITLE = "Pairs by the points of the first player";

    private static final List<String> COLUMNS =
            List.of("player", "against", ">pairs", ">0", ">½", ">1", ">1½", ">2", ">no partner", ">score", ">95 %");

    private PairTable() {}

    static TournamentTable of(TournamentState state, TournamentPairs pairs) {
        List<List<String>> rows = new ArrayList<>();
        for (int a = 0; a < state.players(); a++) {
            for (int b = a + 1; b < state.players(); b++) {
                Pentanomial brought = pairs.of(a, b);
                if (brought.pairs() + brought.unpaired() > 0) rows.add(row(state.name(a), state.name(b), brought));
            }
        }
        return new TournamentTable(TITLE, COLUMNS, rows);
    }

    private static List<String> row(String a, String b, Pentanomial brought) {
        Pentanomial.Estimate estimate = brought.estimate();
        List<String> row = new ArrayList<>(List.of(a, b, "" + brought.pairs()));
        brought.counts().forEach(count -> row.add("" + count));
        row.add("" + brought.unpaired());
        row.add(brought.pairs() == 0 ? "" : StandingsTable.percent(estimate.score()));
        row.add(StandingsTable.percent(estimate.low()) + " … " + StandingsTable.percent(estimate.high()));
        return row;
    }
}
