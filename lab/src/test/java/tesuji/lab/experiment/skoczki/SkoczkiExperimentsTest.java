package tesuji.lab.experiment.skoczki;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.lab.Experiments;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.Solved;

final class SkoczkiExperimentsTest {
    /** Boards with at most 1,577 states. */
    private static final Scale TINY = new Scale(0.0001);

    private static final Backwards HERE = Backwards.here();
    private static final Backwards NEXT_TO_NOTHING = new Backwards(1);

    @TempDir
    private Path folder = Path.of("");

    private Findings run(Experiment experiment, Scale scale) throws InterruptedException {
        try (Workplace at = Workplace.open(folder, experiment, scale, 1, Workplaces.tools(), done -> {})) {
            experiment.run(at);
            assertThat(at.done()).isEqualTo(experiment.trials(scale));
            return experiment.findings(at);
        }
    }

    @Test
    void theyAreListed() {
        for (Experiment experiment : SkoczkiExperiments.ALL) {
            assertThat(Experiments.named(experiment.name())).isSameAs(experiment);
            assertThat(experiment.source()).startsWith("Goluch, §6.1");
            assertThat(experiment.conditions(Scale.SMALL)).isNotEqualTo(experiment.conditions(Scale.FULL));
        }
    }

    /** Rows tell of boards, never of the memory that somebody happened to have. */
    @Test
    void wantOfMemoryIsNoRow() {
        for (Experiment experiment :
                List.of(new StateSpaceSizes(NEXT_TO_NOTHING), new SolverComparison(NEXT_TO_NOTHING))) {
            try (Workplace at = Workplace.open(folder, experiment, TINY, 1, Workplaces.tools(), done -> {})) {
                assertThatThrownBy(() -> experiment.run(at))
                        .isInstanceOf(InputException.class)
                        .hasMessageContaining("do not fit into memory")
                        .hasMessageContaining("TESUJI_JAVA_OPTIONS=\"-Xmx2m\"");
                assertThat(experiment.findings(at).tables().get(2).rows())
                        .noneMatch(row -> row.contains("") && row.get(1).equals("retrograde"))
                        .noneMatch(row -> row.get(3).isEmpty());
            }
        }
    }

    /** At most 1,577 states: all variants on 1×5 to 1×9; A and B on 1×10, 1×11, 2×5 and 2×6. */
    @Test
    void numbersOfStatesAreThoseOfTheSource() throws Exception {
        Findings findings = run(new StateSpaceSizes(HERE), TINY);
        ReportTable states = findings.tables().get(0);
        assertThat(states.rows()).hasSize(110);
        assertThat(states.rows().get(0))
                .startsWith("1×5", "A", "8", "8", "equal", "13.33%", "13.33%", "equal")
                .hasSize(9);
        assertThat(findings.answer())
                .startsWith("Numbers of states (Table 6.2): 47 of 47 measured are equal to the source's; 63 were not")
                .contains("Bounds (Table 6.1): 56 of 56 measured are equal to the source's.");
        assertThat(states.rows().stream().filter(row -> row.get(7).startsWith("differs")))
                .containsExactly(List.of(
                        "1×8",
                        "C",
                        "722",
                        "722",
                        "equal",
                        "85.95%",
                        "86%",
                        "differs (the source rounds to a whole number here)",
                        "1.00"));
    }

    @Test
    void allBoardsOfTheSourceAreInAFullRun() {
        assertThat(new StateSpaceSizes(HERE).trials(Scale.FULL)).isEqualTo(110);
        assertThat(new StateSpaceSizes(HERE).trials(new Scale(2))).isEqualTo(110);
        assertThat(new SolverComparison(HERE).trials(Scale.FULL)).isEqualTo(115);
        assertThat(new SolverComparison(HERE).trials(Scale.SMALL)).isEqualTo(75);
        assertThat(new SolverComparison(HERE).conditions(new Scale(0.01))).contains("all boards", "36.0 s a run");
    }

    private static SolverRuns solve(String board, String method, double seconds) throws InterruptedException {
        Limits limits = Limits.time(Duration.ofNanos((long) (seconds * 1e9)));
        SolverRuns runs = new SolverRuns(method, HERE, limits, System::nanoTime);
        runs.run(BoardSize.read(board).openEndless(Games.library(), "A"), 2, 1);
        return runs;
    }

