package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import tesuji.lab.statistics.Tally;

/** Who is ahead in a tournament, as the format has it. */
public final class Standings {
    private Standings() {}

    /**
     * The place of one entrant.
     *
     * @param rank from 1; equals share theirs
     * @param player the number of the entrant, from 0
     * @param first the games in which it moved first
     * @param points from games and byes
     * @param buchholz the points of its opponents in a Swiss tournament, else 0
     * @param byes in a Swiss tournament, else 0
     */
    public record Standing(
            int rank, int player, Tally tally, Tally first, Tally second, double points, double buchholz, int byes) {}

    /** All entrants, the best first; equals in the order in which they were named. */
    public static List<Standing> of(TournamentState state) {
        int players = state.players();
        List<double[]> merits = IntStream.range(0, players)
                .mapToObj(player -> state.tournament().format().merit(state, player))
                .toList();
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, players).boxed().toList());
        order.sort(Collections.reverseOrder((a, b) -> {
            int better = Arrays.compare(merits.get(a), merits.get(b));
            return better != 0 ? better : Integer.compare(b, a);
        }));
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            boolean level = i > 0 && Arrays.equals(merits.get(order.get(i)), merits.get(order.get(i - 1)));
            int rank = level ? standings.get(i - 1).rank() : i + 1;
            standings.add(standing(state, order.get(i), rank));
        }
        return standings;
    }

    private static Standing standing(TournamentState state, int player, int rank) {
        Tally tally = state.tally(player);
        double points = tally.points();
        double buchholz = 0;
        int byes = 0;
        if (state.tournament().format() instanceof Swiss swiss) {
            SwissScores scores = Swiss.scores(state, swiss.rounds());
            points = scores.points(player);
            buchholz = scores.buchholz(player);
            byes = scores.byes(player);
        }
        return new Standing(
                rank, player, tally, state.tally(player, 0), state.tally(player, 1), points, buchholz, byes);
    }
}
