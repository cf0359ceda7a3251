package tesuji.app.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.core.game.Heaps;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tunings of UCT in a game that takes no time. */
final class TuneCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private static String[] arguments(String... more) {
        List<String> all = new ArrayList<>(List.of("tune", "--game", "heaps:size=4", "--player", "uct[c={x}]"));
        all.addAll(List.of("--against", "uct", "--against", "random", "--simulations", "20"));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    private static Transcript tune(String... more) {
        return Transcript.of(Heaps.LIBRARY, "", arguments(more));
    }

    private static JsonNode json(Transcript transcript) {
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    @Test
    void aSweepPrintsATable() {
        Transcript transcript = tune("--values", "0.1,1,10", "--games", "8", "--verify", "4", "--default", "1");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.out())
                .containsPattern("x +won +lost +drawn +score +95 % +Elo\n")
                .containsPattern("0.1000 +\\d+ +\\d+ +0 ")
                .containsPattern("Best: x = [0-9.]+, found by 24 games.\n")
                .containsPattern("x lies from [0-9.]+ to [0-9.]+ \\(95 %\\).\n")
                .containsPattern("The best values score [0-9.]+ % .* in 4 further games.\n")
                .contains("The default values score ", "The best values are better than the default ones with ");
    }

    private static String[] words(String values, String... more) {
        List<String> all = new ArrayList<>(List.of("tune", "--game", "heaps:size=4", "--against", "random"));
        all.addAll(List.of("--player", "mcts[finalMove={x}]", "--simulations", "20", "--games", "4", "--verify", "2"));
        all.addAll(List.of("--values", values));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    /** A comma within brackets belongs to the value. */
    @Test
    void aSweepOfPartsOfARecipe() {
        String[] words = words("BestMean, Secure[width=1,bound=UPPER],MostVisited", "--default", "MostVisited");
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", words);
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.out())
                .containsPattern("x +won +lost +drawn +score")
                .containsPattern("\\n  Secure\\[width=1,bound=UPPER\\] +\\d")
                .containsPattern("Best: x = [A-Za-z\\[\\]=,1]+, found by 12 games.\n")
                .containsPattern("  x, share of samples in which each is best: BestMean [0-9.]+ %, Secure")
                .doesNotContain("lies from");
    }

    @Test
    void wordsAnswerInJsonAndAreDrawn() {
        Path out = folder.resolve("words");
        JsonNode answer = json(
                Transcript.of(Heaps.LIBRARY, "", words("BestMean,MostVisited", "--json", "--out", out.toString())));
        assertThat(answer.get("best").get("x").asString()).isIn("BestMean", "MostVisited");
        assertThat(answer.get("points").get(1).get("values").get("x").asString())
                .isEqualTo("MostVisited");
        assertThat(answer.get("confidence").get("optimum").isEmpty()).isTrue();
        assertThat(answer.get("confidence").get("shares").get("x").propertyNames())
                .containsExactly("BestMean", "MostVisited");
        assertThat(out.resolve("scores.svg")).content().contains(">BestMean</text>", ">MostVisited</text>");
        assertThat(Transcript.of(Heaps.LIBRARY, "", words("BestMean,,MostVisited")))
                .isEqualTo(new Transcript(
                        2,
                        "",
                        "tesuji: parameters[1].values must be a list of numbers or texts, at most 1000, not \"\".\n"));
        assertThat(Transcript.of(Heaps.LIBRARY, "", words("BestMean,Worst")).err())
                .startsWith("tesuji: ")
                .contains("Worst")
                .hasLineCount(1);
    }

    @Test
    void aSearchAnswersInJson() {
        String[] options = {"--low", "0.01", "--high", "10", "--log", "--default", "0.7", "--games", "20", "--json"};
        JsonNode answer = json(tune(options));
        assertThat(answer.get("method").asString()).isEqualTo("clop");
        double best = answer.get("best").get("x").asDouble();
        assertThat(best).isBetween(0.01, 10.0);
        assertThat(answer.get("bestPlayer").asString()).startsWith("uct[c=");
        JsonNode confidence = answer.get("confidence");
        assertThat(confidence.get("optimum").get("x").get("low").asDouble()).isLessThanOrEqualTo(best);
        assertThat(confidence.get("winRate").get("games").asInt()).isEqualTo(100);
        assertThat(confidence.get("superiority").asDouble()).isBetween(0.0, 1.0);
        assertThat(json(tune(options))).as("the same seed").isEqualTo(answer);
    }

