package tesuji.app.perft;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.app.Transcript;
import tesuji.core.game.Heaps;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class PerftCommandTest {
    /** With two heaps of two: 4 first moves, and 10 pairs (2 + 3 + 3 + 2). */
    @Test
    void printsOneLinePerDepth() {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "perft", "heaps:size=2", "--depth", "6");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines().map(PerftCommandTest::withoutTimes))
                .containsExactly(
                        "  depth                leaves",
                        "      1                     4",
                        "      2                    10",
                        "      3                    12",
                        "      4                     6",
                        "      5                     0",
                        "      6                     0");
    }

    private static String withoutTimes(String line) {
        return line.substring(0, 29);
    }

    @Test
    void printsOneJsonObject() {
        JsonNode answer = json("perft", "heaps:size=2", "--depth", "3", "--json");
        assertThat(answer.get("game").asString()).isEqualTo("heaps:size=2,take=3");
        assertThat(answer.get("depth").asInt()).isEqualTo(3);
        assertThat(answer.get("leaves").valueStream().map(JsonNode::asLong)).containsExactly(4L, 10L, 12L);
    }

    @Test
    void beginsAfterTheGivenMoves() {
        JsonNode answer = json("perft", "heaps:size=2", "--depth", "2", "--moves", "a2,b1", "--json");
        assertThat(answer.get("leaves").valueStream().map(JsonNode::asLong)).containsExactly(1L, 0L);
    }

    private static JsonNode json(String... args) {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", args);
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }
}
