package tesuji.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class SolvedCommandTest {
    private static Transcript run(String... args) {
        return Transcript.of(Games.library(), "", args);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            games | 18 | 1995  Connect Four       Tromp
            kalah | 6 | 3     draw
            kinds | 37 | Skoczki
            predictions | 10 | 1990     2000   amateur         Go
            bounds | 7 | Focus, towers without gaps
            morris | 10 | 6,544,057,520
            draughts | 24 | 500,995,484,682,338,672,639
            """)
    void everyTableIsPrinted(String table, int rows, String content) {
        Transcript transcript = run("solved", table);
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out()).contains(content).contains("(Goluch, ");
        assertThat(transcript.out().lines()).hasSize(rows + 2);
        JsonNode json =
                JsonMapper.shared().readTree(run("solved", table, "--json").out());
        assertThat(json.get("table").asString()).isEqualTo(table);
        assertThat(json.get("rows").size()).isEqualTo(rows);
        assertThat(json.get("rows").get(0).size()).isEqualTo(json.get("columns").size());
        assertThat(json.get("columns").toString()).doesNotContain(">");
    }

    @Test
    void theGamesAreTheDefault() {
        assertThat(run("solved").out()).isEqualTo(run("solved", "games").out());
    }

    @Test
    void badInputGetsASentence() {
        Transcript transcript = run("solved", "checkers");
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err())
                .startsWith("tesuji: There is no table \"checkers\"; the tables are games,")
                .hasLineCount(1);
    }
}
