package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.endgame.count.Counted;
import tesuji.endgame.count.Exchange;
import tesuji.endgame.count.SituationCount;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.region.RegionValue;
import tesuji.endgame.region.Valuation;
import tesuji.endgame.safety.Decomposition;
import tesuji.endgame.safety.Safety;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;
import tesuji.games.go.Stones;

/**
 * The diagrams with which the theory is explained (Frejlak 2020, chapter 2 and appendix A).
 *
 * <p>Most of them are cut off, so that walls do not live by themselves. There the points of a situation are listed by
 * hand, and all other stones are taken to be safe. On whole boards large territories are filled up to two eyes with
 * stones of their owner, which shifts every result by what is filled.
 *
 * <p>Left out: the left side of Diagram A.1, too large a region to be searched; its game is tested where economic Go
 * is.
 */
final class DiagramsTest {
    private final Values values = new Values(500_000);
    private final Calculator calculator = new Calculator(values);
    private final Thermographs thermographs = new Thermographs(values);
    private final Printer printer = new Printer(values, false);

    private static List<Integer> points(String names, int size) {
        return Arrays.stream(names.split(" "))
                .map(name -> Reference.point(name, size))
                .sorted()
                .toList();
    }

    /** A region of just these points, with everything around it safe. */
    private static Region region(Stones stones, String names) {
        List<Integer> points = points(names, stones.size());
        RegionGraph graph = new RegionGraph(
                stones, points.stream().mapToInt(Integer::intValue).toArray());
        long[] sets = new long[4]; // black, white, next to safe black, next to safe white
        int[] near = new int[4];
        for (int i = 0; i < points.size(); i++) {
            int point = points.get(i);
            if (stones.at(point) != Stones.EMPTY) sets[stones.at(point) - 1] |= 1L << i;
            int degree = stones.neighbours(point, near);
            for (int j = 0; j < degree; j++) {
                if (graph.index(near[j]) >= 0 || stones.at(near[j]) == Stones.EMPTY) continue;
                sets[stones.at(near[j]) + 1] |= 1L << i;
            }
        }
        return new Region(
                points, graph, new LocalPosition((1L << points.size()) - 1, sets[0], sets[1], sets[2], sets[3]));
    }

    private RegionValue value(Stones stones, String names) {
        return new Valuation(values, Counting.TERRITORY, Side.BLACK, EndgameProblem.NONE, true, 100_000)
                .value(region(stones, names), null)
                .value();
    }

    private static final String UP_AND_STAR = "C2 B4 C4 H4 G4 G2";
    private static final String DOUBLE_UP = "D5 D3 C3 D1 C1 F1 F3 G1 F5";

    @ParameterizedTest
    @CsvSource({
        "2.1, C9 D8 D9 E9 E8, 7|*, 7/2, 7/2",
        "2.1, D6, *, 0, 0",
        "2.1, D4 E4 F4 G4, 1|-3, -1, 2",
        "2.1, C1 D1 C2 D2, *|-3, -3/2, 3/2",
        "2.1, A1 A2, -2, -2, -1",
        "2.2, E3 F3, 2|0, 1, 1",
        "2.2, E1 F1, 2|0, 1, 1",
        "2.6, D1 E1 F1 F2, 0|-2||-5, -3, 2",
        "2.8, A3 A2 B2 A1 B1, 0|-8, -4, 4",
        "2.8, J4 J3 F2 G2 H2 J2 F1 G1 H1 J1, 0|-16||-17, -16, 1",
        "2.13, E3 F3, 2|0, 1, 1",
        "2.13, B4 B3 B2, 1*|-1*, 0, 1",
        "2.13, E1 F1 G1 H1, 1|-1, 0, 1",
        "2.16, D9 E9 F9, 3||2|0, 2, 1",
        "2.16, D6 E6 F6, 0|-2||-3, -2, 1",
        "2.16, C3 D3 E3 F3, 4||3|*, 3, 1",
        "2.16, B1 C1 D1 E1 F1, 6|||5||4|0, 5, 1",
    })
    void situationsHaveThePrintedGames(String id, String points, String game, String score, String move) {
        RegionValue value = value(Reference.of(id).board(), points);
        assertThat(value.isExact()).isTrue();
        assertThat(printer.text(value.atLeast())).isEqualTo(printer.text(calculator.value(game)));
        assertThat(thermographs.mean(value.atLeast())).hasToString(score);
        assertThat(thermographs.temperature(value.atLeast())).hasToString(move);
    }

