package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;

final class CsvTest {
    @Test
    void onlyWhatWouldBeMisreadIsQuoted() {
        assertThat(Csv.line(List.of("a", "", "√2 b", "c=1, g=2", "say \"no\"")))
                .isEqualTo("a,,√2 b,\"c=1, g=2\",\"say \"\"no\"\"\"");
    }

    @Test
    void whateverIsWrittenIsReadAgain() {
        Rng rng = new Rng(3);
        List<List<String>> rows = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            List<String> row = List.of(word(rng), word(rng), word(rng));
            rows.add(row);
            text.append(Csv.line(row)).append('\n');
        }
        assertThat(Csv.rows(text.toString())).isEqualTo(rows);
    }

    private static String word(Rng rng) {
        StringBuilder word = new StringBuilder();
        for (int i = rng.nextInt(6); i > 0; i--) word.append("ab,\"\n\r ".charAt(rng.nextInt(7)));
        return word.toString();
    }

    @Test
    void endsOfLinesOfOtherSystemsAreEndsOfLines() {
        assertThat(Csv.rows("a,b\r\nc,d")).containsExactly(List.of("a", "b"), List.of("c", "d"));
        assertThat(Csv.rows("")).isEmpty();
    }

    @Test
    void anOpenQuotationIsRefused() {
        assertThatThrownBy(() -> Csv.rows("a,\"b\nc")).isInstanceOf(InputException.class);
    }
}
