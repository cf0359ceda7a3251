package tesuji.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.Values;

/** Values that the literature and other programs agree on; the list lies in {@code facts.txt}. */
final class FactsTest {
    private final Calculator calculator = new Calculator(new Values(100_000));
    private final Values values = calculator.values();

    static Stream<Arguments> facts() throws IOException {
        try (InputStream file = Objects.requireNonNull(FactsTest.class.getResourceAsStream("facts.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> line.contains("=>"))
                            .map(line -> Arguments.of(
                                    line.substring(0, line.indexOf(' ')),
                                    line.substring(line.indexOf(' '), line.indexOf("=>"))
                                            .strip(),
                                    line.substring(line.indexOf("=>") + 2).strip()))
                            .toList()
                            .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("facts")
    void holds(String question, String game, String answer) {
        if (question.equals("compare")) {
            String[] pair = game.split(" , ");
            assertThat(values.compare(calculator.value(pair[0]), calculator.value(pair[1]))
                            .sign())
                    .isEqualTo(answer);
            return;
        }
        int value = calculator.value(game);
        switch (question) {
            case "value" -> assertSame(value, answer);
            case "chilled" -> assertSame(calculator.cooling().chill(value), answer);
            case "atomic-weight" -> assertSame(calculator.weights().of(value).orElseThrow(), answer);
            case "mean" -> assertThat(calculator.thermographs().mean(value)).hasToString(answer);
            case "temperature" ->
                assertThat(calculator.thermographs().temperature(value)).hasToString(answer);
            case "left-stop" -> assertThat(values.leftStop(value)).hasToString(answer);
            case "right-stop" -> assertThat(values.rightStop(value)).hasToString(answer);
            case "outcome" -> assertThat(values.outcome(value)).hasToString(answer);
            case "birthday" -> assertThat(values.birthday(value)).hasToString(answer);
            default -> throw new IllegalArgumentException(question);
        }
        assertThat(calculator.value(new Printer(values, true).text(value))).isEqualTo(value);
        assertThat(calculator.value(new Printer(values, false).text(value))).isEqualTo(value);
    }

    /** Equal games are the same handle. */
    private void assertSame(int value, String answer) {
        Printer printer = new Printer(values, true);
        assertThat(printer.text(value)).isEqualTo(printer.text(calculator.value(answer)));
        assertThat(value).isEqualTo(calculator.value(answer));
    }
}