    /** Where the order of moves leaves no choice, numbers are the source's to the node. */
    @Test
    void methodsNeedWhatTheyNeededInTheSource() throws Exception {
        SolverRuns proof = solve("1×8", "pn", 20);
        assertThat(List.of(proof.value(), proof.nodes(), proof.peak(), proof.end()))
                .containsExactly("win", "12", "12", "solved");
        assertThat(proof.made()).isEqualTo(3);
        SolverRuns backwards = solve("2×7", "retrograde", 20);
        assertThat(List.of(backwards.value(), backwards.nodes(), backwards.peak()))
                .containsExactly("draw", "4296", "4296");
        assertThat(backwards.made()).isEqualTo(1);
        assertThat(solve("2×5", "pn2", 20).value()).isEqualTo("loss");
        assertThat(solve("2×7", "pn-dcg", 20).value()).isEqualTo("draw");
    }

    /** The source gave up after a week. */
    @Test
    void whatIsBeyondTheLimitSaysSo() throws Exception {
        SolverRuns runs = solve("2×7", "alphabeta", 0.02);
        assertThat(List.of(runs.value(), runs.nodes(), runs.time(), runs.end()))
                .containsExactly("", "", "", "time was up");
        assertThat(runs.made()).isEqualTo(1);
        assertThat(runs.solved()).isZero();
    }

    @Test
    void valuesAreSetBesideTheSources() {
        List<List<String>> rows = List.of(
                List.of("1×5", "pn", "5", "5", "loss", "6", "6", "0.0001", "0.0001", "solved"),
                List.of("1×9", "alphabeta", "5", "5", "loss", "16-896", "12-69", "0.0001", "0.0001", "solved"),
                List.of("1×11", "pn", "5", "5", "win", "124-143", "78-91", "0.001", "0.001", "solved"),
                List.of("2×7", "alphabeta", "1", "0", "", "", "", "", "", "time was up"),
                List.of("4×6", "retrograde", "1", "1", "draw", "315", "315", "300", "300", "solved"),
                List.of("4×6", "pn-dcg", "1", "1", "draw", "1296765", "1296765", "300", "300", "solved"));
        SolverTables tables = new SolverTables(rows);
        assertThat(tables.values().rows())
                .contains(List.of("1×5", "loss", "", "loss", "equal"))
                .contains(List.of("2×7", "", "", "", "not printed"))
                .contains(List.of("6×5", "", "", "loss", "not measured"))
                .contains(List.of("4×6", "draw", "draw", "loss", "differs (the source has it by pn-dcg alone)"));
        assertThat(tables.answer())
                .startsWith("Values: 3 of 4 measured are equal to the source's; 15 were not measured."
                        + " Others: 4×6 (draw, printed loss).");
        assertThat(tables.methods().rows())
                .contains(List.of(
                        "1×9",
                        "alphabeta",
                        "solved",
                        "16–896",
                        "24–56",
                        "equal (ranges overlap)",
                        "12–69",
                        "13–19",
                        "equal (ranges overlap)",
                        "0.000100",
                        "0.000410–0.00108",
                        "6.65"))
                .contains(List.of(
                        "2×7", "alphabeta", "time was up", "", "", "not printed", "", "", "not printed", "", "", ""));
        assertThat(tables.methods().rows().stream()
                        .filter(row -> row.get(0).equals("1×11") && row.get(1).equals("pn"))
                        .map(row -> row.get(5)))
                .containsExactly("differs (1.23 times the source's)");
    }

    private static List<String> ask(String board, String method) throws InterruptedException {
        Game game = BoardSize.read(board).open(Games.library(), "A");
        Solved truth = HERE.method().solve(game.start(), StopCondition.NEVER).orElseThrow();
        StateQuiz quiz = new StateQuiz(truth, Methods.read(method));
        for (int state : StateQuiz.shuffled((int) truth.space().size(), 7)) quiz.ask(state);
        return quiz.row(BoardSize.read(board), method, "1");
    }

