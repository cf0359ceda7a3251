package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import tesuji.lab.statistics.Tally;

/** What formats have in common whose pairings are known beforehand. */
final class FixedPairings {
    private FixedPairings() {}

    /** All games of these pairings, cut so that every pairing has its turn before one has its next. */
    static List<Pairing> of(Tournament tournament, List<Pairing> pairings) {
        int unit = tournament.unit();
        List<Pairing> all = new ArrayList<>();
        for (int turn = 0; turn < tournament.games() / unit; turn++) {
            for (Pairing each : pairings) all.add(new Pairing(turn + 1, each.a(), each.b(), unit, turn));
        }
        return all;
    }

    /** Points per game: not all need have played equally many. */
    static double[] score(TournamentState state, int player) {
        Tally tally = state.tally(player);
        return new double[] {tally.games() == 0 ? 0 : tally.score()};
    }
}
