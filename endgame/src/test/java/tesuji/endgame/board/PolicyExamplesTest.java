package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Corners with two or three open situations, Black to move (Frejlak 2020, §4.2). */
final class PolicyExamplesTest {
    private static final int SIZE = 11;

    private static EndgameResult report(Stones stones) {
        return Endgame.solve(EndgameProblem.of(stones, Side.BLACK), Budget.STANDARD);
    }

    private static Suggestion move(EndgameResult report, String name) {
        int size = report.problem().stones().size();
        int point = Reference.cornerPoint(name, size);
        return report.moves().stream()
                .filter(move -> move.point() == point)
                .findFirst()
                .orElseThrow();
    }

    private static List<Integer> points(List<Suggestion> moves) {
        return moves.stream().map(Suggestion::point).toList();
    }

    /** The points that are decided, which the printed results leave out. */
    private static Dyadic decided(EndgameResult report) {
        Dyadic sum = report.settled();
        for (ValuedRegion place : report.regions()) if (!place.isOpen()) sum = sum.plus(place.mean());
        return sum;
    }

    /** In this one a position of the upper corner can come back, so there are bounds; see below. */
    private static final String LOOPY = "policy-2-3";

    @ParameterizedTest
    @CsvSource({
        "policy-1-1, 3|*, 2|0, 3, 2",
        "policy-1-2, 5|*, 0|-4, 1, 0",
        "policy-1-3, 4*|-3, 6|0, 4, 3",
        "policy-1-4, *|-7, 1|-5, -5, -6",
        "policy-2-1, 0|-2||-5, 4||1|*, 0, -1",
        "policy-2-2, 8||2*|*, 0|-4||-7, 1, 0",
        "policy-2-4, 6||-1|-3, 0|-4||-7, -1, -3",
        "policy-4-1, 0|-4||-7, 3|-3, -3, -4",
        "policy-4-2, 0|-6||-7, 3|-3, -3, -4",
        "policy-4-3, 1*|-1*, 3||2|0, 3, 2",
        "policy-4-4, 3||2|0, 2|0, 4, 3",
    })
    void onlyTheCrossIsBest(String id, String cross, String square, String right, String wrong) {
        Reference example = Reference.of(id);
        EndgameResult report = report(example.corner());
        Calculator calculator = new Calculator(report.values());
        String best = example.marked("cross").get(0);
        assertThat(valueAt(report, best)).isEqualTo(calculator.value(cross));
        assertThat(example.marked("square").stream().map(name -> valueAt(report, name)))
                .contains(calculator.value(square));
        assertThat(points(report.best())).containsExactly(Reference.cornerPoint(best, SIZE));
        assertThat(report.isProven()).isTrue();
        assertThat(report.low().minus(decided(report))).hasToString(right);
        for (String name : example.marked("square"))
            assertThat(move(report, name).high().minus(decided(report))).hasToString(wrong);
    }

    @ParameterizedTest
    @CsvSource({
        "policy-3-1, 2|-4, 0|-6, -4",
        "policy-3-2, 0|-2||-5, 0|-2||-5, -5",
        "policy-3-3, 5|2*||1*, 4||3|*, 5",
        "policy-3-4, 5|-1||-2, 7||6|0, 5",
    })
    void bothTrianglesAreBest(String id, String one, String other, String result) {
        Reference example = Reference.of(id);
        EndgameResult report = report(example.corner());
        Calculator calculator = new Calculator(report.values());
        assertThat(example.marked("triangle").stream().map(name -> valueAt(report, name)))
                .containsExactlyInAnyOrder(calculator.value(one), calculator.value(other));
        for (String name : example.marked("triangle")) {
            assertThat(points(report.best())).contains(Reference.cornerPoint(name, SIZE));
            assertThat(move(report, name).low().minus(decided(report))).hasToString(result);
        }
        assertThat(report.isProven()).isTrue();
    }

    /** The upper corner has lines in which a position comes back; they do not matter. */
    @Test
    void positionsThatComeBackNeedNotMatter() {
        Reference example = Reference.of(LOOPY);
        EndgameResult report = report(example.corner());
        Calculator calculator = new Calculator(report.values());
        assertThat(valueAt(report, "C15")).isEqualTo(calculator.value("5||2|0"));
        ValuedRegion upper = placeAt(report, "C18");
        int printed = calculator.value("1|-1||-3*");
        assertThat(upper.value().status()).isEqualTo(ProofStatus.EXACT);
        assertThat(upper.value().atLeast()).isEqualTo(printed);
        assertThat(points(report.best())).containsExactly(Reference.cornerPoint("C15", SIZE));
        assertThat(report.isProven()).isTrue();
        assertThat(report.low().minus(move(report, "C18").low())).isEqualTo(Dyadic.ONE);
    }

    /** With one corner alone a wrong entrance costs nothing. */
    @ParameterizedTest
    @CsvSource({
        "policy-5-1, -2v, -129/32",
        "policy-5-2, -2v, -5v4*",
        "policy-5-3, -4 + {-_1|0}, -5 + {{-_1|0}|0}",
        "policy-5-4, -4 + {-_1|0}, -5 + {-_2|0}",
    })
    void oneCornerForgivesEntrances(String id, String shorter, String longer) {
        Reference example = Reference.of(id);
        EndgameResult report = report(example.corner());
        Calculator calculator = new Calculator(report.values());
        List<String> marked =
                example.marks().values().stream().flatMap(List::stream).toList();
        assertThat(marked.stream().map(name -> placeAt(report, name).chilled()))
                .containsExactlyInAnyOrder(calculator.value(shorter), calculator.value(longer));
        assertThat(points(report.best()))
                .containsExactlyInAnyOrderElementsOf(marked.stream()
                        .map(name -> Reference.cornerPoint(name, SIZE))
                        .toList());
    }

    /** With the mirror image opposite, in which White has entered one corridor, everything else costs a point. */
    @ParameterizedTest
    @CsvSource({
        "policy-5-1, D17, D17, F19",
        "policy-5-2, D17, D17 F19,",
        "policy-5-3, E17, E17, F19",
        "policy-5-4, D19, D19, E17",
    })
    void twoCornersForgiveNothing(String id, String entered, String right, String wrong) {
        EndgameResult report = report(Reference.of(id).twoCorners(entered));
        assertThat(report.isProven()).isTrue();
        assertThat(report.low()).isEqualTo(Dyadic.ZERO);
        List<Integer> best =
                names(right).map(name -> Reference.cornerPoint(name, 14)).toList();
        assertThat(points(report.best())).containsExactlyInAnyOrderElementsOf(best);
        Dyadic lost = Dyadic.of(-1);
        assertThat(names(wrong).map(name -> move(report, name).high())).allMatch(lost::equals);
        assertThat(report.moves().stream()
                        .filter(move -> !best.contains(move.point()))
                        .map(Suggestion::high))
                .allMatch(result -> result.compareTo(lost) <= 0)
                .filteredOn(lost::equals) // both ways to block a corridor, and the wrong entrance
                .hasSize(wrong == null ? 2 : 3);
    }

    private static Stream<String> names(String list) {
        return list == null ? Stream.empty() : Arrays.stream(list.split(" "));
    }

    private static int valueAt(EndgameResult report, String name) {
        ValuedRegion place = placeAt(report, name);
        assertThat(place.value().status()).isEqualTo(ProofStatus.EXACT);
        return place.value().atLeast();
    }

    private static ValuedRegion placeAt(EndgameResult report, String name) {
        return report.regions().get(move(report, name).region());
    }
}
