package tesuji.lab.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"[1, 2] | holds no JSON object.", "{\"games\" | is not JSON: "})
    void otherFilesAreRefused(String text, String sentence) throws IOException {
        Path file = written(text);
        assertThatThrownBy(() -> SettingsFile.read(file))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(file + " " + sentence.strip());
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
