package tesuji.solve.retrograde;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import tesuji.core.play.Patience;
import tesuji.solve.space.Crew;
import tesuji.solve.space.Indexed;
import tesuji.solve.space.StateSpace;
import tesuji.solve.space.Walker;

/**
 * Retrograde analysis by forward sweeps: sweep number d looks at the moves of all open states and finds the values that
 * take d moves to realise. It keeps nothing but the labels, two bytes a state, and works layer by layer where a game has
 * layers: no move climbs, so what lies below is known (Goluch, §3.2: partition by the number of pieces).
 */
public final class Sweep {
    private static final int CHUNK = 1 << 12;

    private final Crew crew;
    private final Patience patience;
    private final Labels labels;
    private final Walker[] walkers;
    private final long[][] successors;
    /** The largest distance found so far. */
    private int longest;

    private Sweep(StateSpace space, Crew crew, Patience patience) {
        this.crew = crew;
        this.patience = patience;
        labels = new Labels(space.size());
        walkers = new Walker[crew.threads()];
        Arrays.setAll(walkers, i -> space.walker());
        successors = new long[crew.threads()][space.game().maxLegalMoves()];
    }

    /** All states at once. States stay unknown if patience came to an end. */
    public static Labels of(StateSpace space, Crew crew, Patience patience) {
        Sweep sweep = new Sweep(space, crew, patience);
        sweep.solve(0, space.size());
        return sweep.labels;
    }

    /** One layer after the other, with the same result. */
    public static Labels byLayers(Indexed space, Crew crew, Patience patience) {
        Sweep sweep = new Sweep(space, crew, patience);
        for (int layer = 0; layer < space.layers(); layer++) {
            if (!sweep.solve(space.begin(layer), space.begin(layer + 1))) break;
        }
        return sweep.labels;
    }

    private boolean solve(long begin, long end) {
        over(begin, end, (worker, state) -> {
            labels.seed(state, Math.min(1, walkers[worker].mobility(state)));
            return false;
        });
        boolean changed = true;
        for (int distance = 1; changed || distance <= longest + 1; distance++) {
            if (!patience.lasts(end)) return false;
            int now = distance;
            changed = over(begin, end, (worker, state) -> labels.isOpen(state) && decide(worker, state, now));
            if (changed) longest = Math.max(longest, distance);
        }
        labels.closeAsDraws(begin, end);
        return true;
    }

    private interface Visit {
        boolean visit(int worker, long state);
    }

    /** Visits every state of a range; whether any visit returned true. */
    private boolean over(long begin, long end, Visit visit) {
        AtomicBoolean any = new AtomicBoolean();
        int chunks = Math.toIntExact((end - begin + CHUNK - 1) / CHUNK);
        crew.run(chunks, (worker, chunk) -> {
            long first = begin + (long) chunk * CHUNK;
            boolean here = false;
            for (long state = first; state < Math.min(end, first + CHUNK); state++) here |= visit.visit(worker, state);
            if (here) any.set(true);
        });
        return any.get();
    }

    /** Labels a state if its value takes exactly so many moves; labels of this very sweep do not count yet. */
    private boolean decide(int worker, long state, int distance) {
        long[] next = successors[worker];
        int count = walkers[worker].successors(state, next);
        boolean lost = true;
        for (int i = 0; i < count; i++) {
            boolean earlier = labels.distance(next[i]) < distance;
            if (earlier && labels.isLoss(next[i])) return labels.win(state, distance);
            lost &= earlier && labels.isWin(next[i]);
        }
        return lost && labels.refute(state, distance, 1);
    }
}
