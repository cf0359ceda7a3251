package tesuji.games.go.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;

final class StrengthsTextTest {
    private static final String TEXT = """
            # a comment
            CAPTURE 2 1.847
            BORDER 6 0.9250

            PATTERN ffea3733581491fc 0.4526
            PATTERN 0000000000000007 12.50
            """;

    @Test
    void whatIsLeftOutIsOne() {
        Strengths strengths = StrengthsText.read(TEXT, "here");
        assertThat(strengths.gamma(MoveFeature.CAPTURE, 2)).isEqualTo(1.847f);
        assertThat(strengths.gamma(MoveFeature.CAPTURE, 1)).isEqualTo(1);
        assertThat(strengths.gamma(MoveFeature.BORDER, 6)).isEqualTo(0.925f);
        assertThat(strengths.dictionary().size()).isEqualTo(2);
        assertThat(strengths.gamma(MoveFeature.PATTERN, strengths.dictionary().number(7)))
                .isEqualTo(12.5f);
        int[] team = new int[MoveFeature.COUNT];
        team[MoveFeature.CAPTURE.index()] = 2;
        team[MoveFeature.PATTERN.index()] = strengths.dictionary().number(7);
        assertThat(strengths.ofTeam(team)).isEqualTo(1.847f * 12.5f);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Strengths strengths = StrengthsText.read(TEXT, "here");
        String written = StrengthsText.write(strengths, List.of("one line", "another"));
        assertThat(written).startsWith("# one line\n# another\nCAPTURE 1 1.000\nCAPTURE 2 1.847\n");
        assertThat(StrengthsText.read(written, "there"))
                .isEqualTo(strengths)
                .hasSameHashCodeAs(strengths)
                .isNotEqualTo(StrengthsText.read("", "nowhere"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CAPTURE 2 | three words are wanted: a feature, its level and γ.",
                "CAPTURE 2 1 1 | three words are wanted: a feature, its level and γ.",
                "KILL 2 1 | the features are CAPTURE, EXTENSION, ATARI, LADDER, SELF_ATARI, BORDER, PREVIOUS,"
                        + " BEFORE_PREVIOUS, LIBERTIES, CONTACTS, OWNER, CRITICALITY, PATTERN.",
                "CAPTURE 0 1 | CAPTURE has the levels 1 to 5.",
                "CAPTURE 6 1 | CAPTURE has the levels 1 to 5.",
                "CAPTURE -1 1 | CAPTURE has the levels 1 to 5.",
                "CAPTURE x 1 | CAPTURE has the levels 1 to 5.",
                "CAPTURE 1 0 | γ must be a positive number.",
                "CAPTURE 1 NaN | γ must be a positive number.",
                "CAPTURE 1 1e99 | γ must be a positive number.",
                "CAPTURE 1 much | γ must be a positive number.",
                "PATTERN 12 1 | a key has 16 hexadecimal digits.",
            })
    void rubbishIsRefusedWithOneSentence(String line, String wanted) {
        assertThatThrownBy(() -> StrengthsText.read("# fine\n" + line + "\n", "x.txt"))
                .isInstanceOf(InputException.class)
                .hasMessage("Line 2 of x.txt is \"" + line + "\"; " + wanted);
    }

    @Test
    void nothingStandsTwice() {
        assertThatThrownBy(() -> StrengthsText.read(TEXT + "CAPTURE 2 3\n", "x.txt"))
                .isInstanceOf(InputException.class)
                .hasMessage("Line 7 of x.txt is \"CAPTURE 2 3\"; this level stands there already.");
        assertThatThrownBy(() -> StrengthsText.read(TEXT + "PATTERN 0000000000000007 3\n", "x.txt"))
                .isInstanceOf(InputException.class)
                .hasMessage("The pattern 0000000000000007 stands twice in x.txt; once is enough.");
    }

    @Test
    void strengthsAreNamed(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("own.txt"), TEXT);
        assertThat(Strengths.named(file.toString())).isEqualTo(StrengthsText.read(TEXT, "here"));
        assertThat(Strengths.named("Standard")).isSameAs(Strengths.standard());
        assertThatThrownBy(() -> Strengths.named(folder.resolve("none.txt").toString()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none.txt");
    }

    @Test
    void theStandardStrengthsSayWhereTheyComeFrom() throws IOException {
        try (InputStream in = Strengths.class.getResourceAsStream("strengths.txt")) {
            assertThat(in).isNotNull();
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(text.lines().takeWhile(line -> line.startsWith("#")).toList())
                    .anyMatch(line -> line.contains("tesuji train"))
                    .anyMatch(line -> line.contains("tesuji match"));
        }
        Strengths standard = Strengths.standard();
        assertThat(standard.dictionary().size()).isGreaterThan(1000);
        assertThat(standard.gamma(MoveFeature.EXTENSION, 2)).isGreaterThan(2);
        assertThat(standard.gamma(MoveFeature.SELF_ATARI, 2)).isLessThan(0.5f);
    }
}
