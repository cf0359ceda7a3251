package tesuji.app.regress;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.lab.regress.ProblemResult;
import tesuji.lab.regress.ProblemSuite;
import tesuji.lab.regress.SuiteTally;
import tesuji.lab.regress.Verdict;

/**
 * The whole answer of {@code tesuji regress}.
 *
 * @param beside the other player; null if there is none
 * @param complete whether every problem was asked
 * @param messages what went wrong, a sentence each
 * @param report the page; null if none was written
 */
record RegressAnswer(
        String player,
        @Nullable String beside,
        boolean complete,
        List<SuiteAnswer> suites,
        Counts total,
        @Nullable Counts besideTotal,
        List<String> messages,
        @Nullable String report) {
    /** How often what happened; {@code of} are the problems that had to be answered. */
    record Counts(
            int passed,
            int of,
            int expectedFailures,
            int unexpectedPasses,
            int unexpectedFailures,
            int notApplicable,
            int errors) {
        static Counts of(SuiteTally tally) {
            return new Counts(
                    tally.passed(),
                    tally.of(),
                    tally.expectedFailures(),
                    tally.unexpectedPasses(),
                    tally.unexpectedFailures(),
                    tally.notApplicable(),
                    tally.errors());
        }
    }

    /**
     * One suite.
     *
     * @param newlyPassed the numbers of problems that failed in the earlier run
     * @param newlyFailed the numbers of problems that passed in the earlier run
     * @param beside the same for the other player; null if there is none
     */
    record SuiteAnswer(
            String name,
            String file,
            int passed,
            int of,
            int expectedFailures,
            int unexpectedPasses,
            int unexpectedFailures,
            int notApplicable,
            int errors,
            List<String> newlyPassed,
            List<String> newlyFailed,
            List<ProblemAnswer> problems,
            @Nullable SuiteAnswer beside) {
        static SuiteAnswer of(ProblemSuite suite, RegressRun run, @Nullable SuiteAnswer beside) {
            SuiteTally tally = run.tally(suite);
            return new SuiteAnswer(
                    suite.name(),
                    suite.file().toString(),
                    tally.passed(),
                    tally.of(),
                    tally.expectedFailures(),
                    tally.unexpectedPasses(),
                    tally.unexpectedFailures(),
                    tally.notApplicable(),
                    tally.errors(),
                    run.changed(suite, Verdict.PASSED, Verdict.FAILED),
                    run.changed(suite, Verdict.FAILED, Verdict.PASSED),
                    run.results(suite).stream().map(ProblemAnswer::of).toList(),
                    beside);
        }
    }

    /** One problem. */
    record ProblemAnswer(String id, int line, String command, String expected, String answer, Verdict verdict) {
        static ProblemAnswer of(ProblemResult result) {
            return new ProblemAnswer(
                    result.id(), result.line(), result.command(), result.expected(), result.answer(), result.verdict());
        }
    }

    static RegressAnswer of(
            List<ProblemSuite> suites,
            RegressRun player,
            Optional<RegressRun> beside,
            boolean complete,
            List<String> messages,
            Optional<Path> page) {
        return new RegressAnswer(
                player.player(),
                beside.map(RegressRun::player).orElse(null),
                complete,
                suites.stream().map(suite -> suite(suite, player, beside)).toList(),
                total(suites, player),
                beside.map(other -> total(suites, other)).orElse(null),
                List.copyOf(messages),
                page.map(Path::toString).orElse(null));
    }

    private static SuiteAnswer suite(ProblemSuite suite, RegressRun player, Optional<RegressRun> beside) {
        return SuiteAnswer.of(
                suite,
                player,
                beside.map(other -> SuiteAnswer.of(suite, other, null)).orElse(null));
    }

    private static Counts total(List<ProblemSuite> suites, RegressRun run) {
        return Counts.of(suites.stream().map(run::tally).reduce(SuiteTally.NONE, SuiteTally::plus));
    }
}
