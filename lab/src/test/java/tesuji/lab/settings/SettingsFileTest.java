package tesuji.lab.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;
import tools.jackson.databind.json.JsonMapper;

final class SettingsFileTest {
    @TempDir
    private Path folder = Path.of("");

    private Path written(String text) throws IOException {
        return Files.writeString(folder.resolve("settings.json"), text);
    }

    @Test
    void anObjectIsRead() throws IOException {
        assertThat(SettingsFile.read(written("{\"games\": 4}")).get("games").intValue())
                .isEqualTo(4);
    }

    private static final String WRONG =
            " cannot be read; a comma, a colon, a quotation mark or a bracket may be missing there or too many.";
    private static final String TORN = ", before all brackets and quotation marks are closed.";

    static List<Arguments> broken() {
        return List.of(
                arguments("[1, 2]", " holds no JSON object."),
                arguments("", " holds no JSON object."),
                arguments("{", " is not JSON: it ends in line 1, column 2" + TORN),
                arguments("{\"games\"", " is not JSON: it ends in line 1, column 9" + TORN),
                arguments("{\n  \"games\": 4,\n", " is not JSON: it ends in line 3, column 1" + TORN),
                arguments("{\n  \"games\": \"fo", " is not JSON: it ends in line 2, column 15" + TORN),
                arguments("{\n  \"games\": 4\n  \"seed\": 1}", " is not JSON: line 3, column 3" + WRONG),
                arguments("{\"games\": four}", " is not JSON: line 1, column 11" + WRONG),
                arguments("{\"games\": 4} x", " is not JSON: line 1, column 14" + WRONG),
                arguments("{\"games\": \"a\tb\"}", " is not JSON: line 1, column 13" + WRONG),
                arguments("game: go", " is not JSON: line 1, column 1" + WRONG));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void otherFilesAreRefused(String text, String sentence) throws IOException {
        Path file = written(text);
        assertThatThrownBy(() -> SettingsFile.read(file))
                .isInstanceOf(InputException.class)
                .hasMessage(file + sentence);
    }

    @Test
    void namesBeginBesideTheFile() {
        assertThat(SettingsFile.beside(folder, "out", "results")).isEqualTo(folder.resolve("results"));
        assertThatThrownBy(() -> SettingsFile.beside(folder, "out", "a\0b"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("out must be the name of a file or folder");
    }

    private static Limits limits(String text) {
        JsonFields fields = new JsonFields(JsonMapper.shared().readTree(text), "", List.of("seconds", "simulations"));
        return PlayerFields.limits(fields, PlayerFields.STANDARD);
    }

    @Test
    void oneLimitReplacesAllOthers() {
        assertThat(limits("{}")).isEqualTo(new Limits(20_000, Duration.ofSeconds(3)));
        assertThat(limits("{\"simulations\": 50}")).isEqualTo(new Limits(50, Limits.NONE.time()));
        assertThat(limits("{\"seconds\": 0.5}")).isEqualTo(new Limits(Long.MAX_VALUE, Duration.ofMillis(500)));
        assertThatThrownBy(() -> limits("{\"seconds\": -1}")).isInstanceOf(InputException.class);
    }

    @Test
    void aPlayerMustBeKnown() {
        assertThat(PlayerFields.spec("uct", Limits.NONE, 2).threads()).isEqualTo(2);
        assertThatThrownBy(() -> PlayerFields.spec("nobody", Limits.NONE, 1))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("There is no player \"nobody\"; the players are ");
    }
}
