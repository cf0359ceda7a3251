package tesuji.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RequestTest {
    private static Request request(String id, String name, String... arguments) {
        return new Request(id, name, new Arguments(List.of(arguments)));
    }

    @Test
    void readsIdNameAndArguments() {
        assertThat(Request.parse("play b D4")).contains(request("", "play", "b", "D4"));
        assertThat(Request.parse("17 play b D4")).contains(request("17", "play", "b", "D4"));
        assertThat(Request.parse("0 name")).contains(request("0", "name"));
    }

    @Test
    void cleansTheLine() {
        assertThat(Request.parse("\t 3\tplay   b\tD4 # a good move\r")).contains(request("3", "play", "b", "D4"));
        assertThat(Request.parse("na\u0000m\u0007e\u007f")).contains(request("", "name"));
        assertThat(Request.parse("loadsgf a#b")).contains(request("", "loadsgf", "a"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\t", "\r", "# interrupt", "  # 5 name", "\u0001"})
    void nothingIsNoRequest(String line) {
        assertThat(Request.parse(line)).isEmpty();
    }

    @Test
    void anIdAloneHasNoName() {
        assertThat(Request.parse("5")).contains(request("5", ""));
        assertThat(Request.parse("5 # name")).contains(request("5", ""));
    }

    @Test
    void onlyFiguresAreAnId() {
        assertThat(Request.parse("5a name")).contains(request("", "5a", "name"));
        assertThat(Request.parse("-5 name")).contains(request("", "-5", "name"));
    }

    @Test
    void otherAlphabetsPass() {
        assertThat(Request.parse("kgs-chat game łukasz dzień dobry"))
                .contains(request("", "kgs-chat", "game", "łukasz", "dzień", "dobry"));
    }
}
