package tesuji.desk.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.value.Values;

final class ThermographWallsTest {
    /** The three pictures of the documents, a number, and a wall with a bend. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4|0; 0 4, 2 2; 0 0, 2 2",
                "5||4|0; 0 5, 1 4; 0 4",
                "3||2|0; 0 3, 1 2; 0 2",
                "7/2; 0 7/2; 0 7/2",
                "10||2|0; 0 10, 9/2 11/2; 0 2, 1 2, 9/2 11/2"
            })
    void wallsGoFromBreakpointToBreakpoint(String game, String left, String right) {
        Calculator calculator = new Calculator(new Values(1_000));
        ThermographWalls walls = ThermographWalls.of(calculator.thermographs().of(calculator.value(game)));
        assertThat(text(walls.left())).isEqualTo(left);
        assertThat(text(walls.right())).isEqualTo(right);
    }

    private static String text(List<ThermographWalls.Breakpoint> wall) {
        return String.join(
                ", ",
                wall.stream()
                        .map(point -> point.temperature() + " " + point.value())
                        .toList());
    }
}
