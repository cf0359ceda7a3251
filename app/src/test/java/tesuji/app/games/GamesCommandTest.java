package tesuji.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.app.Transcript;
import tesuji.core.game.GameFamily;
import tesuji.core.game.Heaps;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class GamesCommandTest {
    @Test
    void printsATablePerGame() {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "games");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out()).isEqualToNormalizingNewlines("""
                        heaps  Heaps: take the last counter
                          key   default  allowed  meaning
                          size  4        1 to 9   counters in each heap
                          take  3        1 to 9   counters a move may take
                          up to 6 moves to choose from, up to 8 in a game; 2 symmetries; \
                        positions numbered; repetition impossible

                        """);
    }

    @Test
    void printsOneJsonObject() {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", "games", "--json");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.out())
                .isEqualToNormalizingNewlines(
                        "{\"games\":[{\"name\":\"heaps\",\"title\":\"Heaps: take the last counter\","
                                + "\"keys\":[{\"name\":\"size\",\"default\":\"4\",\"allowed\":\"1 to 9\","
                                + "\"meaning\":\"counters in each heap\"},"
                                + "{\"name\":\"take\",\"default\":\"3\",\"allowed\":\"1 to 9\","
                                + "\"meaning\":\"counters a move may take\"}],"
                                + "\"maxLegalMoves\":6,\"maxLength\":8,"
                                + "\"abilities\":{\"indexing\":true,\"symmetries\":2,"
                                + "\"repetition\":\"impossible\"}}]}\n");
    }

    @Test
    void listsEveryGameOfTheHouse() {
        JsonNode games = JsonMapper.shared()
                .readTree(Transcript.of(Games.library(), "", "games", "--json").out())
                .get("games");
        assertThat(games.valueStream().map(game -> game.get("name").asString()))
                .containsExactlyElementsOf(Games.library().families().stream()
                        .map(GameFamily::name)
                        .toList());
    }
}
