package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.picture.Boards;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * The problem that stumped masters of the ninth degree (Berlekamp and Wolfe 1994): White to move wins by one point. The
 * values are those of Frejlak 2020, §4.3, with the settled points that hang together with a region counted in.
 */
final class StumpingProblemTest {
    private static final int SIZE = 19;

    @Test
    void whiteWinsByOnePoint() {
        Stones board = Reference.of("4.2").board();
        assertThat(IntStream.range(0, 361).filter(point -> board.at(point) == Stones.BLACK))
                .hasSize(114);
        assertThat(IntStream.range(0, 361).filter(point -> board.at(point) == Stones.WHITE))
                .hasSize(113);
        EndgameResult report = Boards.stumping();
        assertThat(report.problem())
                .isEqualTo(EndgameProblem.of(board, Side.WHITE).withWalls());

        assertThat(report.low()).hasToString("-1");
        assertThat(report.high()).hasToString("-1");
        assertThat(report.isKnown()).isTrue();
        assertThat(report.isProven()).as("groups are assumed to live").isFalse();
        assertThat(report.assumedGroups()).isNotEmpty();
        List<String> best = report.best().stream()
                .map(move -> Reference.name(move.point(), SIZE))
                .toList();
        // O8 threatens to cut; Black answers at N8, which changes nothing, and White is to move again
        assertThat(best).containsExactlyInAnyOrder("S14", "Q16", "Q10", "R9", "Q7", "O8");
        assertThat(best.get(0)).isEqualTo("S14");
        for (String name : Reference.of("4.2").marked("cross")) {
            Suggestion move = report.moves().stream()
                    .filter(some -> some.point() == Reference.point(name, SIZE))
                    .findFirst()
                    .orElseThrow();
            assertThat(move.high()).describedAs(name).hasToString(best.contains(name) ? "-1" : "0");
        }

        Dyadic numbers = report.settled();
        for (ValuedRegion place : report.regions()) numbers = numbers.plus(place.mean());
        assertThat(numbers).isEqualTo(Dyadic.ZERO);

        assertChilled(report, "C19", "593/64");
        assertChilled(report, "A3", "657/128 - 6"); // White's A11 and A12, and two stones that Black has lost
        assertChilled(report, "H2", "-345/64 + 5"); // Black's five points around E5
        assertChilled(report, "C13", "-769/128");
        assertChilled(report, "S14", "4 + {0|+_1}");
        assertChilled(report, "Q16", "6 + {0||0|+_{3/2}}");
        assertChilled(report, "T3", "-6 + {{-_2|0}|0}");
        // Black's point N8 counted in; White can threaten to capture three stones, which are worth eight points
        assertChilled(report, "R9", "-4 + {0||||0|||0||0|-4}");
        assertChilled(report, "P18", "-7 + {{{-_2|0}|0}|0}");
        for (String dame : List.of("C3", "H7", "O11", "E13")) assertChilled(report, dame, "0");
    }

    private static void assertChilled(EndgameResult report, String name, String chilled) {
        Printer printer = new Printer(report.values(), false);
        ValuedRegion place = placeAt(report, name);
        assertThat(place.value().isExact()).describedAs(name).isTrue();
        assertThat(printer.text(place.chilled()))
                .describedAs(name)
                .isEqualTo(printer.text(new Calculator(report.values()).value(chilled)));
    }

    private static ValuedRegion placeAt(EndgameResult report, String name) {
        int point = Reference.point(name, SIZE);
        return report.regions().stream()
                .filter(place -> place.region().points().contains(point))
                .findFirst()
                .orElseThrow();
    }

    /** Nobody has shown what the answers cost by which all the walls live, so without them next to nothing is known. */
    @Test
    void withoutGivenWallsNothingIsKnown() {
        EndgameResult report =
                Endgame.solve(EndgameProblem.of(Reference.of("4.2").board(), Side.WHITE), Budget.STANDARD);
        assertThat(report.low()).isLessThan(Dyadic.of(-1));
        assertThat(report.high()).isGreaterThan(Dyadic.ONE);
        assertThat(report.isKnown()).isFalse();
        assertThat(report.assumedGroups()).isEmpty();
    }
}
