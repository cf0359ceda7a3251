package tesuji.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;

final class WorkplaceTest {
    private static final Coins COINS = new Coins(20, -1);

    @TempDir
    private Path folder = Path.of("");

    private List<List<String>> run(Path into) throws InterruptedException {
        try (Workplace at = Workplaces.small(into, COINS)) {
            COINS.run(at);
            return at.rows(Coins.THROWS);
        }
    }

    @Test
    void whatWasStoppedGoesOnAndBecomesTheSame() throws Exception {
        List<List<String>> whole = run(folder.resolve("whole"));
        assertThat(whole).hasSize(20);
        Path stopped = folder.resolve("stopped");
        Coins coins = new Coins(20, 7);
        try (Workplace at = Workplaces.small(stopped, coins)) {
            assertThatThrownBy(() -> coins.run(at)).isInstanceOf(InterruptedException.class);
            assertThat(at.rows(Coins.THROWS)).isEqualTo(whole.subList(0, 7));
        }
        assertThat(run(stopped)).isEqualTo(whole);
        assertThat(Files.readString(stopped.resolve("coins.jsonl")))
                .isEqualTo(Files.readString(folder.resolve("whole/coins.jsonl")));
    }

    @Test
    void nothingIsDoneTwice() throws Exception {
        run(folder);
        List<Long> told = new ArrayList<>();
        try (Workplace at = Workplace.open(folder, COINS, Scale.SMALL, 1, Workplaces.tools(), told::add)) {
            COINS.run(at);
            assertThat(at.done()).isEqualTo(20);
        }
        assertThat(told).isEmpty();
    }

    @Test
    void aRowThatWasCutOffIsMadeAgain() throws Exception {
        List<List<String>> whole = run(folder);
        Path file = folder.resolve("coins.jsonl");
        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.length() - 5));
        assertThat(run(folder)).isEqualTo(whole);
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    @Test
    void whatCannotBeReadIsSetAsideAndMadeAgain() throws Exception {
        List<List<String>> whole = run(folder);
        Path file = folder.resolve("coins.jsonl");
        List<String> lines = Files.readAllLines(file);
        String torn = lines.get(3).substring(9) + lines.get(4);
        lines.set(4, torn);
        lines.add(7, lines.get(6));
        Files.write(file, lines);
        try (Workplace at = Workplaces.small(folder, COINS)) {
            assertThat(at.done()).isEqualTo(19);
            assertThat(at.notice())
                    .contains("2 lines of " + file + " could not be used and were moved to " + file
                            + ".aside; 19 rows were kept.");
            COINS.run(at);
        }
        assertThat(Files.readAllLines(folder.resolve("coins.jsonl.aside"))).containsExactly(torn, lines.get(6));
        assertThat(run(folder)).containsExactlyInAnyOrderElementsOf(whole);
    }

    /** Rows whose conditions nobody knows are not taken for those of this run. */
    @Test
    void rowsWithoutConditionsAreRefused() throws Exception {
        run(folder);
        Path file = folder.resolve("coins.jsonl");
        String text = Files.readString(file);
        Files.writeString(file, text.substring(20));
        assertThatThrownBy(() -> Workplaces.small(folder, COINS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("its first line, which tells the conditions, is damaged");
        assertThat(file).hasContent(text.substring(20));
    }

    @Test
    void rowsOfOtherConditionsAreRefused() throws Exception {
        run(folder);
        assertThatThrownBy(() -> Workplaces.open(folder, COINS, 2))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("other conditions (small, seed 1, 20 throws)");
        assertThatThrownBy(() -> Workplaces.small(folder, new Coins(30, -1))).isInstanceOf(InputException.class);
    }

    @Test
    void somethingElseIsRefused() throws IOException {
        Files.writeString(folder.resolve("coins.jsonl"), "heads\n", StandardOpenOption.CREATE);
        assertThatThrownBy(() -> Workplaces.small(folder, COINS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is not the ledger of an experiment");
    }

    @Test
    void oneRunAtATime() {
        try (Workplace first = Workplaces.small(folder, COINS)) {
            assertThat(first.done()).isZero();
            assertThatThrownBy(() -> Workplaces.small(folder, COINS))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("Another run is writing");
        }
    }

    @Test
    void whoeverIsClosedTakesNoMoreRows() {
        Workplace at = Workplaces.small(folder, COINS);
        at.close();
        assertThatThrownBy(() -> COINS.run(at)).isInstanceOf(InterruptedException.class);
        assertThat(at.rows(Coins.THROWS)).isEmpty();
    }
}
