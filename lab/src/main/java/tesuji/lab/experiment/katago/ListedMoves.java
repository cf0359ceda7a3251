package tesuji.lab.experiment.katago;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.DoubleStream;

/**
 * The moves that a row names, with their visits or their probabilities: the first eight of the search, and behind them
 * moves that the source names. Rows of earlier versions end after the first eight; of any other move they tell only how
 * much is left for it.
 */
record ListedMoves(Map<String, Double> numbers, double whole, double left) {
    /** How many moves of a search are named whichever they are. */
    static final int FIRST = 8;

    /** From the least to the most that a move can have. */
    record Span(double least, double most) {
        boolean isKnown() {
            return least == most;
        }
    }

    ListedMoves {
        numbers = Map.copyOf(numbers);
    }

    /**
     * @param text {@code O2:33 L2:20}, from the first move on
     * @param made visits of the whole search, 0 for the policy alone
     */
    static ListedMoves of(String text, long made) {
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (String each : text.split(" ", -1)) {
            int colon = each.indexOf(':');
            numbers.put(each.substring(0, colon), Double.valueOf(each.substring(colon + 1)));
        }
        double[] first = numbers.values().stream()
                .limit(FIRST)
                .mapToDouble(Double::doubleValue)
                .toArray();
        double sum = DoubleStream.of(first).sum();
        double all = numbers.values().stream().mapToDouble(Double::doubleValue).sum();
        boolean policy = made == 0;
        double left = Math.max(0, (policy ? 1 : made) - all);
        // moves are in the order of their probabilities, but not always in that of their visits
        if (policy) left = Math.min(left, first[first.length - 1]);
        if (first.length < FIRST) left = 0;
        return new ListedMoves(numbers, policy ? 1 : sum, left);
    }

    /** The share of a move in the visits of the first eight, or its probability. */
    Span share(String move) {
        Double number = numbers.get(move);
        if (number == null) return new Span(0, left / whole);
        return new Span(number / whole, number / whole);
    }
}
