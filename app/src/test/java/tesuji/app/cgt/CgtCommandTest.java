package tesuji.app.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.app.Transcript;
import tesuji.core.game.Heaps;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class CgtCommandTest {
    private static Transcript run(String input, String... args) {
        return Transcript.of(Heaps.LIBRARY, input, args);
    }

    private static JsonNode json(String... args) {
        Transcript transcript = run("", args);
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    @Test
    void describesAGame() {
        Transcript transcript = run("", "cgt", "{{3|1}|0}");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines().map(String::stripTrailing))
                .containsExactly(
                        "  game         {3|1||0}",
                        "  outcome      N (the next player wins)",
                        "  mean         1",
                        "  temperature  1",
                        "  stops        1 and 0",
                        "  birthday     5",
                        "  chilled      1v",
                        "  frozen       1v",
                        "",
                        "  temperature  left wall  right wall",
                        "            1          1           1",
                        "            0          1           0");
    }

    @Test
    void printsOneJsonObject() {
        JsonNode answer = json("cgt", "3||2*|1*", "--json", "--cool", "1/4", "--compare", "2");
        assertThat(answer.get("canonical").asString()).isEqualTo("{3||2*|1*}");
        assertThat(answer.get("outcome").asString()).isEqualTo("L");
        assertThat(answer.get("mean").asString()).isEqualTo("9/4");
        assertThat(answer.get("temperature").asString()).isEqualTo("3/4");
        assertThat(answer.get("chilled").asString()).isEqualTo("9/4");
        assertThat(answer.get("frozen").asString()).isEqualTo("9/4*");
        assertThat(answer.get("cooled").asString()).isEqualTo("{11/4||2|3/2}");
        assertThat(answer.get("compare").asString()).isEqualTo("||");
        assertThat(answer.get("other").asString()).isEqualTo("2");
        assertThat(answer.get("thermograph")
                        .valueStream()
                        .map(row -> row.get("temperature").asString()))
                .containsExactly("3/4", "1/2", "0");
        assertThat(answer.get("atomicWeight").isNull()).isTrue();
        assertThat(json("cgt", "^^*", "--json").get("atomicWeight").asString()).isEqualTo("2");
    }

    /** A game may look like an option. */
    @Test
    void gamesMayBeginWithAMinusSign() {
        assertThat(json("cgt", "-1|1", "--json").get("canonical").asString()).isEqualTo("0");
        assertThat(json("cgt", "--json", "-_2").get("canonical").asString()).isEqualTo("-_2");
        assertThat(json("cgt", "1", "--json", "--compare", "-1").get("compare").asString())
                .isEqualTo(">");
    }

    @Test
    void aFullArenaIsALimit() {
        Transcript transcript = run("", "cgt", "±1+±2+±3+±4+±5+±6", "--limit", "50");
        assertThat(transcript.code()).isEqualTo(3);
        assertThat(transcript.out()).isEmpty();
        assertThat(transcript.err())
                .startsWith("tesuji: The calculation needs more than the 50 games")
                .hasLineCount(1);
    }

    @Test
    void calculatesLineByLine() {
        Transcript transcript = run("""
                {2|0} + {2|0}
                G = 3|1||0
                G - G
                ans1 + ans
                ^ ? *
                v = 1
                1|2|3
                options ^*
                incentives 1|-1
                names
                history
                show *
                quit
                """, "cgt");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.out())
                .contains("cgt> {2|0} + {2|0}\nans1 = 2    mean 2, temperature -1, outcome L\n")
                .contains("\nG = {3|1||0}    mean 1, temperature 1, outcome N\n")
                .contains("\nans2 = 0 ")
                .contains("\nans3 = 2 ")
                .contains("\n^ || *\n")
                .contains("\"v\" cannot be a name")
                .contains("At character 4 of \"1|2|3\"")
                .contains("Left:  0, *\nRight: 0\n")
                .contains("Left:  {2|0}\nRight: {2|0}\n")
                .contains("cgt> names\nG = {3|1||0}\n")
                .contains("cgt> history\nans1 = 2\nans2 = 0\nans3 = 2\n")
                .contains("  weight       0\n");
    }

    @Test
    void helpNamesEveryFunction() {
        assertThat(run("help\n", "cgt").out()).contains("overheat(G,s,t)", "temperature(G)", "G ? H");
    }

    @Test
    void benchmarkCountsSums() {
        JsonNode answer = json("bench", "cgt", "--seconds", "0.1", "--warm-up", "0", "--json");
        assertThat(answer.get("game").asString()).isEqualTo("random short games");
        assertThat(answer.get("unit").asString()).isEqualTo("sums");
        assertThat(answer.get("perSecond").asDouble()).isPositive();
    }
}