    /** Thirteen states of 2×8 are valued wrongly in the order of the game, all of them taken for draws. */
    @Test
    void proofNumberSearchWithCyclesIsWrongAtTimes() throws Exception {
        List<String> row = ask("2×8", "pn-dcg");
        assertThat(row.subList(3, 7)).containsExactly("27432", "13", "13", "0");
        assertThat(row.get(8)).contains("move ").endsWith("not draw");
        assertThat(ask("2×6", "pn-dcg").subList(3, 7)).containsExactly("510", "0", "0", "0");
        assertThat(ask("1×11", "bta").subList(3, 7)).containsExactly("900", "0", "0", "0");
    }

    @Test
    void statesAreAskedInAnyOrderOnce() {
        assertThat(StateQuiz.shuffled(100, 3))
                .doesNotHaveDuplicates()
                .hasSize(100)
                .isNotEqualTo(StateQuiz.shuffled(100, 4));
        assertThat(StateQuiz.shuffled(100, 3))
                .isEqualTo(StateQuiz.shuffled(100, 3))
                .contains(0, 99);
    }

    /** The source's 8 wrong answers on 2×8 would be within an interval, but nothing was sampled. */
    @Test
    void wholeCountsHaveNoIntervals() {
        String states = "" + GoluchTables.states(BoardSize.read("2×8")).orElseThrow();
        List<List<String>> rows = List.of(
                List.of("2×8", "pn-dcg", "1", states, "10", "10", "0", "1", ""),
                List.of("2×8", "pn-dcg order 1", "1", states, "12", "12", "0", "1", ""));
        List<String> methods = List.of("pn-dcg", "pn-dcg order 1");
        assertThat(new ErrorTables(rows, methods).source().rows().get(0))
                .endsWith("differs (outside the range of our orders, all states counted)");
        List<List<String>> around = List.of(
                List.of("2×8", "pn-dcg", "1", states, "7", "7", "0", "1", ""),
                List.of("2×8", "pn-dcg order 1", "1", states, "12", "12", "0", "1", ""));
        assertThat(new ErrorTables(around, methods).source().rows().get(0))
                .endsWith("within the range of our orders, all states counted");
    }

    @Test
    void errorsAreSetBesideTheSources() {
        List<List<String>> rows = List.of(
                List.of("2×8", "pn-dcg", "1", "2000", "2", "2", "0", "1", "x"),
                List.of("2×8", "pn-dcg", "2", "2000", "0", "0", "0", "1", ""),
                List.of("2×8", "bta", "1", "100", "0", "0", "0", "1", ""),
                List.of("3×6", "pn-dcg", "1", "2000", "400", "399", "0", "1", "x"));
        ErrorTables tables = new ErrorTables(rows, CyclicErrors.methods(1).keySet());
        assertThat(tables.source().rows())
                .containsExactly(
                        List.of(
                                "2×8",
                                "8",
                                "0.029 %",
                                "0.050 %",
                                "0.050 % to 0.050 %",
                                "not told apart (within the intervals of our orders)"),
                        List.of("2×9", "283", "0.250 %", "", "", "not measured"),
                        List.of(
                                "3×6",
                                "5065",
                                "3.574 %",
                                "20.000 %",
                                "20.000 % to 20.000 %",
                                "differs (outside the intervals of our orders)"));
        assertThat(tables.all().rows()).hasSize(3);
        assertThat(tables.shares()).hasSize(3);
        assertThat(tables.answer())
                .isEqualTo("Of 6,100 answers in all, pn-dcg gave 402 wrong ones (on 2×8, 3×6); 401 of them call a"
                        + " state a draw that is won or lost. The sound methods bta and dfpn gave 0.");
    }

    /** A full run asks about every state, in parts that can be stopped between. */
    @Test
    void partsOfAFullRun() {
        assertThat(new CyclicErrors().trials(Scale.SMALL)).isEqualTo(12 * 7);
        // 5 methods: 8 boards in one part, 2×7 in 3, 2×8 in 14, 2×9 in 57, 3×5 in 2, 3×6 in 71, 4×5 in 30;
        // two methods on a twentieth: 3 for 2×9, 4 for 3×6, 2 for 4×5, and 1 for the others
        assertThat(new CyclicErrors().trials(Scale.FULL)).isEqualTo(5 * (6 + 3 + 14 + 57 + 2 + 71 + 30) + 2 * (9 + 9));
        assertThat(new CyclicErrors().conditions(new Scale(0.1))).contains("10.00 % of all");
    }
}
