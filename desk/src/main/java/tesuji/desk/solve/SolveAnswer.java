package tesuji.desk.solve;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.retrograde.BestMove;
import tesuji.solve.retrograde.OutcomeLookup;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.retrograde.StateOutcome;
import tesuji.solve.retrograde.Verification;

/**
 * What is known of a game that was to be solved.
 *
 * @param value for the side to move: win, draw, loss or unknown
 * @param move a first move that shows it, if one is known
 * @param length moves to the end if the winner hurries and the loser delays; only retrograde analysis knows
 * @param nodes positions generated
 * @param peakNodes the most of them in memory at the same time; nobody knows if the work was broken off
 * @param proven whether the value is certain
 * @param wins states won by their side to move, as are draws and losses; only retrograde analysis knows
 * @param longest the most moves a forced win takes from any state
 * @param peakBytes the most memory the whole program has held so far, if the system tells
 * @param wrong states in which the method differs from retrograde analysis, if that was compared
 * @param compared how many were
 * @param moves what every move is worth, if that was asked
 */
public record SolveAnswer(
        String game,
        String method,
        String value,
        @Nullable String move,
        @Nullable Integer length,
        long nodes,
        @Nullable Long peakNodes,
        double seconds,
        boolean proven,
        @Nullable Long wins,
        @Nullable Long draws,
        @Nullable Long losses,
        @Nullable Integer longest,
        @Nullable Long peakBytes,
        @Nullable Long wrong,
        @Nullable Long compared,
        @Nullable List<MoveValue> moves) {

    /** The answer of a search that came to its end, or to its limits. */
    public static SolveAnswer of(Game game, String method, SolveResult result, double seconds) {
        return new SolveAnswer(
                game.id().toString(),
                method,
                result.value().name().toLowerCase(Locale.ROOT),
                result.move() < 0 ? null : game.notation().move(result.move()),
                null,
                result.effort().nodes(),
                result.effort().peak(),
                seconds,
                result.proven(),
                null,
                null,
                null,
                null,
                PeakMemory.bytes(),
                null,
                null,
                null);
    }

    /** No answer, after so many nodes. */
    public static SolveAnswer open(Game game, String method, long nodes, double seconds) {
        return new SolveAnswer(
                game.id().toString(),
                method,
                "unknown",
                null,
                null,
                nodes,
                null,
                seconds,
                false,
                null,
                null,
                null,
                null,
                PeakMemory.bytes(),
                null,
                null,
                null);
    }

    /** The answer of retrograde analysis about one of the states it has solved. */
    public static SolveAnswer of(Game game, Position root, Solved solved, StateCounts counts, double seconds) {
        return of(game, root, solved.reader(), counts, seconds);
    }

    /** The same, wherever the outcomes are kept. */
    public static SolveAnswer of(Game game, Position root, OutcomeLookup known, StateCounts counts, double seconds) {
        StateOutcome outcome = known.outcome(root);
        long states = counts.states();
        return new SolveAnswer(
                game.id().toString(),
                "retrograde",
                outcome.value().name().toLowerCase(Locale.ROOT),
                game.notation().move(new BestMove(game, known).of(root)),
                outcome.value() == Value.DRAW ? null : outcome.distance(),
                states,
                states,
                seconds,
                true,
                counts.wins(),
                counts.draws(),
                counts.losses(),
                counts.longest(),
                PeakMemory.bytes(),
                null,
                null,
                null);
    }

    public SolveAnswer with(Verification verification) {
        return with(verification.wrong(), verification.total(), moves);
    }

    public SolveAnswer with(List<MoveValue> values) {
        return with(wrong, compared, values);
    }

    private SolveAnswer with(@Nullable Long faults, @Nullable Long states, @Nullable List<MoveValue> values) {
        return new SolveAnswer(
                game, method, value, move, length, nodes, peakNodes, seconds, proven, wins, draws, losses, longest,
                peakBytes, faults, states, values);
    }
}
