package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What happened round by round: standings of a Swiss tournament, ties of a knock-out. */
final class RoundTables {
    private RoundTables() {}

    static List<TournamentTable> of(TournamentState state) {
        if (state.tournament().format() instanceof Swiss) return swiss(state);
        if (state.tournament().format() instanceof Knockout knockout) return List.of(bracket(state, knockout));
        return List.of();
    }

    private static List<TournamentTable> swiss(TournamentState state) {
        List<Encounter> encounters = state.encounters();
        int rounds = encounters.stream()
                .mapToInt(each -> each.pairing().round())
                .max()
                .orElse(0);
        return IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> after(state, round, encounters))
                .toList();
    }

    private static TournamentTable after(TournamentState state, int round, List<Encounter> encounters) {
        SwissScores scores = SwissScores.of(state.tournament(), encounters, round);
        List<List<String>> rows = new ArrayList<>();
        for (int player : scores.order()) {
            Encounter met = encounters.stream()
                    .filter(each ->
                            each.pairing().round() == round && each.pairing().has(player))
                    .findFirst()
                    .orElse(null);
            rows.add(List.of(
                    "" + (rows.size() + 1),
                    state.name(player),
                    met == null ? "bye" : state.name(met.pairing().other(player)),
                    met == null ? "" : StandingsTable.count(met.tallyOf(player)),
                    StandingsTable.points(scores.points(player)),
                    StandingsTable.points(scores.buchholz(player))));
        }
        return new TournamentTable(
                "Round " + round, List.of(">", "player", "against", ">result", ">points", ">Buchholz"), rows);
    }

    private static TournamentTable bracket(TournamentState state, Knockout knockout) {
        List<List<String>> rows = new ArrayList<>();
        for (List<KnockoutBracket.Tie> ties : knockout.bracket(state).rounds()) {
            for (KnockoutBracket.Tie tie : ties) rows.add(row(state, tie, ties.size()));
        }
        return new TournamentTable(
                "Bracket", List.of("round", "player", "against", ">result", "goes on", "decided by"), rows);
    }

    private static List<String> row(TournamentState state, KnockoutBracket.Tie tie, int ties) {
        String round = ties == 1 ? "final" : ties == 2 ? "semi-final" : "" + tie.round();
        if (tie.isBye()) return List.of(round, state.name(tie.a()), "bye", "", state.name(tie.a()), "bye");
        String decided = tie.bySeed() ? "seed" : tie.extra() > 0 ? "tie-break " + tie.extra() : "games";
        return List.of(
                round,
                state.name(tie.a()),
                state.name(tie.b()),
                StandingsTable.count(tie.tally()),
                tie.isOpen() ? "" : state.name(tie.winner()),
                tie.isOpen() ? "" : decided);
    }
}
