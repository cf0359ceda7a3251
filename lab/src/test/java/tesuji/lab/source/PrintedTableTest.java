package tesuji.lab.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PrintedTableTest {
    @Test
    void cellsAreFoundByRowAndColumn() {
        PrintedTable table = PrintedTable.read("goluch/table-6-2");
        assertThat(table.columns()).containsExactly("board", "A", "B2", "B1", "C", "D", "E and F", "bound");
        List<String> row = table.row("3×5").orElseThrow();
        assertThat(table.cell(row, "B1")).isEqualTo("5987");
        assertThat(table.cell(table.row("6×5").orElseThrow(), "C")).isEmpty();
        assertThat(table.row("9×9")).isEmpty();
    }

    @Test
    void whatIsNotThereIsRefused() {
        PrintedTable table = PrintedTable.read("goluch/table-6-2");
        assertThatThrownBy(() -> PrintedTable.read("goluch/table-9-9")).hasMessageContaining("no table");
        assertThatThrownBy(() -> table.cell(table.rows().get(0), "Z")).hasMessageContaining("no column Z");
        assertThatThrownBy(() -> new PrintedTable(List.of("a", "b"), List.of(List.of("1"))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
