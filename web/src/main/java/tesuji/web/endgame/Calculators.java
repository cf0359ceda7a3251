package tesuji.web.endgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import tesuji.core.play.StopCondition;
import tesuji.desk.cgt.CalculatorSession;
import tesuji.desk.cgt.CalculatorSession.CalculatorReply;
import tesuji.desk.cgt.GameText;
import tesuji.desk.cgt.Portrait;
import tesuji.endgame.board.DeepStack;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Values;
import tesuji.web.wire.Refusal;

/** The calculators of this workbench, by number. Those not used for long are forgotten. Safe for all threads. */
public final class Calculators {
    private static final int MOST = 8;
    private static final int GAMES = 300_000;
    private static final int LONGEST_LINE = 1_000;

    private final long nanos;
    private final Map<String, Calculator> open = new LinkedHashMap<>(MOST, 0.75f, true);
    private int newest;

    /**
     * Calculators that think no longer than this about a line.
     *
     * @param seconds for each line
     */
    public Calculators(double seconds) {
        nanos = (long) (seconds * 1e9);
    }

    /** A new calculator, and how the functions are written. */
    public record OpenedCalculator(String id, List<String> functions) {}

    /**
     * The answer to a line.
     *
     * @param lines what is to be read
     * @param portrait all that can be said about the game of the line, if it is about one
     * @param names the games that have names by now
     */
    public record LineAnswer(List<String> lines, @Nullable Portrait portrait, List<String> names) {}

    public synchronized OpenedCalculator open() {
        String id = "c" + ++newest;
        Calculator calculator = new Calculator();
        open.put(id, calculator);
        if (open.size() > MOST) open.remove(open.keySet().iterator().next());
        return new OpenedCalculator(id, calculator.session.usages());
    }

    private synchronized Calculator find(String id) {
        Calculator calculator = open.get(id);
        if (calculator == null) throw Refusal.missing("There is no such calculator; open a new one.");
        return calculator;
    }

    public synchronized void close(String id) {
        find(id).isStopped.set(true);
        open.remove(id);
    }

    /** Ends the line that is being worked out, if there is one. */
    public void stop(String id) {
        find(id).isStopped.set(true);
    }

    /** Works a line out. */
    public LineAnswer answer(String id, String line) {
        if (line.length() > LONGEST_LINE) {
            throw Refusal.tooLarge("A line has at most " + LONGEST_LINE + " characters.");
        }
        return find(id).answer(line.strip(), nanos);
    }

    /** One calculator with its own arena, for one line at a time. */
    private static final class Calculator {
        private final Values values = new Values(GAMES);
        private final GameText texts = new GameText(values);
        private final CalculatorSession session = new CalculatorSession(values, texts::orDots);
        private final AtomicBoolean isBusy = new AtomicBoolean();
        private final AtomicBoolean isStopped = new AtomicBoolean();

        LineAnswer answer(String line, long nanos) {
            if (!isBusy.compareAndSet(false, true)) {
                throw Refusal.conflict("The calculator is still at work on another line.");
            }
            isStopped.set(false);
            try {
                return DeepStack.call(() -> worked(line, nanos));
            } catch (CancellationException over) {
                throw isStopped.get()
                        ? Refusal.conflict("The calculation was stopped.")
                        : Refusal.tooLarge("The calculation takes too long; try a smaller one.");
            } catch (ArenaFullException full) {
                throw Refusal.tooLarge(full.getMessage() + " Clear the calculator to begin anew.");
            } finally {
                isBusy.set(false);
            }
        }

        private LineAnswer worked(String line, long nanos) {
            long begin = System.nanoTime();
            values.patience(steps -> !isStopped.get() && System.nanoTime() - begin < nanos);
            try {
                CalculatorReply reply = session.answer(line);
                Portrait portrait =
                        reply.game().isPresent() ? session.portrait(reply.game().getAsInt()) : null;
                return new LineAnswer(reply.lines(), portrait, session.names());
            } finally {
                values.patience(StopCondition.NEVER);
            }
        }
    }
}
