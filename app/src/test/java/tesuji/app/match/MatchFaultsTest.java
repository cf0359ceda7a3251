package tesuji.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.core.game.Heaps;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Matches against programs that fail, each a process of its own: what is said about it. */
@Timeout(120)
final class MatchFaultsTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    /** A program that speaks the protocol and does this when a game is set, and when it is asked for a move. */
    private String engine(String setGame, String genmove) throws IOException {
        return "gtp:sh "
                + Files.writeString(
                        folder.resolve("engine.sh"), """
                        while read -r id command rest; do
                          case $command in
                            list_commands) printf '=%s set_game\\n\\n' "$id" ;;
                            set_game) SET ;;
                            genmove) GENMOVE ;;
                            *) printf '=%s\\n\\n' "$id" ;;
                          esac
                        done
                        """.replace("SET", setGame).replace("GENMOVE", genmove));
    }

    private static final String AGREE = "printf '=%s\\n\\n' \"$id\"";
    private static final String RESIGN = "printf '=%s resign\\n\\n' \"$id\"";

    private static Transcript match(String engine, String... more) {
        List<String> all = new ArrayList<>(List.of("match", "--game", "heaps:size=3", "--a", "random", "--b", engine));
        if (!List.of(more).contains("--games")) all.addAll(List.of("--games", "12"));
        if (!List.of(more).contains("--simulations")) all.addAll(List.of("--simulations", "10"));
        all.addAll(List.of(more));
        return Transcript.of(Heaps.LIBRARY, "", all.toArray(String[]::new));
    }

    private static JsonNode json(String engine, String... more) {
        List<String> all = new ArrayList<>(List.of(more));
        all.add("--json");
        return JsonMapper.shared()
                .readTree(match(engine, all.toArray(String[]::new)).out());
    }

    /** Without the warning a match of twelve faults would be a proof of strength: p is 0.0005. */
    @Test
    void aProgramThatNeverPlaysIsToldInOneSentenceAndOneWarning() throws IOException {
        String refusing = engine("printf '?%s unknown game\\n\\n' \"$id\"", RESIGN);
        Transcript transcript = match(refusing);
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines().filter(line -> line.startsWith("B lost")))
                .containsExactly(
                        "B lost 12 games (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …) by an illegal move: The engine \"sh\""
                                + " cannot play heaps: it refused \"set_game heaps:size=3,take=3\".",
                        "B lost every game that it played (12) by a fault: the result says nothing about how strong it"
                                + " plays.");
        JsonNode answer = json(refusing);
        assertThat(answer.get("failures")).hasSize(1);
        assertThat(answer.get("failedGames").asInt()).isEqualTo(12);
        assertThat(answer.get("warnings")).hasSize(1);
        assertThat(answer.get("endings").get("illegal").asInt()).isEqualTo(12);
    }

    /** Every game has a process of its own; the fifth of them dies. */
    @Test
    void aProgramThatDiesOnceIsToldWithTheNumberOfTheGame() throws IOException {
        Path count = Files.writeString(folder.resolve("count"), "");
        String dying = engine(
                AGREE,
                "printf x >>" + count + "; if [ $(wc -c <" + count + ") -eq 5 ]; then echo out of memory >&2;"
                        + " exit 3; fi; " + RESIGN);
        Transcript transcript = match(dying, "--out", folder.resolve("o").toString());
        assertThat(transcript.out())
                .contains(
                        "\nEnded by crash 1, resignation 11",
                        "\nB lost game 5 by a crash: The engine \"sh\" ended with exit code 3 when it was asked"
                                + " \"genmove")
                .contains("out of memory")
                .doesNotContain("lost every game");
        assertThat(folder.resolve("o/match-failures.csv")).content().contains("\nB,1,5,a crash,");
    }

    @Test
    void aMatchWithoutFaultsSaysNothingOfThem() throws IOException {
        assertThat(match(engine(AGREE, RESIGN)).out()).doesNotContain("B lost ", "A lost ");
        JsonNode answer = json(engine(AGREE, RESIGN));
        assertThat(answer.get("failures")).isEmpty();
        assertThat(answer.get("failedGames").asInt()).isZero();
        assertThat(answer.get("warnings")).isEmpty();
    }

    /** Simulations are no limit that a program could be told, so somebody must end it. */
    @Test
    void aProgramThatHangsWithoutALimitOfTimeIsEnded() throws IOException {
        long begin = System.nanoTime();
        Transcript transcript =
                match(engine(AGREE, "sleep 1000"), "--games", "2", "--simulations", "10", "--engine-timeout", "0.5");
        assertThat(transcript.out())
                .contains("Ended by time 2", "did not answer \"genmove ", "within 0.5 s", "B lost every game");
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(60));
    }

    @Test
    void aTimeoutOfNothingIsRefused() throws IOException {
        Transcript transcript = match(engine(AGREE, RESIGN), "--engine-timeout", "0");
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains("--engine-timeout must be more than 0");
    }
}
