package tesuji.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.play.Goal;
import tesuji.core.play.Limits;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.graph.BruteForce;
import tesuji.solve.graph.GraphGame;

/** What every sound method must do, on small games whose values are known otherwise. */
public interface SolverContract {
    Method method();

    /** How large the graphs may be, in states of each side: every path of a few is a lot. */
    default int size() {
        return 5;
    }

    /** Whether the method follows cycles. */
    default boolean solvesCycles() {
        return true;
    }

    @Test
    default void ticTacToeIsRightEverywhere() {
        Game game = Games.library().open("tictactoe");
        Map<Long, Integer> known = new HashMap<>();
        PositionSolver positions = method().positionSolver(game);
        Solver solver = method().solver(game);
        visit(game.start(), new HashSet<>(), position -> {
            int value = negamax(position, position.toMove(), known);
            SolveResult result = positions.solve(position, StopCondition.NEVER);
            assertThat(result.value()).as(() -> picture(position)).isEqualTo(of(value));
            assertThat(result.proven()).isTrue();
            Solution lost = solver.solve(position, new Goal(position.toMove(), 0), StopCondition.NEVER);
            assertThat(((Solution.Proven) lost).reached())
                    .as(() -> picture(position))
                    .isEqualTo(value >= 0);
        });
    }

    private static String picture(Position position) {
        return position.game().notation().diagram(position);
    }

    @Test
    default void nimBelongsToTheExclusiveOr() {
        for (int a = 1; a <= 2; a++) {
            for (int b = 1; b <= 3; b++) {
                for (int c = 1; c <= 3; c++) {
                    Game game = Games.library().open("nim:piles=" + a + "-" + b + "-" + c);
                    Value value = (a ^ b ^ c) == 0 ? Value.LOSS : Value.WIN;
                    assertThat(value(game).value()).as("%d %d %d", a, b, c).isEqualTo(value);
                }
            }
        }
    }

    @Test
    default void smallConnectFour() {
        assertThat(value(Games.library().open("connectfour:width=4,height=2")).value())
                .isEqualTo(Value.DRAW);
        assertThat(value(Games.library().open("connectfour:width=3,height=4")).value())
                .isEqualTo(Value.DRAW);
    }

    @Test
    default void theFirstPlayerWinsHex() {
        for (int size = 1; size <= 3; size++) {
            SolveResult result = value(Games.library().open("hex:size=" + size));
            assertThat(result.value()).as("size %d", size).isEqualTo(Value.WIN);
            assertThat(result.move()).isNotNegative();
        }
    }

    @Test
    default void acyclicGraphsAreRightEverywhere() {
        Rng rng = new Rng(11);
        for (int round = 0; round < 150; round++) agree(GraphGame.random(rng, size() + 3, 3, 6, false));
    }

    @Test
    default void cyclicGraphsAreRightEverywhere() {
        if (!solvesCycles()) return;
        Rng rng = new Rng(12);
        for (int round = 0; round < 200; round++) {
            agree(GraphGame.random(rng, 2 + round % (size() - 1), 3, 4 + round % 4, true));
        }
    }

    /** Whatever the method says of any state, for any question, is so; and its move keeps the value. */
    private void agree(GraphGame game) {
        int[] values = BruteForce.values(game);
        PositionSolver positions = method().positionSolver(game);
        Solver solver = method().solver(game);
        for (int state = 0; state < game.states(); state++) {
            if (game.successors(state).length == 0) continue;
            int sign = game.side(state) == 0 ? 1 : -1;
            SolveResult result = positions.solve(game.at(state), StopCondition.NEVER);
            assertThat(result.value())
                    .as("state %d of %s", state, new Story(game))
                    .isEqualTo(of(sign * values[state]));
            assertThat(result.proven()).isTrue();
            if (result.value() == Value.WIN) assertThat(values[result.move()]).isEqualTo(sign);
            for (int side = 0; side < 2; side++) {
                for (int atLeast = 0; atLeast <= 2; atLeast += 2) {
                    Solution answer = solver.solve(game.at(state), new Goal(side, atLeast), StopCondition.NEVER);
                    boolean reached = (side == 0 ? 2 : -2) * values[state] >= atLeast;
                    assertThat(((Solution.Proven) answer).reached())
                            .as("state %d, side %d, %d, of %s", state, side, atLeast, new Story(game))
                            .isEqualTo(reached);
                }
            }
        }
    }

    @Test
    default void shortPatienceLeavesItOpen() {
        Game game = Games.library().open("connectfour");
        Position root = game.start();
        long key = root.key();
        Solution answer = method().solver(game).solve(root, new Goal(0, 1), StopCondition.of(Limits.steps(1000)));
        assertThat(answer).isInstanceOf(Solution.Open.class);
        assertThat(answer.effort().nodes()).isBetween(500L, 1_000_000L);
        assertThat(root.key()).isEqualTo(key);
        assertThat(method().positionSolver(game).solve(root, nodes -> false).value())
                .isEqualTo(Value.UNKNOWN);
    }

    @Test
    default void theSameQuestionTwiceTakesTheSameEffort() {
        Game game = Games.library().open("hex:size=3");
        Solver solver = method().solver(game);
        Goal goal = new Goal(0, 1);
        assertThat(solver.solve(game.start(), goal, StopCondition.NEVER))
                .isEqualTo(solver.solve(game.start(), goal, StopCondition.NEVER));
    }

    private SolveResult value(Game game) {
        return method().positionSolver(game).solve(game.start(), StopCondition.NEVER);
    }

    static Value of(int value) {
        return value > 0 ? Value.WIN : value < 0 ? Value.LOSS : Value.DRAW;
    }

    /** All positions that can be reached and are not over, once each. */
    static void visit(Position position, Set<Long> seen, Consumer<Position> visitor) {
        if (position.isOver() || !seen.add(position.key())) return;
        visitor.accept(position);
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            visit(position, seen, visitor);
            position.undo();
        }
    }

    /** The outcome for the side to move: every line, each state once. */
    static int negamax(Position position, int side, Map<Long, Integer> known) {
        assertThat(position.game().repetition()).isEqualTo(Repetition.IMPOSSIBLE);
        if (position.isOver()) return Integer.signum(side == 0 ? position.score() : -position.score());
        Integer cached = known.get(position.key());
        if (cached != null) return cached;
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        int best = -1;
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            best = Math.max(best, -negamax(position, 1 - side, known));
            position.undo();
        }
        known.put(position.key(), best);
        return best;
    }

    /** A graph as text, made only when a test fails. */
    record Story(GraphGame game) {
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int v = 0; v < game.states(); v++) {
                int[] next = game.successors(v);
                text.append(v).append(next.length == 0 ? "=" + game.score(v) : ">" + java.util.Arrays.toString(next));
                text.append(' ');
            }
            return text.toString();
        }
    }
}
