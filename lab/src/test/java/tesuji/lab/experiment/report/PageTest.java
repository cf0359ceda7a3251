package tesuji.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.lab.experiment.ReportTable;

/** Columns of numbers stand at the right, however their shares are written; all others are text. */
final class PageTest {
    private static String page(String cell) {
        ReportTable table = new ReportTable(
                "shares",
                "All shares.",
                List.of("who", "how many"),
                List.of(List.of("one", "100"), List.of("two", cell)));
        return new KeptReport("shares", "nobody", "?", "!", "", List.of(), List.of(table)).page();
    }

    @ParameterizedTest
    @ValueSource(strings = {"45.0%", "45.0 %", "-0.5", "1,109", ""})
    void aColumnOfNumbersStandsAtTheRight(String cell) {
        assertThat(page(cell))
                .contains("<th>who</th><th class=\"number\">how many</th>")
                .contains("<td>two</td><td class=\"number\">" + cell + "</td>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"45.0%!", "%45", "a few", "45% 50%"})
    void aColumnWithAWordIsText(String cell) {
        assertThat(page(cell))
                .contains("<th>who</th><th>how many</th>")
                .contains("<td>one</td><td>100</td>", "<td>two</td><td>" + cell + "</td>");
    }
}
