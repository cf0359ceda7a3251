package tesuji.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class CommandLineTest {
    record Split(String line, List<String> words) {}

    static List<Split> lines() {
        return List.of(
                new Split("gnugo --mode gtp", List.of("gnugo", "--mode", "gtp")),
                new Split("  gnugo\t--mode  gtp ", List.of("gnugo", "--mode", "gtp")),
                new Split("\"my engine\" 'a b' c\\ d", List.of("my engine", "a b", "c d")),
                new Split("a\"b c\"d ''", List.of("ab cd", "")),
                new Split("C:\\go\\engine.exe -x", List.of("C:\\go\\engine.exe", "-x")),
                new Split("\"C:\\Program Files\\e.exe\"", List.of("C:\\Program Files\\e.exe")),
                new Split("say \\\"hi\\\" \"in \\\"out\\\"\" 'it\\'", List.of("say", "\"hi\"", "in \"out\"", "it\\")),
                new Split("sh -c \"echo 'x y'\"", List.of("sh", "-c", "echo 'x y'")),
                new Split("a\\\\b \\", List.of("a\\b", "\\")));
    }

    @ParameterizedTest
    @MethodSource("lines")
    void splitsLikeAShell(Split split) {
        assertThat(CommandLine.split(split.line())).isEqualTo(split.words());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\t"})
    void nothingIsNoCommand(String line) {
        assertThatThrownBy(() -> CommandLine.split(line))
                .isInstanceOf(InputException.class)
                .hasMessage("The command line of the engine is empty.");
    }

    @Test
    void aQuoteMustBeClosed() {
        assertThatThrownBy(() -> CommandLine.split("engine \"-x"))
                .isInstanceOf(InputException.class)
                .hasMessage("The command line has an open quote: engine \"-x");
    }
}
