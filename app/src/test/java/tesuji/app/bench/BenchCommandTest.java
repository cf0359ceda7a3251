package tesuji.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.app.Transcript;
import tesuji.core.game.Heaps;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class BenchCommandTest {
    @Test
    void listsTheBenchmarks() {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "bench");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out()).contains("perft       moves generated, played and undone");
    }

    @Test
    void measuresAndRepeatsItsFingerprint() {
        JsonNode one = measured("1");
        JsonNode two = measured("2");
        assertThat(one.get("name").asString()).isEqualTo("perft");
        assertThat(one.get("game").asString()).isEqualTo("heaps:size=3,take=3");
        assertThat(one.get("unit").asString()).isEqualTo("leaves");
        assertThat(one.get("perSecond").asDouble()).isPositive();
        assertThat(two.get("threads").asInt()).isEqualTo(2);
        assertThat(two.get("fingerprint")).isEqualTo(one.get("fingerprint"));
        assertThat(measured("hardware").get("threads").asInt())
                .isEqualTo(Runtime.getRuntime().availableProcessors());
    }

    private static JsonNode measured(String threads) {
        Transcript transcript = Transcript.of(
                Heaps.LIBRARY,
                "",
                "bench",
                "perft",
                "--game",
                "heaps:size=3",
                "--seconds",
                "0.05",
                "--warm-up",
                "0",
                "--threads",
                threads,
                "--json");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    @Test
    void saysTheSpeedInWords() {
        Transcript transcript = Transcript.of(
                Heaps.LIBRARY, "", "bench", "perft", "--game", "heaps:size=3", "--seconds", "0.05", "--warm-up", "0");
        assertThat(transcript.out())
                .matches("perft of heaps:size=3,take=3: .* leaves/s with 1 thread, fingerprint [0-9a-f]{16}\\R");
    }

    @Test
    void measuresPlayersByName() {
        assertThat(fingerprint("mcts", "uct")).isEqualTo(fingerprint("mcts", ""));
        assertThat(fingerprint("mcts", "uct-rave")).isNotEqualTo(fingerprint("mcts", "uct"));
        assertThat(fingerprint("selection", "uct")).isEqualTo(fingerprint("selection", ""));
        assertThat(fingerprint("selection", "wieczorek-inherited")).isNotEqualTo(fingerprint("selection", "uct"));
    }

    private static String fingerprint(String name, String player) {
        Transcript transcript = Transcript.of(
                Heaps.LIBRARY,
                "",
                "bench",
                name,
                "--game",
                "heaps:size=9",
                "--seconds",
                "0.05",
                "--warm-up",
                "0",
                "--player",
                player,
                "--json");
        return JsonMapper.shared().readTree(transcript.out()).get("fingerprint").asString();
    }

    @Test
    void whoSearchesNoTreeIsNotMeasured() {
        Transcript transcript =
                Transcript.of(Heaps.LIBRARY, "", "bench", "mcts", "--game", "heaps:size=3", "--player", "random");
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err())
                .contains("The player \"random\" searches no tree; searches are best, go-strong, uct");
    }

    @Test
    void measuresSearches() {
        String[] fingerprints = new String[3];
        String[] players = {"mcts[capacity=200000]", "mcts[capacity=100000]", "mcts[selection=Ucb1[exploration=0.3]]"};
        for (int i = 0; i < 3; i++) {
            Transcript transcript = Transcript.of(
                    Heaps.LIBRARY,
                    "",
                    "bench",
                    "mcts",
                    "--game",
                    "heaps:size=5",
                    "--seconds",
                    "0.05",
                    "--warm-up",
                    "0",
                    "--threads",
                    String.valueOf(i + 1),
                    "--player",
                    players[i],
                    "--json");
            JsonNode answer = JsonMapper.shared().readTree(transcript.out());
            assertThat(answer.get("unit").asString()).isEqualTo("simulations");
            assertThat(answer.get("perSecond").asDouble()).isPositive();
            fingerprints[i] = answer.get("fingerprint").asString();
        }
        assertThat(fingerprints[1]).isEqualTo(fingerprints[0]);
        assertThat(fingerprints[2]).isNotEqualTo(fingerprints[0]);
    }

    /** Random weights are evaluated, so that no file is needed. */
    @Test
    void measuresNetworks() {
        String[] quick = {"bench", "net", "--game", "go:size=7", "--seconds", "0.05", "--warm-up", "0", "--json"};
        Transcript once = Transcript.of(Games.library(), "", quick);
        assertThat(once.code()).as(once.err()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(once.out());
        assertThat(answer.get("unit").asString()).isEqualTo("evaluations");
        assertThat(answer.get("perSecond").asDouble()).isPositive();
        Transcript again = Transcript.of(Games.library(), "", quick);
        assertThat(JsonMapper.shared().readTree(again.out()).get("fingerprint")).isEqualTo(answer.get("fingerprint"));
    }

    @Test
    void refusesWhatNoNetworkCanMeasure() {
        assertRefused("The benchmark net measures a network, --player net:FILE, not \"uct\".", "--player", "uct");
        assertRefused("Networks know Go, and no other game.", "--game", "hex:size=5");
        assertRefused("There is no network no-such-network.bin.gz.", "--player", "net:no-such-network.bin.gz");
    }

    private static void assertRefused(String sentence, String option, String value) {
        Transcript refused = Transcript.of(Games.library(), "", "bench", "net", option, value);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains(sentence);
    }
}
