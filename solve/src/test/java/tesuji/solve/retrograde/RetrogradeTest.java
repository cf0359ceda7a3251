package tesuji.solve.retrograde;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.Solver;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.games.nim.NimPosition;
import tesuji.solve.Arrows;
import tesuji.solve.ThreeValued;
import tesuji.solve.Value;
import tesuji.solve.space.HeapKeys;
import tesuji.solve.space.Indexed;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCodec;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.StateSpace;
import tesuji.solve.space.WorkerPool;

final class RetrogradeTest {
    @TempDir
    private Path folder;

    private static Game game(String id) {
        return Games.library().open(id);
    }

    private static Reachable states(Game game) {
        return Retrograde.STANDARD
                .states(StateCodec.plain(game), StopCondition.NEVER)
                .orElseThrow();
    }

    private static Solved solve(Retrograde method, Game game) {
        return method.solve(game.start(), StopCondition.NEVER).orElseThrow();
    }

    private static List<StateOutcome> outcomes(StateLabels labels) {
        return LongStream.range(0, labels.size()).mapToObj(labels::outcome).toList();
    }

    private static void checkAllWays(StateSpace space) {
        PackedValues scanned = Scan.of(space);
        try (WorkerPool one = new WorkerPool(1);
                WorkerPool two = new WorkerPool(2)) {
            OutcomeTable spread = BackwardQueue.of(space, one, StopCondition.NEVER);
            assertThat(outcomes(ForwardSweeps.of(space, two, StopCondition.NEVER)))
                    .isEqualTo(outcomes(spread));
            assertThat(outcomes(BackwardQueue.of(space, two, StopCondition.NEVER)))
                    .isEqualTo(outcomes(spread));
            for (long state = 0; state < space.size(); state++) {
                assertThat(scanned.at(state)).isEqualTo(spread.value(state));
            }
            assertThat(Consistency.faults(new Solved(space, spread), two)).isZero();
            // a forced win never needs more moves than there are states
            assertThat((long) spread.counts().longest()).isLessThanOrEqualTo(space.size());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void allWaysAgreeOnGraphs(long seed) {
        checkAllWays(states(Arrows.random(200, seed)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "nim", "nim:piles=2-3,misere=yes", "skoczki:width=2,height=7,variant=A"})
    void allWaysAgreeOnGames(String id) {
        checkAllWays(states(game(id)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"tictactoe", "nim", "skoczki:width=2,height=5,variant=A", "skoczki:width=1,height=8,variant=E"})
    void allWaysAgreeOnAllNumbers(String id) {
        checkAllWays(new Indexed(game(id)));
    }

    @Test
    void layersChangeNothing() {
        Indexed space = new Indexed(game("tictactoe"));
        try (WorkerPool pool = new WorkerPool(1)) {
            assertThat(outcomes(ForwardSweeps.byLayers(space, pool, StopCondition.NEVER)))
                    .isEqualTo(outcomes(BackwardQueue.of(space, pool, StopCondition.NEVER)));
        }
    }

    /** A win by hand: 0 → 1 → 2, where the side to move has lost, and a cycle 0 ⇄ 3 to escape into. */
    @Test
    void distancesAreThoseOfTheGraph() {
        int[][] arrows = {{1, 3}, {2}, {}, {0}, {4}};
        Solved solved = solve(Retrograde.STANDARD, new Arrows(arrows, new int[] {0, 0, -1, 0, 0}));
        assertThat(solved.space().size()).isEqualTo(4); // the same point always has the same side to move here
        assertThat(solved.start()).isEqualTo(StateOutcome.DRAW); // 0 → 3 → 0 for ever
        Solved other = solve(Retrograde.STANDARD, new Arrows(new int[][] {{1}, {2}, {}}, new int[] {0, 0, -1}));
        assertThat(other.start()).isEqualTo(new StateOutcome(Value.LOSS, 2));
        Solved third = solve(Retrograde.STANDARD, new Arrows(new int[][] {{1, 0}, {}}, new int[] {0, -1}));
        assertThat(third.start()).isEqualTo(new StateOutcome(Value.WIN, 1));
    }

    /** Bouton 1901: the side to move loses exactly when the piles add up to 0 without carrying. */
    @Test
    void nimIsAsBoutonSays() {
        Game game = game("nim:piles=3-4-5");
        Solved solved = solve(Retrograde.STANDARD, game);
        StateCursor cursor = solved.space().cursor();
        Position position = game.start();
        for (long state = 0; state < solved.space().size(); state++) {
            cursor.place(state, position);
            NimPosition piles = (NimPosition) position;
            int sum = piles.counters(0) ^ piles.counters(1) ^ piles.counters(2);
            assertThat(solved.labels().value(state)).isEqualTo(sum == 0 ? Value.LOSS : Value.WIN);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tictactoe",
                "connectfour:width=4,height=4",
                "skoczki:width=3,height=5,variant=A",
                "go:size=2,ko=no-result,suicide=yes,komi=0.5",
                "go:size=3,ko=no-result,komi=8.5"
            })
    void foldingChangesNoValue(String id) {
        Game game = game(id);
        Solved plain = solve(Retrograde.STANDARD, game);
        Solved folded = solve(Retrograde.STANDARD.withFolding().withThreads(2), game);
        assertThat(folded.space().size()).isLessThan(plain.space().size());
        StateCursor cursor = plain.space().cursor();
        Position position = game.start();
        Solved.Reader reader = folded.reader();
        for (long state = 0; state < plain.space().size(); state++) {
            cursor.place(state, position);
            assertThat(reader.outcome(position)).isEqualTo(plain.labels().outcome(state));
        }
    }

    @Test
    void connectFourOnASmallBoardIsADraw() {
        Solved solved = solve(Retrograde.STANDARD.withThreads(2), game("connectfour:width=4,height=4"));
        assertThat(solved.start()).isEqualTo(StateOutcome.DRAW);
    }

    @Test
    void theDiskSolvesTheSame() {
        Game game = game("skoczki:width=2,height=7,variant=A");
        Retrograde onDisk = new Retrograde(false, 2, 4096, Optional.of(folder), true);
        assertThat(outcomes(solve(onDisk, game).labels()))
                .isEqualTo(outcomes(solve(Retrograde.STANDARD, game).labels()));
    }

    @Test
    void aFaultIsFound() {
        Game game = game("tictactoe");
        Solved solved = solve(Retrograde.STANDARD, game);
        long start = solved.space().cursor().number(game.start());
        ((OutcomeTable) solved.labels()).code(start, (short) 3);
        try (WorkerPool pool = new WorkerPool(2)) {
            assertThat(Consistency.faults(solved, pool)).isPositive();
        }
    }

    @Test
    void theSearchMayStopEarly() {
        Game game = game("skoczki:width=1,height=9,variant=A");
        Solved early = Retrograde.STANDARD
                .solve(game.start(), StopCondition.NEVER, true)
                .orElseThrow();
        Solved whole = solve(Retrograde.STANDARD, game);
        assertThat(early.start()).isEqualTo(whole.start());
        assertThat(early.labels().counts().unknown()).isPositive();
        assertThat(whole.labels().counts().unknown()).isZero();
    }

    @Test
    void impatienceLeavesNothing() {
        Game game = game("tictactoe");
        assertThat(Retrograde.STANDARD.solve(game.start(), nodes -> nodes < 100))
                .isEmpty();
        assertThat(Retrograde.STANDARD.solve(game.start(), nodes -> nodes < 6000))
                .isEmpty();
    }

    /** A stop right after the last state was found leaves nothing either: no state was looked at. */
    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "connectfour:width=4,height=4", "skoczki:width=2,height=7,variant=A"})
    void impatienceAfterTheLastStateLeavesNothing(String id) {
        Game game = game(id);
        AtomicLong asked = new AtomicLong();
        Retrograde.STANDARD.states(StateCodec.plain(game), nodes -> asked.incrementAndGet() > 0);
        AtomicLong left = new AtomicLong(asked.get());
        assertThat(Retrograde.STANDARD.solve(game.start(), nodes -> left.decrementAndGet() >= 0))
                .isEmpty();
    }

    /** Stops after some distances, as a kill would, and goes on from the labels in the folder. */
    @Test
    void anInterruptedRunGoesOn() {
        Game game = game("connectfour:width=4,height=4");
        Retrograde method = Retrograde.STANDARD.withFolder(folder);
        assertThat(method.solve(game.start(), nodes -> nodes < 161_029 + 60_000))
                .isEmpty();
        assertThat(folder.resolve("labels")).exists();
        AtomicLong visited = new AtomicLong();
        Solved again = method.solve(game.start(), nodes -> visited.incrementAndGet() > 0)
                .orElseThrow();
        assertThat(outcomes(again.labels()))
                .isEqualTo(outcomes(solve(Retrograde.STANDARD, game).labels()));
    }

    /**
     * On disk, where moves that cannot be run backwards are looked at again and again, no sweep is made twice either.
     */
    @Test
    void anInterruptedRunOnDiskGoesOn() {
        Game game = game("connectfour:width=4,height=4");
        Retrograde method = new Retrograde(false, 1, 1 << 20, Optional.of(folder), true);
        AtomicLong whole = new AtomicLong();
        Solved once = method.withFolder(folder.resolve("once"))
                .solve(game.start(), nodes -> nodes < 161_029 || whole.incrementAndGet() > 0)
                .orElseThrow();
        AtomicLong left = new AtomicLong(8);
        assertThat(method.solve(game.start(), nodes -> nodes < 161_029 || left.decrementAndGet() > 0))
                .isEmpty();
        AtomicLong again = new AtomicLong();
        Solved resumed = method.solve(game.start(), nodes -> nodes < 161_029 || again.incrementAndGet() > 0)
                .orElseThrow();
        assertThat(again.get()).as("sweeps of the second run").isLessThan(whole.get() - 4);
        assertThat(outcomes(resumed.labels())).isEqualTo(outcomes(once.labels()));
        assertThat(outcomes(once.labels()))
                .isEqualTo(outcomes(solve(Retrograde.STANDARD, game).labels()));
    }

    /** Labels of sweeps do not count moves; whoever goes on in memory must not take them for those that do. */
    @Test
    void anInterruptedRunOnDiskGoesOnInMemory() {
        Game game = game("connectfour:width=4,height=4");
        AtomicLong left = new AtomicLong(8);
        assertThat(new Retrograde(false, 1, 1 << 20, Optional.of(folder), true)
                        .solve(game.start(), nodes -> nodes < 161_029 || left.decrementAndGet() > 0))
                .isEmpty();
        assertThat(outcomes(solve(Retrograde.STANDARD.withFolder(folder), game).labels()))
                .isEqualTo(outcomes(solve(Retrograde.STANDARD, game).labels()));
    }

    /** A mark within a sweep: some values of the sweep are there, and none of them counts before its time. */
    @Test
    void aSweepGoesOnFromItsMiddle() {
        Reachable states = states(Arrows.random(300, 4));
        try (WorkerPool pool = new WorkerPool(1)) {
            OutcomeTable whole = ForwardSweeps.of(states, pool, StopCondition.NEVER);
            for (int distance = 0; distance <= whole.counts().longest(); distance++) {
                OutcomeTable half = half(states, whole, distance);
                Bookmark bookmark = new Bookmark() {
                    @Override
                    public int load(long size, Sink into) {
                        for (long state = 0; state < size; state++) into.accept(state, half.code(state));
                        return distance();
                    }

                    private int distance() {
                        return half.counts().longest() - 1;
                    }

                    @Override
                    public void save(StateLabels labels, int at, long work) {}
                };
                if (half.counts().longest() == 0) continue;
                assertThat(outcomes(ForwardSweeps.of(states, pool, StopCondition.NEVER, bookmark)))
                        .isEqualTo(outcomes(whole));
            }
        }
    }

    /** What a sweep has labelled when it has found all up to a distance, and the first half of the next. */
    private static OutcomeTable half(Reachable states, OutcomeTable whole, int distance) {
        OutcomeTable half = new OutcomeTable(states.size());
        StateCursor cursor = states.cursor();
        for (long state = 0; state < half.size(); state++) {
            half.seed(state, Math.min(1, cursor.mobility(state)));
            boolean known = whole.distance(state) <= distance
                    || (whole.distance(state) == distance + 1 && state < half.size() / 2);
            if (known && whole.value(state) != Value.DRAW) half.code(state, whole.code(state));
        }
        return half;
    }

    /** A list of states with a gap gives no wrong value: a draw that has a move to nowhere is refused. */
    @Test
    void aGapInTheStatesIsFoundByTheDraws() {
        Game game = game("skoczki:width=2,height=7,variant=A");
        Reachable all = states(game);
        try (WorkerPool pool = new WorkerPool(1)) {
            OutcomeTable right = BackwardQueue.of(all, pool, StopCondition.NEVER);
            long decided = LongStream.range(0, all.size())
                    .filter(state -> right.value(state) == Value.LOSS && right.distance(state) == 6)
                    .findFirst()
                    .orElseThrow();
            long[] others = LongStream.range(0, all.size())
                    .filter(state -> state != decided)
                    .map(all.keys()::at)
                    .toArray();
            Reachable torn = new Reachable(all.codec(), new HeapKeys(others), all.frontiers());
            OutcomeTable wrong = BackwardQueue.of(torn, pool, StopCondition.NEVER);
            assertThatThrownBy(() -> Consistency.demandMovesOfDraws(new Solved(torn, wrong), pool))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("is not complete");
            Consistency.demandMovesOfDraws(new Solved(all, right), pool);
        }
    }

    @Test
    void damagedLabelsAreRefused() throws IOException {
        Game game = game("tictactoe");
        Retrograde method = Retrograde.STANDARD.withFolder(folder);
        solve(method, game);
        Path file = folder.resolve("labels");
        byte[] bytes = Files.readAllBytes(file);
        bytes[1000] ^= 1;
        Files.write(file, bytes);
        assertThatThrownBy(() -> solve(method, game))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("damaged");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    @Test
    void theSolverAnswersGoals() {
        Game game = game("nim:piles=1-2");
        Solver solver = new RetrogradeSolver(game, Retrograde.STANDARD);
        Solution wins = solver.solve(game.start(), new Goal(0, 1), StopCondition.NEVER);
        assertThat(wins).isInstanceOf(Solution.Proven.class);
        assertThat(((Solution.Proven) wins).reached()).isTrue();
        Position position = game.start();
        position.play(((Solution.Proven) wins).move());
        assertThat(((Solution.Proven) solver.solve(position, new Goal(1, 0), StopCondition.NEVER)).reached())
                .isFalse();
        long states = states(game).size();
        assertThat(wins.effort()).isEqualTo(new Effort(states, states));
        assertThat(solver.solve(game.start(), new Goal(1, 1), StopCondition.NEVER)
                        .effort())
                .isEqualTo(new Effort(states, states));
    }

    @Test
    void verificationCountsWrongStates() {
        Game game = game("tictactoe");
        Solved truth = solve(Retrograde.STANDARD, game);
        StateCounts counts = truth.labels().counts();
        Verification self = compared(() -> new RetrogradeSolver(game, Retrograde.STANDARD), truth);
        assertThat(self).hasToString("0/5,478 states wrong (0.000 %)");
        Solver never = (root, goal, stop) -> new Solution.Claimed(false, -1, new Effort(1, 1));
        Verification draws = compared(() -> never, truth);
        long decidedAtTheEnd = 942; // 626 won by the first side, 316 by the second
        assertThat(draws.wrong()).isEqualTo(counts.wins() + counts.losses() - decidedAtTheEnd);
        assertThat(draws.missed()).isEqualTo(draws.wrong());
        Solver lazy = (root, goal, stop) -> new Solution.Open(new Effort(1, 1));
        assertThat(compared(() -> lazy, truth).open()).isEqualTo(5478 - counts.ended());
    }

    /** With two workers, whose counts must add up. */
    private static Verification compared(Supplier<Solver> solvers, Solved truth) {
        try (WorkerPool pool = new WorkerPool(2)) {
            return Verification.of(
                    () -> new ThreeValued(solvers.get()), truth, pool, StopCondition.NEVER, StopCondition.NEVER);
        }
    }
}
