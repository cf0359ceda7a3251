package tesuji.lab.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;

final class RunFolderTest {
    private static final RunSettings SETTINGS = settings("flat", 100);

    @TempDir
    private Path folder = Path.of("");

    private static RunSettings settings(String player, long steps) {
        return RunSettings.of(new PlayerSpec(player, Limits.steps(steps), 1), 7, suites("abc"));
    }

    private static List<ProblemSuite> suites(String digest) {
        return List.of(new ProblemSuite("ko", Path.of("ko.tst"), digest, List.of(), List.of()));
    }

    private static ProblemResult result(String id, Verdict verdict) {
        return new ProblemResult("ko", id, 3, "reg_genmove b", "[D4]", "D4", verdict);
    }

    private void keep(RunSettings settings, boolean complete, ProblemResult... results) {
        try (RunFolder run = RunFolder.open(folder, settings)) {
            for (ProblemResult result : results) run.keep(result);
            if (complete) run.complete();
        }
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void aStoppedRunGoesOn() throws IOException {
        keep(SETTINGS, false, result("10", Verdict.PASSED));
        try (RunFolder run = RunFolder.open(folder, SETTINGS)) {
            assertThat(run.number()).isEqualTo(1);
            assertThat(run.kept()).containsExactly(result("10", Verdict.PASSED));
            assertThat(run.hasEarlier()).isFalse();
            run.keep(result("20", Verdict.NOT_APPLICABLE));
        }
        try (RunFolder run = RunFolder.open(folder, SETTINGS)) {
            assertThat(run.kept()).containsExactly(result("10", Verdict.PASSED), result("20", Verdict.NOT_APPLICABLE));
        }
        assertThat(files()).containsExactly("flat-0001.jsonl");
    }

    @Test
    void aCompleteRunIsComparedWithTheNext() throws IOException {
        keep(SETTINGS, true, result("10", Verdict.PASSED), result("20", Verdict.FAILED), result("30", Verdict.ERROR));
        try (RunFolder run = RunFolder.open(folder, SETTINGS)) {
            assertThat(run.number()).isEqualTo(2);
            assertThat(run.kept()).isEmpty();
            assertThat(run.hasEarlier()).isTrue();
            assertThat(run.earlier(result("10", Verdict.FAILED))).contains(Verdict.PASSED);
            assertThat(run.earlier(result("20", Verdict.PASSED))).contains(Verdict.FAILED);
            assertThat(run.earlier(result("30", Verdict.PASSED))).isEmpty();
            assertThat(run.earlier(result("40", Verdict.PASSED))).isEmpty();
        }
        assertThat(files()).containsExactly("flat-0001.jsonl", "flat-0002.jsonl");
    }

    @Test
    void theNewestEarlierRunCounts() {
        keep(SETTINGS, true, result("10", Verdict.PASSED), result("20", Verdict.PASSED));
        keep(SETTINGS, true, result("10", Verdict.FAILED));
        try (RunFolder run = RunFolder.open(folder, SETTINGS)) {
            assertThat(run.earlier(result("10", Verdict.PASSED))).contains(Verdict.FAILED);
            assertThat(run.earlier(result("20", Verdict.PASSED))).isEmpty();
        }
    }

    @Test
    void runsUnderOtherConditionsAreNotCompared() {
        keep(SETTINGS, true, result("10", Verdict.PASSED));
        PlayerSpec steps = new PlayerSpec("flat", Limits.steps(100), 1);
        PlayerSpec timed = new PlayerSpec("flat", Limits.time(Duration.ofSeconds(1)), 1);
        PlayerSpec threads = new PlayerSpec("flat", Limits.steps(100), 2);
        List<RunSettings> others = List.of(
                settings("flat", 200),
                RunSettings.of(timed, 7, suites("abc")),
                RunSettings.of(threads, 7, suites("abc")),
                RunSettings.of(steps, 8, suites("abc")),
                RunSettings.of(steps, 7, suites("abd")));
        for (RunSettings other : others) {
            try (RunFolder run = RunFolder.open(folder, other)) {
                assertThat(run.hasEarlier()).as("%s", other).isFalse();
                run.keep(result("10", Verdict.FAILED));
            }
        }
        try (RunFolder run = RunFolder.open(folder, SETTINGS)) {
            assertThat(run.earlier(result("10", Verdict.FAILED))).contains(Verdict.PASSED);
        }
    }

    @Test
    void aStoppedRunOfOtherSettingsStays() throws IOException {
        keep(SETTINGS, false, result("10", Verdict.PASSED));
        keep(settings("flat", 200), false, result("10", Verdict.FAILED));
        assertThat(files()).containsExactly("flat-0001.jsonl", "flat-0002.jsonl");
        assertThat(folder.resolve("flat-0001.jsonl")).content().contains("\"simulations\":100", "\"passed\"");
    }

    @Test
    void otherPlayersHaveOtherFiles() throws IOException {
        keep(SETTINGS, true, result("10", Verdict.PASSED));
        RunSettings program = RunSettings.ofProgram("gtp:gnugo --mode gtp", List.of());
        try (RunFolder run = RunFolder.open(folder, program)) {
            assertThat(run.number()).isEqualTo(1);
            assertThat(run.hasEarlier()).isFalse();
        }
        assertThat(files()).hasSize(2).anyMatch(name -> name.matches("gtp-gnugo-mode-gtp-[0-9a-f]{8}-0001.jsonl"));
    }

    @Test
    void aTornLineIsSetAside() throws IOException {
        keep(SETTINGS, false, result("10", Verdict.PASSED));
        Path file = folder.resolve("flat-0001.jsonl");
        Files.writeString(file, "{\"suite\":\"k", StandardOpenOption.APPEND);
        try (RunFolder run = RunFolder.open(folder, SETTINGS)) {
            assertThat(run.kept()).containsExactly(result("10", Verdict.PASSED));
            assertThat(run.notice())
                    .hasValueSatisfying(notice -> assertThat(notice).contains("A line of", "aside"));
            run.keep(result("20", Verdict.FAILED));
        }
        assertThat(file).content().endsWith("\"failed\"}\n").doesNotContain("\"k{");
    }

    @Test
    void oneProgramWorksAtATime() {
        try (RunFolder first = RunFolder.open(folder, SETTINGS)) {
            assertThat(first.notice()).isEqualTo(Optional.empty());
            assertThatThrownBy(() -> RunFolder.open(folder, SETTINGS))
                    .isInstanceOf(InputException.class)
                    .hasMessage("Another run of flat is writing to " + folder + " just now.");
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsASentence() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> RunFolder.open(file, SETTINGS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be written to");
    }

    @Test
    void timeIsASettingToo() {
        PlayerSpec timed = new PlayerSpec("flat", Limits.time(Duration.ofMillis(1500)), 1);
        assertThat(RunSettings.of(timed, 1, List.of())).isEqualTo(new RunSettings("flat", 0, 1.5, 1, 1, List.of()));
    }
}
