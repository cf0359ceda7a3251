package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import tesuji.lab.statistics.Tally;

/** Everybody's results against everybody else: won, lost and drawn, in the order of the standings. */
final class TournamentCrossTable {
    private TournamentCrossTable() {}

    static TournamentTable of(TournamentState state) {
        List<Integer> order =
                Standings.of(state).stream().map(Standings.Standing::player).toList();
        List<String> columns = new ArrayList<>(List.of(">", "player"));
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            columns.add(">" + (i + 1));
            List<String> row = new ArrayList<>(List.of("" + (i + 1), state.name(order.get(i))));
            for (int other : order) row.add(cell(state, order.get(i), other));
            rows.add(row);
        }
        return new TournamentTable("Cross table", columns, rows);
    }

    private static String cell(TournamentState state, int player, int other) {
        if (player == other) return "×";
        Tally tally = state.against(player, other);
        return tally.games() == 0 ? "" : StandingsTable.count(tally);
    }
}
