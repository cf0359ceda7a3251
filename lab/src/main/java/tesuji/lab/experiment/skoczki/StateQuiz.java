package tesuji.lab.experiment.skoczki;

import java.util.List;
import java.util.Locale;
import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.solve.Method;
import tesuji.solve.PositionSolver;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateLabels;
import tesuji.solve.space.StateCursor;

/** Asks a method about single states and compares its answers with retrograde analysis. Owned by one thread. */
final class StateQuiz {
    /** A question that takes more is left open; pn-dcg needs some 20,000 for the start of 4×5. */
    static final long MOST_NODES = 200_000;

    private final PositionSolver solver;
    private final StateLabels truth;
    private final StateCursor cursor;
    private final Position position;
    private int states;
    private int wrong;
    private int missed;
    private int open;
    private long nodes;
    private String example = "";

    StateQuiz(Solved solved, Method method) {
        solver = method.positionSolver(solved.space().game());
        truth = solved.labels();
        cursor = solved.space().cursor();
        position = solved.space().game().start();
    }

    /** All numbers below this one, in a random order that the seed alone decides. */
    static int[] shuffled(int count, long seed) {
        int[] numbers = new int[count];
        Rng rng = new Rng(seed);
        for (int i = 0; i < count; i++) {
            int j = rng.nextInt(i + 1);
            numbers[i] = numbers[j];
            numbers[j] = i;
        }
        return numbers;
    }

    /** As in the source, ended games are states like others, and no method is wrong about them. */
    void ask(int state) {
        cursor.place(state, position);
        states++;
        if (position.isOver()) return;
        SolveResult result = solver.solve(position, StopCondition.of(Limits.steps(MOST_NODES)));
        nodes += result.effort().nodes();
        Value right = truth.value(state);
        if (result.value() == Value.UNKNOWN) {
            open++;
        } else if (result.value() != right) {
            wrong++;
            if (result.value() == Value.DRAW) missed++;
            if (example.isEmpty()) example = example(right, result.value());
        }
    }

    private String example(Value right, Value said) {
        String diagram = position.game().notation().diagram(position).strip().replace("\n", " / ");
        return diagram + ": " + word(right) + ", not " + word(said);
    }

    private static String word(Value value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    List<String> row(BoardSize board, String method, String part) {
        return List.of(
                board.toString(), method, part, "" + states, "" + wrong, "" + missed, "" + open, "" + nodes, example);
    }
}
