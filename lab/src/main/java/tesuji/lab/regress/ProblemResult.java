package tesuji.lab.regress;

/**
 * What came of one problem, as it is kept and printed.
 *
 * @param suite the name of the suite
 * @param expected as the file has it
 * @param answer the text of the answer; if there was none, a question mark and the reason
 */
public record ProblemResult(
        String suite, String id, int line, String command, String expected, String answer, Verdict verdict) {
    static ProblemResult of(ProblemSuite suite, Problem problem, String answer, Verdict verdict) {
        return new ProblemResult(
                suite.name(),
                problem.id(),
                problem.line(),
                problem.command(),
                problem.expected().toString(),
                answer,
                verdict);
    }

    /** Whether the file does not expect programs to know it. */
    boolean failureExpected() {
        return expected.endsWith("*");
    }
}