    @Test
    void aFileDescribesATuning() throws IOException {
        Path file = Files.writeString(folder.resolve("t.json"), """
                {"game": "heaps:size=4", "player": "uct[c={c}]", "opponents": ["random"], "out": "kept",
                 "parameters": [{"name": "c", "values": [0.1, 1]}], "games": 4, "verify": 0, "seconds": 1}
                """);
        Transcript transcript =
                Transcript.of(Heaps.LIBRARY, "", "tune", file.toString(), "--simulations", "20", "--json");
        assertThat(json(transcript).get("points")).hasSize(2);
        assertThat(json(transcript).get("confidence").get("winRate").isNull()).isTrue();
        assertThat(folder.resolve("kept/pairs.jsonl")).content().hasLineCount(5).contains("steps=20");
        assertThat(folder.resolve("kept/scores.svg")).exists();
        Path page = folder.resolve("kept/tune.html");
        assertThat(page).content().contains("<svg", "All values of the sweep");
        assertThat(folder.resolve("kept/index.html")).content().contains("href=\"tune.html\"", "tune-scores.svg");
        assertThat(json(transcript).get("report").asString())
                .isEqualTo(page.toAbsolutePath().toString());
        assertThat(json(Transcript.of(Heaps.LIBRARY, "", "tune", file.toString(), "--simulations", "20", "--json")))
                .as("nothing is left to be played")
                .isEqualTo(json(transcript));
    }

    @Test
    void whatIsWrongIsOneSentence() throws IOException {
        assertThat(tune("--games", "3", "--values", "1"))
                .isEqualTo(new Transcript(
                        2, "", "tesuji: games must be an even number, because games come in pairs, not 3.\n"));
        assertThat(tune().err()).contains("The field parameters is missing");
        Path file = Files.writeString(folder.resolve("bad.json"), "[1");
        assertThat(Transcript.of(Heaps.LIBRARY, "", "tune", file.toString()))
                .isEqualTo(new Transcript(
                        2,
                        "",
                        "tesuji: " + file + " is not JSON: it ends in line 1, column 3, before all brackets and"
                                + " quotation marks are closed.\n"));
        Files.writeString(file, "[1]");
        assertThat(Transcript.of(Heaps.LIBRARY, "", "tune", file.toString()).err())
                .contains("holds no JSON object");
    }

    @Test
    void aStoppedTuningTellsWhatItHasAndGoesOn() throws Exception {
        StringWriter printed = new StringWriter();
        StringWriter news = new StringWriter();
        Console console = new Console(
                new PrintWriter(printed),
                new PrintWriter(news),
                new PlainLines(new StringReader(""), new PrintWriter(printed), true),
                Style.PLAIN,
                true,
                false);
        String[] words = arguments(
                "--low",
                "0.1",
                "--high",
                "2",
                "--games",
                "100000",
                "--out",
                folder.resolve("kept").toString());
        int[] code = new int[1];
        try (InterruptibleRun run = new InterruptibleRun()) {
            Thread working = new Thread(() -> code[0] = Transcript.run(Heaps.LIBRARY, console, run, words));
            working.start();
            while (!news.toString().contains("pair 3 of 50050, search: uct[c=")) Thread.sleep(10);
            run.stop();
            working.join();
        }
        assertThat(code[0]).isEqualTo(130);
        assertThat(printed.toString()).contains("; stopped before the end.", "The report is ");
        assertThat(folder.resolve("kept/tune.html")).content().contains(" of 50050 pairs are played so far.");
        assertThat(Files.readAllLines(folder.resolve("kept/pairs.jsonl"))).hasSizeGreaterThan(3);
    }
}
