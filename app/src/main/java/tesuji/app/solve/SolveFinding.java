package tesuji.app.solve;

import java.util.Optional;
import tesuji.app.command.ExitCode;
import tesuji.app.terminal.Amount;
import tesuji.desk.solve.SolveAnswer;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.retrograde.Verification;

/**
 * What there is to say about a game that was to be solved, and how the program ends.
 *
 * @param counts how many states are won, drawn and lost, if all are known
 * @param comparison what came of the comparison with retrograde analysis, if there was one
 * @param code the exit code
 */
public record SolveFinding(SolveAnswer answer, Optional<StateCounts> counts, Optional<String> comparison, int code) {
    public SolveFinding(SolveAnswer answer, Optional<StateCounts> counts, int code) {
        this(answer, counts, Optional.empty(), code);
    }

    /** The same after a comparison in a game with so many states. */
    SolveFinding compared(Verification verification, long states) {
        String text = verification
                + (verification.wrong() == 0 ? "" : missed(verification))
                + (verification.total() == states ? "" : "; of " + Amount.exact(states) + " states in all");
        return new SolveFinding(
                answer.with(verification),
                counts,
                Optional.of(text),
                verification.wrong() > 0 ? ExitCode.NEGATIVE : code);
    }

    private static String missed(Verification found) {
        return found.missed() == found.wrong()
                ? ", each taken for a draw"
                : ", " + Amount.exact(found.missed()) + " taken for draws";
    }
}
