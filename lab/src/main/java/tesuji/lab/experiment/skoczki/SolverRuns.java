package tesuji.lab.experiment.skoczki;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.play.Effort;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.lab.statistics.Sample;
import tesuji.solve.Method;
import tesuji.solve.PositionSolver;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.alphabeta.AlphaBeta;
import tesuji.solve.proof.Pn2;
import tesuji.solve.proof.PnDcg;
import tesuji.solve.proof.Pns;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;
import tesuji.solve.search.Shuffled;

/** Solves one board by one method several times, with another order of moves each time. */
final class SolverRuns {
    private static final String RETROGRADE = "retrograde";
    private static final String SOLVED = "solved";
    private static final String LIMIT = "time was up";
    private static final String GAVE_UP = "gave up: more vertices than it may keep, or too deep";
    private static final int WARMING = 50;

    private final String method;
    private final Backwards backwards;
    private final Limits limits;
    private final LongSupplier nanos;
    private final Set<String> values = new TreeSet<>();
    private final List<Double> nodes = new ArrayList<>();
    private final List<Double> peaks = new ArrayList<>();
    private final List<Double> seconds = new ArrayList<>();
    private int made;
    private String end = SOLVED;

    SolverRuns(String method, Backwards backwards, Limits limits, LongSupplier nanos) {
        this.method = method;
        this.backwards = backwards;
        this.limits = limits;
        this.nanos = nanos;
    }

    private PositionSolver solver(Game game, MoveOrder order) {
        if (method.equals(RETROGRADE)) return backwards::value;
        return recipe(order).positionSolver(game);
    }

    private Method recipe(MoveOrder order) {
        return switch (method) {
            case "alphabeta" -> new AlphaBeta(AlphaBeta.STANDARD.form(), order, AlphaBeta.STANDARD.tableBits());
            case "pn" ->
                new Pns(
                        Pns.STANDARD.evaluation(),
                        Pns.STANDARD.mobility(),
                        Pns.STANDARD.deletion(),
                        Pns.STANDARD.currentNode(),
                        order,
                        Pns.STANDARD.capacity());
            case "pn2" -> new Pn2(Pn2.STANDARD.growth(), Pn2.STANDARD.mobility(), order, Pn2.STANDARD.capacity());
            case "pn-dcg" -> new PnDcg(PnDcg.STANDARD.mobility(), order, PnDcg.STANDARD.capacity());
            default -> throw new IllegalArgumentException("method " + method);
        };
    }

    /** Lets the virtual machine see the code before it is timed. */
    void warmUp(Game game) {
        for (int i = 0; i < WARMING; i++) {
            solver(game, Natural.STANDARD).solve(game.start(), StopCondition.of(limits));
        }
    }

    /** One run in the order of the game and, unless that was too much, some in random orders. */
    void run(Game game, int randomOrders, long seed) throws InterruptedException {
        run(game, Natural.STANDARD);
        int more = method.equals(RETROGRADE) ? 0 : randomOrders;
        Rng seeds = new Rng(seed);
        for (int i = 0; i < more && end.equals(SOLVED); i++) run(game, new Shuffled(seeds.nextInt(Integer.MAX_VALUE)));
    }

    private void run(Game game, MoveOrder order) throws InterruptedException {
        long begin = nanos.getAsLong();
        StopCondition stop = StopCondition.of(limits);
        SolveResult result = solver(game, order).solve(game.start(), stop);
        double time = (nanos.getAsLong() - begin) / 1e9;
        if (Thread.interrupted()) throw new InterruptedException("a run was interrupted");
        made++;
        if (result.value() == Value.UNKNOWN) {
            boolean gaveUp = stop.mayContinue(0);
            // the other methods have a capacity of their own, whatever memory there is
            if (gaveUp && method.equals(RETROGRADE))
                throw backwards.tooSmallFor(game.id().toString());
            end = gaveUp ? GAVE_UP : LIMIT;
            return;
        }
        Effort effort = result.effort();
        values.add(result.value().name().toLowerCase(Locale.ROOT));
        nodes.add((double) effort.nodes());
        peaks.add((double) effort.peak());
        seconds.add(time);
    }

    int made() {
        return made;
    }

    int solved() {
        return seconds.size();
    }

    /** What the runs say; several values with a comma if they do not agree, nothing if none came to an end. */
    String value() {
        return String.join(", ", values);
    }

    String nodes() {
        return text(nodes);
    }

    String peak() {
        return text(peaks);
    }

    /** The median. */
    String time() {
        return seconds.isEmpty() ? "" : Span.digits(Sample.of(seconds).median());
    }

    String times() {
        return seconds.isEmpty() ? "" : Span.of(seconds).seconds().replace('–', '-');
    }

    /** Why there were no more runs. */
    String end() {
        return end;
    }

    private static String text(List<Double> numbers) {
        return numbers.isEmpty() ? "" : Span.of(numbers).text();
    }
}
