package tesuji.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.SourceRules.Source;

/** The sources keep to the rules, and the rules notice who does not. */
final class SourceRulesTest {
    private static final Path ROOT = Path.of("..");
    private static final List<Source> SOURCES = sources();

    private static List<Source> sources() {
        try {
            return SourceRules.below(ROOT);
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    @Test
    void sourcesOfAllModulesAreRead() {
        assertThat(SOURCES.stream().map(source -> source.file().getName(0).toString()))
                .contains("core", "games", "mcts", "solve", "gtp", "endgame", "lab", "app", "benchmarks");
        assertThat(SOURCES).anyMatch(Source::isMain).anyMatch(source -> !source.isMain());
    }

    @Test
    void filesAreShort() {
        assertThat(SourceRules.longFiles(SOURCES)).isEmpty();
    }

    @Test
    void linesAreShort() {
        assertThat(SourceRules.wideLines(SOURCES)).isEmpty();
    }

    @Test
    void packagesAreExplained() {
        assertThat(SourceRules.unexplainedPackages(SOURCES)).isEmpty();
    }

    @Test
    void namesOccurOnce() {
        assertThat(SourceRules.repeatedNames(SOURCES)).isEmpty();
    }

    private static Source source(String file, String... lines) {
        return new Source(Path.of(file), List.of(lines));
    }

    @Test
    void aLongFileIsNoticed() {
        List<String> lines = Collections.nCopies(SourceRules.MOST_LINES, "");
        List<String> more = Collections.nCopies(SourceRules.MOST_LINES + 1, "");
        assertThat(SourceRules.longFiles(
                        List.of(new Source(Path.of("A.java"), lines), new Source(Path.of("B.java"), more))))
                .containsExactly("B.java has 401 lines; one idea takes at most 400.");
    }

    @Test
    void aWideLineIsNoticed() {
        assertThat(SourceRules.wideLines(List.of(source("A.java", "x".repeat(120), "é".repeat(121)))))
                .containsExactly("A.java:2 has 121 characters, more than 120.");
    }

    @Test
    void aPackageWithoutAWordIsNoticed() {
        List<Source> sources = List.of(
                source("m/src/main/java/told/package-info.java", "/** What this is. */", "package told;"),
                source("m/src/main/java/told/A.java"),
                source("m/src/main/java/silent/package-info.java", "package silent;"),
                source("m/src/main/java/missing/B.java"),
                source("m/src/test/java/tests/C.java"));
        assertThat(SourceRules.unexplainedPackages(sources))
                .hasSize(2)
                .anyMatch(offence -> offence.contains("silent has no package-info.java"))
                .anyMatch(offence -> offence.contains("missing has no package-info.java"));
    }

    @Test
    void repeatedNamesOfMainSourcesAreCounted() {
        List<Source> sources = List.of(
                source("m/src/main/java/a/Verdict.java"),
                source("n/src/main/java/b/Verdict.java"),
                source("n/src/main/java/b/Once.java"),
                source("n/src/test/java/b/Once.java"),
                source("m/src/main/java/a/package-info.java"),
                source("n/src/main/java/b/package-info.java"));
        assertThat(SourceRules.repeatedNames(sources)).containsExactly(Map.entry("Verdict", 2L));
    }

    @Test
    void onlyModulesAreRead(@TempDir Path root) throws IOException {
        Files.createDirectories(root.resolve("module/src/main/java"));
        Files.createDirectories(root.resolve("notes/src"));
        Files.writeString(root.resolve("module/pom.xml"), "");
        Files.writeString(root.resolve("module/src/main/java/A.java"), "one\ntwo\n");
        Files.writeString(root.resolve("notes/src/B.java"), "");
        assertThat(SourceRules.below(root))
                .containsExactly(new Source(Path.of("module/src/main/java/A.java"), List.of("one", "two")));
    }
}
