package tesuji.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.app.Transcript;
import tesuji.core.game.Heaps;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Matches that a sequential test ends. Heaps of 3: flat nearly always beats random. Heaps of 1: the second side wins,
 * so that each player wins one game of every pair.
 */
final class MatchSprtTest {
    private static final String[] STRONG = {"--game", "heaps:size=3", "--games", "200", "--sprt", "0,200"};
    private static final String[] EQUAL = {"--game", "heaps:size=1,take=1", "--games", "200", "--sprt", "0,100"};

    @TempDir
    private Path folder = Path.of("");

    /** Flat against random; what is given twice is taken from the end. */
    private static Transcript match(String[] options, String... more) {
        List<String> all = new ArrayList<>(List.of("match", "--a", "flat", "--b", "random", "--simulations", "200"));
        for (int i = 0; i < options.length; i += 2) {
            if (!List.of(more).contains(options[i])) all.addAll(List.of(options[i], options[i + 1]));
        }
        Collections.addAll(all, more);
        return Transcript.of(Heaps.LIBRARY, "", all.toArray(String[]::new));
    }

    private static JsonNode answer(Transcript transcript) {
        assertThat(transcript.code()).as(transcript.err()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(transcript.out());
        return ((ObjectNode) answer).without(List.of("aSeconds", "bSeconds", "duplicates"));
    }

    @Test
    void theMatchEndsWhenTheTestHasDecided() {
        JsonNode answer = answer(match(STRONG, "--json"));
        JsonNode sprt = answer.get("sprt");
        assertThat(sprt.propertyNames())
                .containsExactly("elo0", "elo1", "alpha", "beta", "llr", "lower", "upper", "decision", "games");
        assertThat(sprt.get("elo0").asDouble()).isZero();
        assertThat(sprt.get("elo1").asDouble()).isEqualTo(200);
        assertThat(sprt.get("alpha").asDouble()).isEqualTo(0.05);
        assertThat(sprt.get("beta").asDouble()).isEqualTo(0.05);
        assertThat(sprt.get("upper").asDouble()).isCloseTo(Math.log(19), within(1e-12));
        assertThat(sprt.get("lower").asDouble()).isCloseTo(-Math.log(19), within(1e-12));
        assertThat(sprt.get("llr").asDouble()).isGreaterThanOrEqualTo(Math.log(19));
        assertThat(sprt.get("decision").asString()).isEqualTo("h1");
        assertThat(sprt.get("games").asInt()).isEqualTo(answer.get("games").asInt());
        assertThat(answer.get("games").asInt()).isLessThan(60);
        assertThat(answer.get("pentanomial").get("pairs").asInt())
                .isEqualTo(answer.get("games").asInt() / 2);
    }

    @Test
    void theTableTellsTheVerdict() {
        assertThat(match(STRONG).out())
                .containsPattern("SPRT after [0-9]+ games: LLR [0-9.]+ \\(-2\\.94 … 2\\.94\\), H1 is accepted:"
                        + " 200 Elo rather than 0 Elo \\(errors 0\\.05 and 0\\.05\\)\\.");
        assertThat(match(EQUAL).out()).contains("H0 is accepted: 0 Elo rather than 100 Elo");
        assertThat(match(EQUAL, "--games", "2").out())
                .contains("SPRT after 2 games:", "undecided between 0 Elo (H0) and 100 Elo (H1)");
    }

    /** Games that end after the decision, because they were played at the same time, change nothing in the answer. */
    @ParameterizedTest
    @ValueSource(strings = {"2", "3", "5"})
    void theAnswerDoesNotDependOnHowManyGamesArePlayedAtOnce(String parallel) {
        assertThat(answer(match(STRONG, "--json", "--parallel", parallel))).isEqualTo(answer(match(STRONG, "--json")));
    }

    @Test
    void aMatchGoesOnToTheSameDecision() throws IOException {
        String out = folder.resolve("results").toString();
        JsonNode once = answer(match(STRONG, "--json", "--out", out));
        Path journal = folder.resolve("results/games.jsonl");
        List<String> lines = Files.readAllLines(journal);
        Files.write(journal, lines.subList(0, 5));
        assertThat(answer(match(STRONG, "--json", "--out", out))).isEqualTo(once);
        assertThat(Files.readAllLines(journal)).hasSameSizeAs(lines);
        assertThat(answer(match(STRONG, "--json", "--out", out)))
                .as("nothing is left to play")
                .isEqualTo(once);
        assertThat(Files.readAllLines(journal)).hasSameSizeAs(lines);
    }

    /** The games after the decision stay in the folder and are told of. */
    @Test
    void laterGamesAreNotCounted() {
        String out = folder.resolve("results").toString();
        String[] all = {"--game", "heaps:size=3", "--games", "60", "--out", out};
        assertThat(answer(match(all, "--json")).get("games").asInt()).isEqualTo(60);
        Transcript tested = match(all, "--sprt", "0,200");
        assertThat(tested.out()).containsPattern("H1 is accepted: .* [0-9]+ later games are not counted\\.");
        JsonNode answer = answer(match(all, "--sprt", "0,200", "--json"));
        assertThat(answer.get("games").asInt())
                .isEqualTo(answer.get("sprt").get("games").asInt());
    }

    /** With fixed sides there are no pairs, and every game is counted for itself. */
    @Test
    void withFixedSidesGamesAreCountedOneByOne() {
        JsonNode answer = answer(match(EQUAL, "--sides", "fixed", "--json"));
        assertThat(answer.get("pentanomial").isNull()).isTrue();
        assertThat(answer.get("sprt").get("decision").asString()).isEqualTo("h0");
        assertThat(answer.get("losses").asInt()).isEqualTo(answer.get("games").asInt());
        assertThat(match(EQUAL, "--sides", "fixed").out()).doesNotContain("Pairs with");
    }

    @Test
    void theErrorsCanBeChosen() {
        JsonNode sprt =
                answer(match(EQUAL, "--json", "--sprt", "-5, 10,0.01,.2")).get("sprt");
        assertThat(sprt.get("elo0").asDouble()).isEqualTo(-5);
        assertThat(sprt.get("lower").asDouble()).isCloseTo(Math.log(0.2 / 0.99), within(1e-12));
        assertThat(sprt.get("upper").asDouble()).isCloseTo(Math.log(0.8 / 0.01), within(1e-12));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 | --sprt must be ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA, such as 0,10 or 0,10,0.05,0.05, not \"5\".",
                "0,x | must be ELO0,ELO1 or",
                "0,10,0.05 | must be ELO0,ELO1 or",
                "0,Infinity | must be ELO0,ELO1 or",
                "0,7000 | --sprt must have an ELO0 and an ELO1 between -4000 and 4000, not \"0,7000\".",
                "10,0 | --sprt must have a smaller ELO0 than ELO1, not \"10,0\".",
                "0,10,0,0.05 | --sprt must have an ALPHA and a BETA between 0 and 0.5, not \"0,10,0,0.05\".",
                "0,10,0.05,0.5 | between 0 and 0.5"
            })
    void aTestThatMakesNoSenseIsRefused(String option, String complaint) {
        Transcript refused = match(EQUAL, "--sprt", option);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err().lines()).singleElement().asString().contains(complaint);
    }

    @Test
    void pairsAndDistinctGamesAreToldInAnyMatch() {
        String[] plain = {"--game", "heaps:size=1,take=1", "--games", "5"};
        JsonNode answer = answer(match(plain, "--json"));
        assertThat(answer.get("sprt").isNull()).isTrue();
        assertThat(answer.get("distinct").asInt())
                .as("take one counter, take the other")
                .isEqualTo(1);
        JsonNode pairs = answer.get("pentanomial");
        assertThat(pairs.propertyNames())
                .containsExactly(
                        "counts", "pairs", "unpaired", "score", "scoreLow", "scoreHigh", "elo", "eloLow", "eloHigh");
        assertThat(pairs.get("counts").toString()).isEqualTo("[0,0,2,0,0]");
        assertThat(pairs.get("unpaired").asInt()).isEqualTo(1);
        assertThat(pairs.get("score").asDouble()).isEqualTo(0.5);
        assertThat(match(plain).out())
                .contains("Pairs with 0, ½, 1, 1½, 2 points of A: 0 0 2 0 0; score 50.0 %, 95 %")
                .contains("; 1 game has no partner.");
        assertThat(match(plain, "--games", "1").out()).contains("No pair is complete; 1 game has no partner.");
    }
}
