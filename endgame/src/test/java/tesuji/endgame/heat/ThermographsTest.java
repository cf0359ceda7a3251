package tesuji.endgame.heat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.endgame.RandomGames;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** Walls drawn by hand, and the laws of means, temperatures, cooling and heating on random games. */
final class ThermographsTest {
    private static final int ROUNDS = 150;

    private final Calculator calculator = new Calculator(new Values(500_000));
    private final Values values = calculator.values();
    private final Thermographs thermographs = calculator.thermographs();
    private final RandomGames random = new RandomGames(values, 3);

    /** Each wall from hot to cold: the temperatures at which it turns, and the slopes above, between and below them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "3||2|1 ; 9/4 [3/4] [0, -1] ; 9/4 [3/4, 1/2] [0, 1, 0]",
                "3||2*|1* ; 9/4 [3/4] [0, -1] ; 9/4 [3/4, 1/2, 0] [0, 1, 0, 1]",
                "7|0 ; 7/2 [7/2] [0, -1] ; 7/2 [7/2] [0, 1]",
                "10|1||0 ; 1 [9/2] [0, 0] ; 1 [1] [0, 1]",
                "5 ; 5 [] [0] ; 5 [] [0]",
            })
    void wallsAreDrawn(String game, String left, String right) {
        Thermograph graph = thermographs.of(calculator.value(game));
        assertThat(described(graph.right())).isEqualTo(right.strip());
        if (!left.contains("[0, 0]")) assertThat(described(graph.left())).isEqualTo(left.strip());
    }

    private static String described(Trajectory wall) {
        List<Trajectory.Corner> corners = wall.corners();
        StringBuilder temperatures = new StringBuilder();
        StringBuilder slopes = new StringBuilder();
        for (int i = corners.size() - 1; i >= 0; i--) {
            if (i > 0)
                temperatures
                        .append(i < corners.size() - 1 ? ", " : "")
                        .append(corners.get(i).temperature());
            slopes.append(i < corners.size() - 1 ? ", " : "").append(wall.slope(i));
        }
        return corners.get(corners.size() - 1).value() + " [" + temperatures + "] [" + slopes + "]";
    }

    @Test
    void theHardestExampleTurnsFourTimes() {
        Thermograph graph = thermographs.of(calculator.value("3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}"));
        assertThat(graph.right().corners().stream()
                        .map(corner -> corner.temperature().toString()))
                .containsExactly("-1", "0", "1/4", "7/8", "21/16");
    }

    @Test
    void meansAddAndTemperaturesDoNotRise() {
        for (int i = 0; i < ROUNDS; i++) {
            int g = random.hot(3, 4);
            int h = random.hot(3, 4);
            int sum = values.plus(g, h);
            assertThat(thermographs.mean(sum)).isEqualTo(thermographs.mean(g).plus(thermographs.mean(h)));
            assertThat(thermographs.temperature(sum))
                    .isLessThanOrEqualTo(thermographs.temperature(g).max(thermographs.temperature(h)));
        }
    }

    @Test
    void wallsEndInTheStopsAndEncloseTheMean() {
        for (int i = 0; i < ROUNDS; i++) {
            int game = random.hot(4, 4);
            Thermograph graph = thermographs.of(game);
            assertThat(graph.left().value(Dyadic.ZERO)).isEqualTo(values.leftStop(game));
            assertThat(graph.right().value(Dyadic.ZERO)).isEqualTo(values.rightStop(game));
            assertThat(graph.mean()).isBetween(values.rightStop(game), values.leftStop(game));
            assertThat(thermographs.of(values.negative(game))).isEqualTo(graph.mirrored());
        }
    }

    @Test
    void aNumberMovesTheMastAndNothingElse() {
        for (int i = 0; i < ROUNDS; i++) {
            int game = random.hot(3, 4);
            Dyadic x = random.number(3);
            if (values.isNumber(game)) continue;
            int moved = values.plus(game, values.number(x));
            assertThat(thermographs.mean(moved))
                    .isEqualTo(thermographs.mean(game).plus(x));
            assertThat(thermographs.temperature(moved)).isEqualTo(thermographs.temperature(game));
        }
    }

    @Test
    void wallsAreTheStopsOfTheCooledGame() {
        Cooling cooling = calculator.cooling();
        for (int i = 0; i < ROUNDS; i++) {
            int game = random.hot(3, 4);
            Dyadic by = random.number(1).absolute();
            int cooled = cooling.cool(game, by);
            Thermograph graph = thermographs.of(game);
            assertThat(values.leftStop(cooled)).isEqualTo(graph.left().value(by));
            assertThat(values.rightStop(cooled)).isEqualTo(graph.right().value(by));
        }
    }

    @Test
    void coolingIsLinearAndAddsUp() {
        Cooling cooling = calculator.cooling();
        for (int i = 0; i < ROUNDS; i++) {
            int g = random.hot(3, 3);
            int h = random.hot(2, 3);
            Dyadic s = random.number(1).absolute();
            Dyadic t = random.number(1).absolute();
            assertThat(cooling.cool(values.plus(g, h), t))
                    .isEqualTo(values.plus(cooling.cool(g, t), cooling.cool(h, t)));
            assertThat(cooling.cool(cooling.cool(g, s), t)).isEqualTo(cooling.cool(g, s.plus(t)));
            Dyadic above = thermographs.temperature(g).max(Dyadic.ZERO).plus(Dyadic.of(1, 3));
            assertThat(cooling.cool(g, above)).isEqualTo(values.number(thermographs.mean(g)));
            int frozen = cooling.freeze(g);
            assertThat(values.leftStop(frozen)).isEqualTo(values.rightStop(frozen));
        }
    }

    @Test
    void coolingUndoesHeating() {
        Heating heating = new Heating(values);
        for (int i = 0; i < ROUNDS; i++) {
            int small = random.allSmall(3);
            for (int t = 1; t <= 3; t++) {
                int heated = heating.heat(small, values.number(t));
                assertThat(calculator.cooling().cool(heated, Dyadic.of(t))).isEqualTo(small);
            }
        }
    }

    /** Blocked corridors of n points: {@code b(1) = *}, {@code b(n) = {n-1|b(n-1)}} (Berlekamp and Wolfe 1994). */
    @Test
    void warmingUndoesTheChillingOfCorridorsUpToAStar() {
        Heating heating = new Heating(values);
        int star = values.simple(Dyadic.ZERO, 0, 1);
        int corridor = star;
        for (int n = 2; n <= 12; n++) {
            corridor = values.game(values.number(n - 1), corridor);
            int chilled = calculator.cooling().chill(corridor);
            Dyadic score = Dyadic.of(n - 2).plus(Dyadic.of(1, n - 1));
            assertThat(chilled).isEqualTo(values.number(score));
            assertThat(thermographs.mean(corridor)).isEqualTo(score);
            assertThat(thermographs.temperature(corridor)).isEqualTo(Dyadic.ONE.minus(Dyadic.of(1, n - 1)));
            assertThat(values.minus(heating.warm(chilled), corridor)).isIn(Values.ZERO, star);
        }
    }
}
