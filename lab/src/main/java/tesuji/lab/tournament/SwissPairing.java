package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * The pairs of one round of a Swiss tournament. From the top of the standings everybody gets the first opponent left in
 * the order of his wishes: within his group of equal points from the lower half of it, then the upper one, then those
 * below (the Dutch way). If somebody is left whom all others have met, the last choices are taken back one by one. Only
 * if there is no pairing without a repetition are repetitions allowed, as few as possible.
 *
 * <p>The search is cut off after {@value #MOST_STEPS} steps for each number of repetitions, so that it always ends.
 */
final class SwissPairing {
    private static final int MOST_STEPS = 100_000;

    private final List<Integer> ranked;
    private final SwissScores scores;
    private final List<Pair> chosen = new ArrayList<>();
    private int steps;

    /** An entrant and the opponent found for it; the first stands higher. */
    record Pair(int a, int b) {}

    /**
     * A pairing of these entrants.
     *
     * @param ranked from the top of the standings; an even number
     */
    SwissPairing(List<Integer> ranked, SwissScores scores) {
        this.ranked = List.copyOf(ranked);
        this.scores = scores;
    }

    List<Pair> pairs() {
        int repetitions = 0;
        steps = 0;
        while (!complete(new ArrayList<>(ranked), repetitions)) {
            repetitions++;
            steps = 0;
            chosen.clear();
        }
        return List.copyOf(chosen);
    }

    /** Pairs all who are left, with at most so many repetitions; if that fails, nothing is chosen. */
    private boolean complete(List<Integer> left, int repetitions) {
        if (left.isEmpty()) return true;
        int top = left.get(0);
        for (int other : wishes(left)) {
            int repeated = scores.meetings(top, other) > 0 ? 1 : 0;
            if (repeated > repetitions) continue;
            if (++steps > MOST_STEPS) return false;
            List<Integer> rest = new ArrayList<>(left);
            rest.remove(Integer.valueOf(top));
            rest.remove(Integer.valueOf(other));
            chosen.add(new Pair(top, other));
            if (complete(rest, repetitions - repeated)) return true;
            chosen.remove(chosen.size() - 1);
        }
        return false;
    }

    /** The opponents of the first of these, most wanted first. */
    private List<Integer> wishes(List<Integer> left) {
        double points = scores.points(left.get(0));
        int group = (int)
                left.stream().filter(player -> scores.points(player) == points).count();
        List<Integer> wishes = new ArrayList<>();
        int half = Math.max(1, group / 2);
        wishes.addAll(left.subList(half, group));
        for (int i = half - 1; i >= 1; i--) wishes.add(left.get(i));
        wishes.addAll(left.subList(group, left.size()));
        return wishes;
    }
}
