package tesuji.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class StatesCommandTest {
    private static Transcript run(String... args) {
        return Transcript.of(Games.library(), "", args);
    }

    private static JsonNode json(String... args) {
        Transcript transcript = run(args);
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    /** Goluch, tables 6.1 to 6.3. */
    @ParameterizedTest
    @CsvSource({"1, 5, 60, 8, 13.33%", "1, 7, 420, 18, 4.29%", "2, 5, 6300, 155, 2.46%", "3, 5, 840840, 2530, 0.3%"})
    void countBoundAndShare(int width, int height, String bound, long states, String percent) {
        JsonNode answer =
                json("states", "skoczki:width=" + width + ",height=" + height + ",variant=A", "--samples=10", "--json");
        assertThat(answer.get("states").asLong()).isEqualTo(states);
        assertThat(answer.get("bound").asString()).isEqualTo(bound);
        assertThat(answer.get("percent").asString()).isEqualTo(percent);
        assertThat(answer.get("share").asDouble()).isBetween(0.0, 1.0);
        assertThat(answer.get("tree").get("games").asInt()).isEqualTo(10);
        assertThat(answer.get("tree").get("exponent").asDouble()).isPositive();
        assertThat(answer.get("layers").get(0).asLong()).isEqualTo(1);
    }

    @Test
    void saysItInWords() {
        String said = run("states", "skoczki:width=2,height=6,variant=C", "--samples", "20")
                .out();
        assertThat(said)
                .contains("skoczki:width=2,height=6,variant=C: 16,128 states of at most 69,300 (23.27%) in ")
                .containsPattern(
                        "about 10\\^\\d+\\.\\d ways to play: \\d\\.\\d\\d moves to choose from and .* of 20 random");
        assertThat(run("states", "skoczki:width=2,height=6,variant=C", "--samples", "20")
                        .out()
                        .lines()
                        .reduce((first, last) -> last))
                .isEqualTo(said.lines().reduce((first, last) -> last));
        assertThat(run("states", "tictactoe", "--fold", "--samples=0").out())
                .contains("tictactoe: 765 states of at most 6,046 in ")
                .doesNotContain("ways to play");
    }

    /** Bounds need no counting, so they are there for boards on which nobody can count. */
    @Test
    void boundsAlone() {
        assertThat(run("states", "skoczki:width=8,height=8", "--bounds", "--samples", "2")
                        .out())
                .startsWith("skoczki:width=8,height=8,variant=A: at most 2.2031e27 states");
        assertThat(run("states", "go:size=5", "--bounds", "--samples=0").out())
                .startsWith("go:size=5,")
                .endsWith(": at most 1,694,577,218,886 states" + System.lineSeparator());
    }

    /** So many piles that positions have no numbers any more. */
    @Test
    void whereNoBoundIsKnownItSaysSo() {
        String piles = "nim:piles=99-99-99-99-99-99-99-99-99-99";
        assertThat(run("states", piles, "--bounds", "--samples=0").out())
                .startsWith(piles)
                .contains(": no bound is known");
    }

    @Test
    void aTableOfBoards() {
        Transcript table = run("states", "skoczki:width=1..2,height=5..6,variant=A+E", "--nodes", "1000");
        assertThat(table.code()).isZero();
        assertThat(table.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
                .containsExactly(
                        "game at most reached share ways to play",
                        "skoczki:width=1,height=5,variant=A 60 8 13.33% -",
                        "skoczki:width=1,height=5,variant=E 60 54 90% -",
                        "skoczki:width=1,height=6,variant=A 180 6 3.33% -",
                        "skoczki:width=1,height=6,variant=E 180 168 93.33% -",
                        "skoczki:width=2,height=5,variant=A 6,300 155 2.46% -",
                        "skoczki:width=2,height=5,variant=E 6,300 - - -",
                        "skoczki:width=2,height=6,variant=A 69,300 510 0.74% -",
                        "skoczki:width=2,height=6,variant=E 69,300 - - -",
                        "- was not counted: more than 1,000 states, or no way to list them");
        JsonNode bounds = json("states", "skoczki:width=1..8,height=5..11", "--bounds", "--json")
                .get("games");
        assertThat(bounds.size()).isEqualTo(56);
        assertThat(bounds.get(4 * 7).get("bound").asString()).isEqualTo("19632172560"); // five by five
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tictactoe --samples -1|--samples must be between 0 and 1000000, not -1.",
                "skoczki:width=1..20,height=5..50,variant=A+B-1+C|are more than 1000 games; name fewer.",
                "skoczki:width=0..2,height=5|width",
                "skoczki:width=1..x|width"
            })
    void badInputGetsASentence(String options, String sentence) {
        Transcript transcript = run(("states " + options).split(" "));
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains(sentence);
        assertThat(transcript.err().lines()).hasSize(1);
    }
}
