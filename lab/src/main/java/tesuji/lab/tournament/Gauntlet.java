package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * The first entrants play all others, who do not play each other: how does something new fare against what is known?
 *
 * @param champions how many of the first entrants
 */
public record Gauntlet(int champions) implements Format {
    static final String WORD = "gauntlet";

    public Gauntlet {
        if (champions < 1) throw new IllegalArgumentException("champions " + champions);
    }

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public String text() {
        return WORD + ", champions " + champions;
    }

    @Override
    public List<Pairing> next(Tournament tournament, List<Encounter> played) {
        if (!played.isEmpty()) return List.of();
        List<Pairing> pairings = new ArrayList<>();
        for (int a = 0; a < champions; a++) {
            for (int b = champions; b < tournament.entrants().size(); b++) {
                pairings.add(new Pairing(1, a, b, tournament.games(), 0));
            }
        }
        return FixedPairings.of(tournament, pairings);
    }

    @Override
    public double[] merit(TournamentState state, int player) {
        return FixedPairings.score(state, player);
    }
}
