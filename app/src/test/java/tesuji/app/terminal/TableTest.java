package tesuji.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class TableTest {
    private static String printed(Table table) {
        StringWriter text = new StringWriter();
        table.print(new PrintWriter(text, true), Style.PLAIN);
        return text.toString();
    }

    @Test
    void alignsItsColumns() {
        Table table = new Table("name", ">count", "note");
        table.add("a", "12,345", "●");
        table.add("longer", "6", "");
        assertThat(printed(table))
                .isEqualToNormalizingNewlines("  name     count  note\n  a       12,345  ●\n  longer       6\n");
    }

    @Test
    void needsNoHeads() {
        Table table = new Table(">", "");
        table.add("9", "x");
        table.add("10", "y");
        assertThat(printed(table)).isEqualToNormalizingNewlines("   9  x\n  10  y\n");
    }

    @Test
    void wantsACellForEveryColumn() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Table("a", "b").add("x"));
    }
}
