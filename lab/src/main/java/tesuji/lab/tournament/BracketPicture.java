package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.statistics.Tally;
import tesuji.lab.tournament.KnockoutBracket.Tie;

/** The bracket of a knock-out as a picture, rounds that are still to come included. */
final class BracketPicture {
    private BracketPicture() {}

    static Chart of(TournamentState state, KnockoutBracket bracket) {
        List<List<Chart.Pairing>> rounds = new ArrayList<>();
        List<Integer> going = List.of();
        for (List<Tie> ties : bracket.rounds()) {
            List<Chart.Pairing> round = new ArrayList<>();
            for (int i = 0; i < ties.size(); i++) {
                int upper = going.isEmpty() ? ties.get(i).a() : going.get(2 * i);
                round.add(pairing(state, ties.get(i), upper));
            }
            rounds.add(round);
            going = ties.stream().map(Tie::winner).toList();
        }
        while (going.size() > 1) {
            List<Chart.Pairing> round = new ArrayList<>();
            for (int i = 0; i < going.size(); i += 2) {
                round.add(new Chart.Pairing(name(state, going.get(i)), name(state, going.get(i + 1)), "", -1));
            }
            rounds.add(round);
            going = round.stream().map(pairing -> KnockoutBracket.NOBODY).toList();
        }
        return new Chart.Bracket(
                "bracket", "Bracket: wins, losses and draws of the upper player; a dot marks who goes on", "", rounds);
    }

    /** A tie names the better seed first, the picture whoever comes from above. */
    private static Chart.Pairing pairing(TournamentState state, Tie tie, int upper) {
        if (tie.isBye()) return new Chart.Pairing(state.name(tie.a()), "bye", "", 0);
        int lower = upper == tie.a() ? tie.b() : tie.a();
        Tally tally = upper == tie.a() ? tie.tally() : tie.tally().reversed();
        String result = tally.games() == 0 ? "" : StandingsTable.count(tally) + (tie.bySeed() ? ", seed" : "");
        int winner = tie.isOpen() ? -1 : tie.winner() == upper ? 0 : 1;
        return new Chart.Pairing(state.name(upper), state.name(lower), result, winner);
    }

    private static String name(TournamentState state, int player) {
        return player == KnockoutBracket.NOBODY ? "" : state.name(player);
    }
}
