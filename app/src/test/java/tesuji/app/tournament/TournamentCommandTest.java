package tesuji.app.tournament;

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

final class TournamentCommandTest {
    @TempDir
    private Path folder = Path.of("");

    /** A small tournament of three, unless a file says something else. */
    private static Transcript tournament(String... more) {
        List<String> args = new ArrayList<>(List.of("tournament", "--game", "heaps:size=3", "--simulations", "30"));
        for (String player : List.of("flat", "random", "uct[capacity=1000]")) args.addAll(List.of("--player", player));
        args.addAll(List.of(more));
        return Transcript.of(Heaps.LIBRARY, "", args.toArray(String[]::new));
    }

    private static JsonNode answer(Transcript transcript) {
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    @Test
    void printsTheTablesOfEachFormat() {
        assertThat(tournament("--format", "round-robin").out())
                .contains(
                        "Standings",
                        "Cross table",
                        "6 games, seed 1.",
                        "Ratings",
                        "PLAYER",
                        "Model: Bradley and Terry");
        assertThat(tournament("--format", "gauntlet", "--champions", "2").out()).contains("gauntlet, champions 2: ");
        assertThat(tournament("--format", "swiss", "--rounds", "2").out()).contains("Buchholz", "Round 2", "bye");
        assertThat(tournament("--format", "knock-out", "--tie-breaks", "1").out())
                .contains("Bracket", "semi-final", "goes on", "Players thought for ");
    }

    @Test
    void printsPairsAndRatingsAsAskedFor() {
        String usual = tournament("--games", "4").out();
        assertThat(usual)
                .contains("Pairs by the points of the first player", "D(%)    FROM      TO", "Bootstrap: FROM");
        assertThat(tournament("--games", "4", "--ratings", "BayesElo").out())
                .contains("oppo. draws  FROM    TO")
                .doesNotContain("PLAYER");
        Transcript wrong = tournament("--ratings", "glicko");
        assertThat(wrong.err())
                .isEqualToNormalizingNewlines("tesuji: ratings must be ordo or bayeselo, not \"glicko\".\n");
        assertThat(wrong.code()).isEqualTo(2);
        JsonNode fixed = answer(tournament("--json", "--sides", "fixed", "--games", "3"));
        assertThat(fixed.get("pairings").get(0).get("pentanomial").isNull()).isTrue();
    }

    @Test
    void answersInJson() {
        JsonNode answer = answer(tournament("--json", "--threads", "1", "--parallel", "2"));
        assertThat(answer.get("complete").asBoolean()).isTrue();
        assertThat(answer.get("games").asInt()).isEqualTo(6);
        assertThat(answer.get("pairings")).hasSize(3).allSatisfy(pairing -> {
            assertThat(pairing.get("pentanomial").get("counts")).hasSize(5);
            assertThat(pairing.get("pentanomial").get("pairs").asInt()).isEqualTo(1);
        });
        JsonNode table = answer.get("table");
        assertThat(table).hasSize(3);
        assertThat(table.get(0).get("rank").asInt()).isEqualTo(1);
        assertThat(table.get(0).get("played").asInt()).isEqualTo(4);
        assertThat(table.get(0).get("score").asDouble())
                .isBetween(
                        table.get(0).get("scoreLow").asDouble(),
                        table.get(0).get("scoreHigh").asDouble());
        for (JsonNode row : table) {
            assertThat(row.get("elo").asDouble())
                    .isBetween(row.get("eloLow").asDouble(), row.get("eloHigh").asDouble());
            assertThat(row.get("eloPairsLow").asDouble())
                    .isLessThan(row.get("eloPairsHigh").asDouble());
        }
        assertThat(answer.get("ratingAssumptions"))
                .extracting(JsonNode::asString)
                .anyMatch(said -> said.startsWith("Anchor: "))
                .anyMatch(said -> said.startsWith("Prior: "));
        assertThat(answer.get("playerSeconds").asDouble()).isPositive();
        assertThat(answer.get("writingSeconds").asDouble()).isPositive();
        assertThat(answer.get("harnessSeconds").asDouble())
                .isGreaterThan(answer.get("writingSeconds").asDouble());
        assertThat(answer(tournament("--json", "--format", "swiss")).get("rounds"))
                .hasSize(2);
        assertThat(answer(tournament("--json", "--format", "knock-out")).get("bracket"))
                .hasSize(3);
    }

    @Test
    void optionsReplaceTheFieldsOfAFile() throws IOException {
        Path file = Files.writeString(
                folder.resolve("t.json"),
                "{\"game\":\"heaps\",\"players\":[\"random\",\"flat\"],\"games\":4,\"seconds\":9,\"out\":\"o\"}");
        Transcript transcript = Transcript.of(
                Heaps.LIBRARY, "", "tournament", file.toString(), "--games", "2", "--simulations", "10", "--json");
        assertThat(answer(transcript).get("games").asInt()).isEqualTo(2);
        String journal = Files.readString(folder.resolve("o/tournament.jsonl"));
        assertThat(journal).contains("\"simulations\":10,\"seconds\":null");
        assertThat(folder.resolve("o/standings.csv")).exists();
    }

    @Test
    void theReportIsAPageAndListedWithAllOthers() throws IOException {
        Path out = folder.resolve("o");
        Transcript transcript = tournament("--out", out.toString(), "--format", "knock-out");
        assertThat(transcript.out()).endsWith("The report is " + out.resolve("tournament.html") + ".\n");
        assertThat(out.resolve("tournament.html"))
                .content()
                .contains("<svg", "Bracket. ", "Standings. ", "Ratings. ")
                .doesNotContain("<script", "<link");
        assertThat(out.resolve("index.html")).content().contains("href=\"tournament.html\"", "tournament-bracket.svg");
        assertThat(answer(tournament("--json", "--out", out.toString(), "--format", "knock-out"))
                        .get("report")
                        .asString())
                .isEqualTo(out.resolve("tournament.html").toString());
        assertThat(answer(tournament("--json")).get("report").isNull()).isTrue();
    }

    @Test
    void aReportThatCannotBeWrittenIsToldAfterTheAnswer() throws IOException {
        Path page = Files.createDirectories(folder.resolve("o/tournament.html"));
        Transcript transcript = tournament("--out", folder.resolve("o").toString());
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.out())
                .contains("Standings", "Players thought for ")
                .doesNotContain("The report is");
        assertThat(transcript.err()).isEqualToNormalizingNewlines("tesuji: " + page + " is a directory, not a file.\n");
    }

