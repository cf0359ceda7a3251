package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tesuji.lab.statistics.Tally;

/** Points, byes and opponents in a Swiss tournament after some rounds. */
public final class SwissScores {
    private final double[] points;
    private final int[] byes;
    /** For each entrant whom it met, once for each round. */
    private final List<List<Integer>> opponents = new ArrayList<>();

    private final int rounds;

    private SwissScores(int players, int rounds) {
        points = new double[players];
        byes = new int[players];
        this.rounds = rounds;
        for (int player = 0; player < players; player++) opponents.add(new ArrayList<>());
    }

    /**
     * The scores after at most so many rounds.
     *
     * @param encounters complete or not
     */
    static SwissScores of(Tournament tournament, List<Encounter> encounters, int most) {
        int last = encounters.stream()
                .mapToInt(each -> each.pairing().round())
                .max()
                .orElse(0);
        SwissScores scores = new SwissScores(tournament.entrants().size(), Math.min(last, most));
        for (int round = 1; round <= scores.rounds; round++) scores.add(round, encounters, tournament.games());
        return scores;
    }

    private void add(int round, List<Encounter> encounters, int games) {
        boolean[] paired = new boolean[points.length];
        for (Encounter each : encounters) {
            Pairing pairing = each.pairing();
            if (pairing.round() != round) continue;
            for (int player : new int[] {pairing.a(), pairing.b()}) {
                Tally tally = each.tallyOf(player);
                points[player] += tally.points();
                opponents.get(player).add(pairing.other(player));
                paired[player] = true;
            }
        }
        for (int player = 0; player < points.length; player++) {
            if (paired[player]) continue;
            byes[player]++;
            points[player] += games;
        }
    }

    /** How many rounds are counted. */
    public int rounds() {
        return rounds;
    }

    /** What an entrant has won, byes included. */
    public double points(int player) {
        return points[player];
    }

    public int byes(int player) {
        return byes[player];
    }

    /** The points of all its opponents; a bye adds nothing. */
    public double buchholz(int player) {
        return opponents.get(player).stream()
                .mapToDouble(other -> points[other])
                .sum();
    }

    /** All entrants by points and Buchholz, equals in the order in which they were named. */
    public List<Integer> order() {
        return IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(player -> -points(player))
                        .thenComparingDouble(player -> -buchholz(player)))
                .toList();
    }

    /** How often two entrants have met. */
    int meetings(int player, int other) {
        return (int) opponents.get(player).stream().filter(met -> met == other).count();
    }
}
