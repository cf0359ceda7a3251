package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** The standings for people to read. */
final class StandingsTable {
    private static final List<String> COLUMNS = List.of(
            ">rank", "player", ">points", ">played", ">won", ">lost", ">drawn", ">score", ">95 %", ">first", ">second");

    private StandingsTable() {}

    static TournamentTable of(TournamentState state) {
        boolean swiss = state.tournament().format() instanceof Swiss;
        List<String> columns = new ArrayList<>(COLUMNS);
        if (swiss) columns.addAll(List.of(">Buchholz", ">byes"));
        List<List<String>> rows = new ArrayList<>();
        for (Standings.Standing each : Standings.of(state)) {
            List<String> row = row(state, each);
            if (swiss) row.addAll(List.of(points(each.buchholz()), "" + each.byes()));
            rows.add(row);
        }
        return new TournamentTable("Standings", columns, rows);
    }

    private static List<String> row(TournamentState state, Standings.Standing each) {
        Tally tally = each.tally();
        Wilson interval = Wilson.of(tally);
        return new ArrayList<>(List.of(
                "" + each.rank(),
                state.name(each.player()),
                points(each.points()),
                "" + tally.games(),
                "" + tally.wins(),
                "" + tally.losses(),
                "" + tally.draws(),
                tally.games() == 0 ? "" : percent(tally.score()),
                percent(interval.low()) + " … " + percent(interval.high()),
                count(each.first()),
                count(each.second())));
    }

    /** Points are halves or whole. */
    static String points(double points) {
        return points == Math.rint(points) ? "" + Math.round(points) : String.format(Locale.ROOT, "%.1f", points);
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** Wins, losses and draws. */
    static String count(Tally tally) {
        return tally.wins() + "-" + tally.losses() + "-" + tally.draws();
    }
}
