package tesuji.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.core.game.Heaps;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Matches of a game in which the second side wins if it repeats every move in the other heap, as flat finds out. */
final class MatchCommandTest {
    private static final Map<String, String> USUAL =
            Map.of("--game", "heaps:size=3", "--a", "flat", "--b", "random", "--games", "6", "--simulations", "200");

    @TempDir
    private Path folder = Path.of("");

    /** Six games of flat against random, unless the options say something else. */
    private static String[] arguments(String... options) {
        List<String> all = new ArrayList<>(List.of("match"));
        List<String> given = List.of(options);
        USUAL.forEach((option, value) -> {
            if (!given.contains(option)) all.addAll(List.of(option, value));
        });
        all.addAll(given);
        return all.toArray(String[]::new);
    }

    private static Transcript match(String... more) {
        return Transcript.of(Heaps.LIBRARY, "", arguments(more));
    }

    private static JsonNode answer(Transcript transcript) {
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    /** Speeds and times are nobody's to foretell. */
    private static String timeless(String out) {
        return out.replaceAll("(?m)^(  [AB] .*?) +[0-9.]+(?: [kM])?? +[0-9]+\\.[0-9]{2}$", "$1 SPEED")
                .replaceAll("(?m)^(  B .*?) +[0-9]+\\.[0-9]{2}$", "$1 SPEED");
    }

    /** The answer without times and without the name of a file. */
    private static JsonNode timeless(JsonNode answer) {
        return ((ObjectNode) answer).without(List.of("aSeconds", "bSeconds", "report"));
    }

    @Test
    void theReportIsAPage() throws IOException {
        Path out = folder.resolve("o");
        Transcript transcript = match("--seed", "1", "--out", out.toString());
        assertThat(transcript.out()).endsWith("The report is " + out.resolve("match.html") + ".\n");
        assertThat(out.resolve("match.html"))
                .content()
                .contains(
                        "<svg",
                        "A, flat, or B, random?",
                        "6 of 6 games are played.",
                        "A is the better one with 99.2 %");
        assertThat(out.resolve("match-pairs.csv")).hasContent("points,0,½,1,1½,2\npairs,0,0,0,0,3\n");
        assertThat(out.resolve("match-endings.csv")).hasContent("ended by,games\nrules,6\n");
        assertThat(out.resolve("index.html")).content().contains("href=\"match.html\"", "match-score.svg");
        JsonNode fixed = answer(match(
                "--sides", "fixed", "--json", "--out", folder.resolve("fixed").toString()));
        assertThat(fixed.get("report").asString()).endsWith("match.html");
        assertThat(folder.resolve("fixed/match.html")).content().contains("A moves first in all games, no opening");
        assertThat(folder.resolve("fixed/match-pairs.csv")).doesNotExist();
    }

    @Test
    void printsATable() {
        Transcript transcript = match("--seed", "1");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEmpty();
        assertThat(timeless(transcript.out())).isEqualToNormalizingNewlines("""
                        A is flat, B is random.
                             won  lost  drawn  first  second    score              95 %   Elo        95 % \
                         steps/s  s/move
                          A    6     0      0  3-0-0   3-0-0  100.0 %  61.0 % … 100.0 %  +inf  +77 … +inf SPEED
                          B    0     6      0  0-3-0   0-3-0    0.0 %    0.0 % … 39.0 %  -inf  -inf … -77 SPEED

                        heaps:size=3,take=3, 6 games, seed 1; p-value 0.03125 (sign test), \
                        A is the better one with 99.2 %.
                        Ended by rules 6; 2 games repeat an earlier one.
                        Pairs with 0, ½, 1, 1½, 2 points of A: 0 0 0 0 3; score 100.0 %, \
                        95 % 36.8 % … 100.0 %, Elo -94 … +inf.
                        """);
    }

    @Test
    void answersInJson() {
        Transcript transcript = match("--json");
        assertThat(transcript.code()).isZero();
        JsonNode answer = answer(transcript);
        assertThat(answer.propertyNames())
                .contains(
                        "a",
                        "b",
                        "wins",
                        "losses",
                        "draws",
                        "elo",
                        "eloLow",
                        "eloHigh",
                        "pValue",
                        "aSeconds",
                        "bSeconds");
        assertThat(answer.get("a").asString()).isEqualTo("flat");
        assertThat(answer.get("b").asString()).isEqualTo("random");
        assertThat(answer.get("wins").asInt() + answer.get("losses").asInt()).isEqualTo(6);
        assertThat(answer.get("endings").get("rules").asInt()).isEqualTo(6);
        assertThat(answer.get("sides").asString()).isEqualTo("exchanged");
        assertThat(answer.get("aSeconds").asDouble()).isPositive();
        assertThat(answer.get("bSeconds").asDouble()).isPositive();
        assertThat(answer.get("warnings")).isEmpty();
    }

    @Test
    void whatIsInfiniteIsNullInJson() {
        JsonNode answer = answer(match("--game", "heaps:size=1,take=1", "--games", "1", "--json"));
        assertThat(answer.get("losses").asInt()).isEqualTo(1);
        assertThat(answer.get("elo").isNull()).isTrue();
        assertThat(answer.get("eloLow").isNull()).isTrue();
        assertThat(answer.get("eloHigh").asDouble()).isPositive();
        assertThat(answer.get("pValue").asDouble()).isEqualTo(1);
    }

    @Test
    void aMatchRepeatsWithItsSeed() {
        JsonNode one = timeless(answer(match("--seed", "5", "--json")));
        assertThat(timeless(answer(match("--seed", "5", "--json")))).isEqualTo(one);
        assertThat(timeless(answer(match("--seed", "5", "--parallel", "2", "--json"))))
                .isEqualTo(one);
    }

    @Test
    void anExpectationThatIsNotMetIsANegativeAnswer() {
        assertThat(match("--expect", "0").code()).isZero();
        // the second side wins by taking the second of two counters, so that each player wins one game
        String[] even = {"--game", "heaps:size=1,take=1", "--games", "2", "--expect", "0.5"};
        assertThat(match(even).code()).isZero();
        even[5] = "0.51";
        assertThat(match(even).code()).isEqualTo(1);
    }

    @Test
    void aMatchGoesOnWhereItWasStopped() throws IOException {
        String out = folder.resolve("results").toString();
        assertThat(match("--out", out).code()).isZero();
        Path journal = folder.resolve("results/games.jsonl");
        List<String> lines = Files.readAllLines(journal);
        assertThat(lines).hasSize(6);
        Files.write(journal, lines.subList(0, 4));
        JsonNode resumed = answer(match("--out", out, "--json"));
        assertThat(timeless(resumed)).isEqualTo(timeless(answer(match("--json"))));
        assertThat(Files.readAllLines(journal)).hasSize(6).startsWith(lines.get(0), lines.get(1));
        assertThat(match("--out", out, "--seed", "2").code()).isEqualTo(2);
        assertThat(match("--out", out, "--games", "2").err()).contains("--games must be at least 6, not 2.");
        assertThat(answer(match("--out", out, "--games", "8", "--json"))
                        .get("games")
                        .asInt())
                .isEqualTo(8);
    }

    @Test
    void withFixedSidesAMovesFirst() {
        String out = folder.resolve("results").toString();
        String[] fixed = {"--sides", "fixed", "--games", "3", "--out", out};
        Transcript transcript = match(fixed);
        assertThat(transcript.out()).contains("A moved first in all games.").containsPattern("  A .* 0-0-0 ");
        assertThat(match("--games", "3", "--out", out).err()).contains("opening, sides and seed must be the same");
        assertThat(answer(match("--sides", "fixed", "--games", "3", "--out", out, "--json"))
                        .get("sides")
                        .asString())
                .isEqualTo("fixed");
        Transcript wrong = match("--sides", "first");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("--sides must be exchanged or fixed, not \"first\".");
    }

    /** An engine that resigns at once and knows the protocol's own clock, or one with fractions as well. */
    private Path engine(String name, String commands) throws IOException {
        return Files.writeString(folder.resolve(name), """
                while read -r id command rest; do
                  case $command in
                    list_commands) printf '=%s COMMANDS\\n\\n' "$id" ;;
                    genmove) printf '=%s resign\\n\\n' "$id" ;;
                    *) printf '=%s\\n\\n' "$id" ;;
                  esac
                done
                """.replace("COMMANDS", commands.replace(" ", "\\n")));
    }

    @Test
    void aRoundedTimeIsTold() throws IOException {
        Path whole = engine("whole.sh", "set_game time_settings");
        String warning =
                "The engine \"sh\" was told 1 s a move, not 0.3 s: time_settings has whole seconds only, and it"
                        + " did not take kata-time_settings.";
        String out = folder.resolve("results").toString();
        String[] options = {"--b", "gtp:sh " + whole, "--b-seconds", "0.3", "--games", "2", "--out", out};
        Transcript told = match(options);
        assertThat(told.err().lines()).containsExactly(warning);
        assertThat(told.out()).containsOnlyOnce(warning).containsPattern("  B .* [0-9]+\\.[0-9]{2} of 0\\.3\n");
        List<String> json = new ArrayList<>(List.of(options));
        json.add("--json");
        assertThat(answer(match(json.toArray(String[]::new)))
                        .get("warnings")
                        .get(0)
                        .asString())
                .isEqualTo(warning);
        JsonNode line = JsonMapper.shared()
                .readTree(Files.readAllLines(folder.resolve("results/games.jsonl"))
                        .get(0));
        assertThat(line.get("note").asString()).isEqualTo(warning);
        Path exact = engine("exact.sh", "set_game time_settings kata-time_settings");
        assertThat(match("--b", "gtp:sh " + exact, "--b-seconds", "0.3", "--games", "2")
                        .err())
                .isEmpty();
    }

    /** The program that played the first games is gone when the match goes on. */
    @Test
    void whatWasPlayedIsToldWhenAMatchCannotGoOn() throws IOException {
        Path script = Files.writeString(folder.resolve("engine.sh"), """
                while read -r id command rest; do
                  case $command in
                    list_commands) printf '=%s set_game\\n\\n' "$id" ;;
                    genmove) printf '=%s resign\\n\\n' "$id" ;;
                    *) printf '=%s\\n\\n' "$id" ;;
                  esac
                done
                """);
        String[] options = {
            "--b", "gtp:sh " + script, "--out", folder.resolve("results").toString(), "--games", "2"
        };
        assertThat(match(options).code()).isZero();
        Files.delete(script);
        options[5] = "4";
        Transcript stopped = match(options);
        assertThat(stopped.code()).isEqualTo(2);
        assertThat(stopped.err().lines()).singleElement().asString().contains("The engine \"sh\" ended");
        assertThat(stopped.out()).contains("heaps:size=3,take=3, 2 games, seed 1;", "Ended by resignation 2");
    }

    @Test
    void anInterruptionIsToldByTheExitCode() {
        Thread.currentThread().interrupt();
        Transcript transcript = match("--seconds", "3600", "--simulations", "1000000000000");
        assertThat(Thread.interrupted()).isFalse();
        assertThat(transcript.code()).isEqualTo(130);
        assertThat(transcript.out()).isEqualToNormalizingNewlines("No game was finished.\n");
    }

    @Test
    void whoWatchesIsToldOfEveryGame() {
        StringWriter err = new StringWriter();
        PrintWriter out = new PrintWriter(new StringWriter());
        Console watched = new Console(
                out,
                new PrintWriter(err, true),
                new PlainLines(new StringReader(""), out, true),
                Style.PLAIN,
                true,
                false);
        Transcript.run(Heaps.LIBRARY, watched, arguments());
        assertThat(err.toString().lines()).hasSize(6);
        assertThat(err.toString().lines().findFirst().orElseThrow())
                .matches("game 1 of 6: [AB] won, [BW]\\+ \\(rules\\); A [01]-[01]-0, [0-9.]+ %; .+ games/h, .+ left");
    }

    @Test
    void eachPlayerMayHaveItsOwnLimits() throws IOException {
        String out = folder.toString();
        assertThat(match("--games", "1", "--a-simulations", "30", "--b-seconds", "0.5", "--out", out)
                        .code())
                .isZero();
        JsonNode line = JsonMapper.shared().readTree(Files.readString(folder.resolve("games.jsonl")));
        assertThat(line.get("a").get("simulations").asInt()).isEqualTo(30);
        assertThat(line.get("a").get("seconds").isNull()).isTrue();
        assertThat(line.get("b").get("simulations").isNull()).isTrue();
        assertThat(line.get("b").get("seconds").asDouble()).isEqualTo(0.5);
        assertThat(line.get("termination").asString()).isEqualTo("rules");
    }
}