    @ParameterizedTest
    @CsvSource({
        "2.13, '', E3 F3, 1*",
        "2.13, '', B4 B3 B2, *",
        "2.13, '', E1 F1 G1 H1, *",
        "2.16, '', D9 E9 F9, 2^",
        "2.16, '', D6 E6 F6, -2v",
        "2.16, '', C3 D3 E3 F3, 3+_1",
        "2.16, '', B1 C1 D1 E1 F1, 5 + {0|+_2}",
        "2.17, " + UP_AND_STAR + ", B4 C4 D4, 2^",
        "2.17, " + UP_AND_STAR + ", F4 G4 H4, 2^",
        "2.17, " + UP_AND_STAR + ", B2 C2 D2, *",
        "2.17, " + UP_AND_STAR + ", F2 G2 H2, *",
        "2.18, " + DOUBLE_UP + ", C5 D5, 1*",
        "2.18, " + DOUBLE_UP + ", F5 G5, 1*",
        "2.18, " + DOUBLE_UP + ", B3 C3 D3, 2^",
        "2.18, " + DOUBLE_UP + ", F3 G3 H3, 2^",
        "2.18, " + DOUBLE_UP + ", B1 C1 D1, 2^",
        "2.18, " + DOUBLE_UP + ", F1 G1 H1, 2^",
    })
    void chillingLeavesInfinitesimals(String id, String played, String points, String chilled) {
        Stones board = Reference.of(id).board();
        if (!played.isEmpty()) board = board.without(points(played, board.size()));
        int game = new Cooling(values, thermographs).chill(value(board, points).atLeast());
        assertThat(printer.text(game)).isEqualTo(printer.text(calculator.value(chilled)));
    }

    @Test
    void aContinuationAndAReply() {
        Exchange exchange = count("2.6", "D1 E1 F1 F2").black().orElseThrow();
        assertThat(exchange.score()).hasToString("-2");
        assertThat(exchange.sureGain()).hasToString("3");
        assertThat(exchange.reply()).hasToString("1");
    }

    @Test
    void aThreatAgainstEightStonesIsAnswered() {
        SituationCount count = count("2.8", "J4 J3 F2 G2 H2 J2 F1 G1 H1 J1");
        assertThat(count.score()).hasToString("-16");
        assertThat(count.blackMove()).hasToString("8");
        assertThat(count.whiteMove()).hasToString("1");
        assertThat(count.black().orElseThrow().sureGain()).hasToString("1");
    }

    private SituationCount count(String id, String points) {
        RegionValue value = value(Reference.of(id).board(), points);
        return new Counted(values, thermographs).count(value.atLeast()).orElseThrow();
    }

    @Test
    void aChainWithFiveCorridors() {
        RegionValue value = value(
                Reference.of("2.20").board(), "D2 D3 D4 D5 D6 D7 D8 E8 F8 G8 C6 B6 B7 B8 E6 F6 G6 H6 C4 B4 E4 F4 G4");
        assertThat(value.status()).isEqualTo(ProofStatus.THEOREM);
        assertThat(thermographs.mean(value.atLeast())).hasToString("71/16");
    }

    private static final String NEARLY_WHITE = "B9 C9 D9 A8 A7 B7 C7 A6 B6 C6 A5 B5 C5 A4 B4 C4 A3 B3 C3";
    private static final String NEARLY_BLACK = "G7 H7 G6 H6 J6 J5 J4 J3 F2 G2 H2 J2 G1 H1 J1";
    /** White filled 19 points, Black 15. */
    private static final int FILLED = 4;

    @Test
    void ofThreeMovesWorthOnePointOnlyOneDraws() {
        Stones board =
                filled(filled(Reference.of("2.9").board(), NEARLY_WHITE, Stones.WHITE), NEARLY_BLACK, Stones.BLACK);
        EndgameResult report = Endgame.solve(EndgameProblem.of(board, Side.BLACK), Budget.STANDARD);
        assertThat(report.isProven()).isTrue();
        assertThat(results(report, "F9 F4 D1")).containsExactly(FILLED, FILLED - 1, FILLED - 1);
        assertThat(report.best()).extracting(Suggestion::point).containsExactly(Reference.point("F9", 9));
    }

