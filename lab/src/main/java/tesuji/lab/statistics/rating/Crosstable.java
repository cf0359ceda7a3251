package tesuji.lab.statistics.rating;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import tesuji.lab.statistics.Tally;

/** The results of all players against each other. Owned by one thread. */
public final class Crosstable {
    private final List<String> names;
    /** Of whoever moved first against whoever moved second. */
    private final Tally[][] results;

    /** Without games. */
    public Crosstable(List<String> names) {
        if (names.isEmpty()) throw new IllegalArgumentException("no players");
        this.names = List.copyOf(names);
        results = new Tally[names.size()][names.size()];
        for (Tally[] row : results) Arrays.fill(row, Tally.NONE);
    }

    public void add(RatedGame game) {
        results[game.first()][game.second()] = results[game.first()][game.second()].with(game.result());
    }

    public List<String> names() {
        return names;
    }

    public int players() {
        return names.size();
    }

    /** The results of one player in the games in which it moved first against another one. */
    public Tally movingFirst(int player, int opponent) {
        return results[player][opponent];
    }

    /** The results of one player against another one, whoever moved first. */
    public Tally against(int player, int opponent) {
        return sum(results[player][opponent], results[opponent][player].reversed());
    }

    /** The results of one player against all others. */
    public Tally of(int player) {
        Tally all = Tally.NONE;
        for (int opponent = 0; opponent < players(); opponent++) all = sum(all, against(player, opponent));
        return all;
    }

    private static Tally sum(Tally one, Tally other) {
        return new Tally(one.wins() + other.wins(), one.losses() + other.losses(), one.draws() + other.draws());
    }

    /** Whether games link all players: only then do the games say how strong each is compared with each other. */
    public boolean isConnected() {
        boolean[] reached = new boolean[players()];
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        reached[0] = true;
        int count = 0;
        while (!open.isEmpty()) {
            int player = open.remove();
            count++;
            for (int next = 0; next < players(); next++) {
                if (reached[next] || against(player, next).games() == 0) continue;
                reached[next] = true;
                open.add(next);
            }
        }
        return count == players();
    }
}
