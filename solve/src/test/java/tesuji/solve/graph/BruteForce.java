package tesuji.solve.graph;

import java.util.Arrays;

/** The values of all states of a graph, by going round until nothing changes. */
public final class BruteForce {
    private BruteForce() {}

    /** 1, 0 or -1 for side 0; whatever cannot be decided is a draw. */
    public static int[] values(GraphGame game) {
        int[] values = new int[game.states()];
        boolean[] known = new boolean[game.states()];
        for (int v = 0; v < values.length; v++) {
            if (game.successors(v).length == 0) {
                values[v] = Integer.signum(game.score(v));
                known[v] = true;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int v = 0; v < values.length; v++) {
                if (known[v]) continue;
                int good = game.side(v) == 0 ? 1 : -1;
                int[] next = game.successors(v);
                boolean wins = Arrays.stream(next).anyMatch(w -> known[w] && values[w] == good);
                boolean loses = Arrays.stream(next).allMatch(w -> known[w] && values[w] == -good);
                if (wins || loses) {
                    values[v] = wins ? good : -good;
                    known[v] = true;
                    changed = true;
                }
            }
        }
        return values;
    }
}