    @Test
    void withOneOfThemGoneAnotherDraws() {
        Stones board =
                filled(filled(Reference.of("2.9").board(), NEARLY_WHITE, Stones.WHITE), NEARLY_BLACK, Stones.BLACK);
        board = board.without(points("B1", 9));
        board = filled(filled(board, "C1", Stones.WHITE), "D1", Stones.BLACK);
        EndgameResult report = Endgame.solve(EndgameProblem.of(board, Side.BLACK), Budget.STANDARD);
        assertThat(report.isProven()).isTrue();
        assertThat(results(report, "F9 F4")).containsExactly(FILLED - 1, FILLED);
    }

    @Test
    void theSmallerMoveIsTheLastLargeOne() {
        Stones board = Reference.of("2.10").board().without(points("D9 G9 F1", 9));
        board = filled(board, "B9 A8 B8 A7 B7 A6 B6 A5 B5 A4 B4 A3 B3 A2 B2 B1", Stones.WHITE);
        EndgameResult report = Endgame.solve(EndgameProblem.of(board, Side.BLACK), Budget.STANDARD);
        assertThat(report.isProven()).isTrue();
        assertThat(report.regions())
                .filteredOn(ValuedRegion::isOpen)
                .extracting(place -> place.temperature().toString())
                .containsExactlyInAnyOrder("13/2", "5");
        assertThat(results(report, "D9 F1")).containsExactly(-1 + 16, 2 + 16);
        assertThat(report.best()).extracting(Suggestion::point).containsExactly(Reference.point("F1", 9));
    }

    /** One stone protects two weaknesses, so the right and the bottom side are one situation. */
    @Test
    void dependentSidesAreOneRegion() {
        Stones board = Reference.of("2.11").board().without(points("J6 J5 J4 H2 D1 E1 F1", 9));
        board = filled(board, "A9 B9 C9 D9 E9 F9 G9 H9 J9 A8 C8 E8 F8 G8 H8 J8 J7 A7 B7 C7 D7 E7", Stones.WHITE);
        Decomposition cut = Decomposition.of(board, Safety.ofGroups(board, 0));
        int right = Reference.point("J5", 9);
        int bottom = Reference.point("E1", 9);
        assertThat(cut.regions())
                .filteredOn(region -> region.points().contains(right))
                .singleElement()
                .matches(region -> region.points().contains(bottom));
    }

    /** That both corners of twelve points live is taken from the text. */
    @Test
    void aGameAndItsMirrorImageAreDrawn() {
        Stones board = Reference.of("2.19").board();
        for (Side side : Side.values()) {
            EndgameResult report = Endgame.solve(EndgameProblem.of(board, side).withWalls(), Budget.STANDARD);
            assertThat(report.isKnown()).isTrue();
            assertThat(results(report, "E1 E3 E7 E9")).containsOnly(0);
        }
        assertThat(replies(board, "E9")).containsExactly(Reference.point("E1", 9));
        assertThat(replies(board, "E7")).containsExactly(Reference.point("E3", 9));
    }

    /** Black's best moves after this white one. */
    private static List<Integer> replies(Stones board, String white) {
        Stones after = filled(board, white, Stones.WHITE);
        EndgameResult report =
                Endgame.solve(EndgameProblem.of(after, Side.BLACK).withWalls(), Budget.STANDARD);
        assertThat(report.low()).hasToString("0");
        return report.best().stream().map(Suggestion::point).toList();
    }

    @Test
    void aThreatAgainstNineStonesIsAnswered() {
        RegionValue value = value(Reference.of("A.1").board(), "J5 J6 G7 H7 J7 G8 H8 J8 G9 H9 J9");
        assertThat(printer.text(value.atLeast())).isEqualTo(printer.text(calculator.value("18 + {1||0|-18}")));
    }

    private static List<Integer> results(EndgameResult report, String moves) {
        return Arrays.stream(moves.split(" "))
                .map(name -> Reference.point(name, report.problem().stones().size()))
                .map(point -> report.moves().stream()
                        .filter(move -> move.point() == point)
                        .findFirst()
                        .orElseThrow())
                .map(move -> (int) move.low().numerator())
                .toList();
    }

    private static Stones filled(Stones stones, String names, byte colour) {
        byte[] colours = stones.toArray();
        for (int point : points(names, stones.size())) colours[point] = colour;
        return new Stones(stones.size(), colours);
    }
}
