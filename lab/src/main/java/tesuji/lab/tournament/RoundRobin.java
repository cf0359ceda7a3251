package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * Everybody plays everybody. Turn by turn all pairings get one pair of games (one game, if sides are fixed), so that a
 * tournament that is stopped early is nearly even.
 */
public record RoundRobin() implements Format {
    static final String WORD = "round-robin";

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public String text() {
        return WORD;
    }

    @Override
    public List<Pairing> next(Tournament tournament, List<Encounter> played) {
        if (!played.isEmpty()) return List.of();
        List<Pairing> pairings = new ArrayList<>();
        int players = tournament.entrants().size();
        for (int a = 0; a < players; a++) {
            for (int b = a + 1; b < players; b++) pairings.add(new Pairing(1, a, b, tournament.games(), 0));
        }
        return FixedPairings.of(tournament, pairings);
    }

    @Override
    public double[] merit(TournamentState state, int player) {
        return FixedPairings.score(state, player);
    }
}
