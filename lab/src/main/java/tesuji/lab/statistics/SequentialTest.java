package tesuji.lab.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An {@link Sprt} that watches a match. Results may come in any order; they are counted in the order of the numbers of
 * their games, whole pairs only, and nothing is counted any more once a bound is crossed. The decision is therefore the
 * same however many games are played at once. Shared by threads.
 */
public final class SequentialTest {
    private final Sprt sprt;
    private final int together;
    private final Map<Integer, Integer> waiting = new HashMap<>();
    private State state;

    /**
     * What the test says so far.
     *
     * @param games the games up to this number have been counted
     * @param counts how often each outcome was seen, from the worst to the best
     * @param llr the logarithm of the likelihood ratio
     */
    public record State(Sprt sprt, int games, List<Integer> counts, double llr) {
        public State {
            counts = List.copyOf(counts);
        }

        public Sprt.Decision decision() {
            return sprt.decision(llr);
        }
    }

    /**
     * A test without results.
     *
     * @param paired whether games 1 and 2 are a pair, 3 and 4 the next; else every game is counted for itself
     */
    public SequentialTest(Sprt sprt, boolean paired) {
        this.sprt = sprt;
        together = paired ? 2 : 1;
        state = new State(sprt, 0, Collections.nCopies(2 * together + 1, 0), 0);
    }

    /** One more result of A: positive for a win, negative for a loss, 0 for a draw. */
    public synchronized State add(int game, int result) {
        if (game > state.games()) waiting.put(game, Integer.signum(result));
        while (state.decision() == Sprt.Decision.UNDECIDED && isNextComplete()) count();
        return state;
    }

    private boolean isNextComplete() {
        for (int i = 1; i <= together; i++) if (!waiting.containsKey(state.games() + i)) return false;
        return true;
    }

    private void count() {
        int outcome = together;
        for (int i = 1; i <= together; i++) outcome += waiting.getOrDefault(state.games() + i, 0);
        for (int i = 1; i <= together; i++) waiting.remove(state.games() + i);
        List<Integer> counts = new ArrayList<>(state.counts());
        counts.set(outcome, counts.get(outcome) + 1);
        state = new State(sprt, state.games() + together, counts, sprt.llr(counts));
    }

    public synchronized State state() {
        return state;
    }
}
