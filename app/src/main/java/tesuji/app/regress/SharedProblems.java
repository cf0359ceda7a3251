package tesuji.app.regress;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.lab.regress.ProblemResult;
import tesuji.lab.regress.Verdict;
import tesuji.lab.statistics.Tally;

/**
 * The problems that two players both had to answer. They may know different commands, so that these alone are fair to
 * compare.
 *
 * @param pairs the results of both, in the order of the first
 * @param differs whether one of them had to answer more than these
 */
record SharedProblems(List<Pair> pairs, boolean differs) {
    /** One problem and what came of it. */
    record Pair(ProblemResult one, ProblemResult other) {
        /** Positive if the first alone passed, negative if the other alone did, else 0. */
        int advantage() {
            return points(one) - points(other);
        }

        private static int points(ProblemResult result) {
            return result.verdict() == Verdict.PASSED ? 1 : 0;
        }
    }

    SharedProblems {
        pairs = List.copyOf(pairs);
    }

    static SharedProblems of(List<ProblemResult> ones, List<ProblemResult> others) {
        Map<String, ProblemResult> counted = new HashMap<>();
        others.stream().filter(SharedProblems::isCounted).forEach(result -> counted.put(result.id(), result));
        List<ProblemResult> own =
                ones.stream().filter(SharedProblems::isCounted).toList();
        List<Pair> pairs = own.stream()
                .filter(result -> counted.containsKey(result.id()))
                .map(result -> new Pair(result, counted.getOrDefault(result.id(), result)))
                .toList();
        return new SharedProblems(pairs, pairs.size() < own.size() || pairs.size() < counted.size());
    }

    private static boolean isCounted(ProblemResult result) {
        return result.verdict().isCounted();
    }

    /** How many of them the first player passed. */
    long passedByOne() {
        return pairs.stream()
                .filter(pair -> pair.one().verdict() == Verdict.PASSED)
                .count();
    }

    /** How many of them the other player passed. */
    long passedByOther() {
        return pairs.stream()
                .filter(pair -> pair.other().verdict() == Verdict.PASSED)
                .count();
    }

    /** The problems that one of them alone passed. */
    List<Pair> parted() {
        return pairs.stream().filter(pair -> pair.advantage() != 0).toList();
    }

    /** Problems that the first alone passed, the other alone, and that tell nothing. */
    Tally tally() {
        Tally tally = Tally.NONE;
        for (Pair pair : pairs) tally = tally.with(pair.advantage());
        return tally;
    }
}
