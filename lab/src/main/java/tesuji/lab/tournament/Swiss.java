package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * In every round those meet who have about equally many points and have not met before. With an odd number of entrants
 * one has a bye in each round: the last in the standings of those who had the fewest. A bye counts as if all games of
 * the pairing had been won. Of entrants with equal points the one is ahead whose opponents have more (Buchholz).
 */
public record Swiss(int rounds) implements Format {
    static final String WORD = "swiss";

    public Swiss {
        if (rounds < 1) throw new IllegalArgumentException("rounds " + rounds);
    }

    /** As many rounds as a knock-out of so many entrants has. */
    static int standardRounds(int players) {
        return 32 - Integer.numberOfLeadingZeros(players - 1);
    }

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public String text() {
        return WORD + ", rounds " + rounds;
    }

    @Override
    public List<Pairing> next(Tournament tournament, List<Encounter> played) {
        SwissScores scores = SwissScores.of(tournament, played, rounds);
        int round = scores.rounds() + 1;
        if (round > rounds) return List.of();
        List<Integer> ranked =
                new ArrayList<>(IntStream.range(0, tournament.entrants().size())
                        .boxed()
                        .sorted(Comparator.comparingDouble(player -> -scores.points(player)))
                        .toList());
        if (ranked.size() % 2 != 0) ranked.remove(Integer.valueOf(bye(ranked, scores)));
        int opening = (round - 1) * (tournament.games() / tournament.unit());
        return new SwissPairing(ranked, scores)
                .pairs().stream()
                        .map(pair -> new Pairing(round, pair.a(), pair.b(), tournament.games(), opening))
                        .toList();
    }

    private static int bye(List<Integer> ranked, SwissScores scores) {
        int chosen = ranked.get(ranked.size() - 1);
        for (int i = ranked.size() - 2; i >= 0; i--) {
            if (scores.byes(ranked.get(i)) < scores.byes(chosen)) chosen = ranked.get(i);
        }
        return chosen;
    }

    /** The points of all entrants after so many rounds. */
    public static SwissScores scores(TournamentState state, int rounds) {
        return SwissScores.of(state.tournament(), state.encounters(), rounds);
    }

    @Override
    public double[] merit(TournamentState state, int player) {
        SwissScores scores = scores(state, rounds);
        return new double[] {scores.points(player), scores.buchholz(player)};
    }
}
