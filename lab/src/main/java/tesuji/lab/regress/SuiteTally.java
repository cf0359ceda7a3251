package tesuji.lab.regress;

import java.util.Collection;

/**
 * How often what happened.
 *
 * @param of the problems that had to be answered
 * @param expectedFailures failed, and marked with an asterisk
 * @param unexpectedPasses passed, though marked with an asterisk
 * @param unexpectedFailures failed, and not marked
 * @param errors problems whose position could not be set up, and lines that cannot be read
 */
public record SuiteTally(
        int passed,
        int of,
        int expectedFailures,
        int unexpectedPasses,
        int unexpectedFailures,
        int notApplicable,
        int errors) {
    public static final SuiteTally NONE = new SuiteTally(0, 0, 0, 0, 0, 0, 0);

    /** Counts results. */
    public static SuiteTally of(Collection<ProblemResult> results) {
        SuiteTally tally = NONE;
        for (ProblemResult result : results) tally = tally.plus(one(result));
        return tally;
    }

    private static SuiteTally one(ProblemResult result) {
        boolean marked = result.failureExpected();
        return switch (result.verdict()) {
            case PASSED -> new SuiteTally(1, 1, 0, marked ? 1 : 0, 0, 0, 0);
            case FAILED -> new SuiteTally(0, 1, marked ? 1 : 0, 0, marked ? 0 : 1, 0, 0);
            case NOT_APPLICABLE -> new SuiteTally(0, 0, 0, 0, 0, 1, 0);
            case ERROR -> new SuiteTally(0, 0, 0, 0, 0, 0, 1);
        };
    }

    public SuiteTally plus(SuiteTally other) {
        return new SuiteTally(
                passed + other.passed,
                of + other.of,
                expectedFailures + other.expectedFailures,
                unexpectedPasses + other.unexpectedPasses,
                unexpectedFailures + other.unexpectedFailures,
                notApplicable + other.notApplicable,
                errors + other.errors);
    }

    /** With lines that nobody could read. */
    public SuiteTally withDefects(int lines) {
        return plus(new SuiteTally(0, 0, 0, 0, 0, 0, lines));
    }
}