    @Test
    void whatWasPlayedIsKeptAndPlayedOnce() throws IOException {
        String out = folder.resolve("o").toString();
        JsonNode first = answer(tournament("--json", "--out", out));
        JsonNode again = answer(tournament("--json", "--out", out));
        assertThat(again.get("table")).isEqualTo(first.get("table"));
        assertThat(again.get("playerSeconds").asDouble()).isZero();
        assertThat(Files.readAllLines(folder.resolve("o/tournament.jsonl"))).hasSize(7);
        assertThat(tournament("--out", out, "--seed", "2").code()).isEqualTo(2);
    }

    @Test
    void aWrongFileGetsOneSentence() throws IOException {
        for (String wrong : List.of("{", "[]", "{\"gmes\":2}")) {
            Path file = Files.writeString(folder.resolve("wrong.json"), wrong);
            Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "tournament", file.toString());
            assertThat(transcript.code()).isEqualTo(2);
            assertThat(transcript.out()).isEmpty();
            assertThat(transcript.err().lines()).hasSize(1);
        }
        Path file = Files.writeString(folder.resolve("wrong.json"), "{\n  \"game\": \"heaps\",,\n}");
        assertThat(Transcript.of(Heaps.LIBRARY, "", "tournament", file.toString()))
                .isEqualTo(new Transcript(
                        2,
                        "",
                        "tesuji: " + file + " is not JSON: line 2, column 19 cannot be read; a comma, a colon, a"
                                + " quotation mark or a bracket may be missing there or too many.\n"));
        assertThat(tournament("--player", "gtp:/no/such/engine").err()).contains("cannot be started");
        assertThat(tournament("--threads", "many").err()).contains("threads must be a whole number");
    }

    @Test
    void anInterruptionIsToldByTheExitCode() {
        Thread.currentThread().interrupt();
        Transcript transcript = tournament("--seconds", "3600", "--games", "2000");
        assertThat(Thread.interrupted()).isFalse();
        assertThat(transcript.code()).isEqualTo(130);
        assertThat(transcript.out()).isEqualToNormalizingNewlines("No game was finished.\n");
    }

    /** A screen that fails once, when the first game is told. */
    private static final class BrokenWriter extends StringWriter {
        private boolean broken;

        @Override
        public void write(String text, int from, int length) {
            if (!broken) {
                broken = true;
                throw new IllegalStateException("no screen");
            }
            super.write(text, from, length);
        }
    }

    @Test
    void whatWasPlayedIsWrittenWhateverGoesWrong() {
        Path out = folder.resolve("o");
        StringWriter printed = new StringWriter();
        Console console = new Console(
                new PrintWriter(printed),
                new PrintWriter(new BrokenWriter()),
                new PlainLines(new StringReader(""), new PrintWriter(printed), true),
                Style.PLAIN,
                true,
                false);
        String[] words = {
            "tournament",
            "--game",
            "heaps:size=3",
            "--player",
            "flat",
            "--player",
            "random",
            "--simulations",
            "30",
            "--out",
            out.toString()
        };
        try (InterruptibleRun run = new InterruptibleRun()) {
            assertThat(Transcript.run(Heaps.LIBRARY, console, run, words)).isNotZero();
        }
        assertThat(printed.toString()).contains("Standings");
        assertThat(out.resolve("standings.csv")).exists();
    }
}
