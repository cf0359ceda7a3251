package tesuji.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.GameId;
import tesuji.core.play.FlatMonteCarloPlayer;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.gtp.server.Engine;
import tesuji.gtp.server.Persona;
import tesuji.gtp.server.Server;
import tesuji.gtp.server.Session;

/** Sessions with the engine as users get it, answer by answer. */
final class GtpTranscriptTest {
    private static Session session() {
        Engine engine = new Engine(
                new Persona("Tesuji", "test", "flat, seed 1"),
                Games.library(),
                game -> new FlatMonteCarloPlayer(game, Games.playout(game), 1),
                Limits.steps(200),
                () -> 0);
        return new Session(engine, GameId.of("go"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "capture", "others", "analyses", "rules", "endgame"})
    void answersAreAsRecorded(String name) throws IOException {
        // which version writes a record depends on whether it runs from a jar
        String answers = answers(resource(name + ".gtp")).replaceAll("AP\\[Tesuji:[^]]+]", "AP[Tesuji:development]");
        assertThat(answers).isEqualTo(resource(name + ".expected"));
    }

    private static String answers(String input) {
        StringWriter out = new StringWriter();
        try (Session session = session()) {
            new Server(session, EngineCommands.table(Games.library(), new SearchParameters()))
                    .serve(new StringReader(input), out);
        }
        return out.toString();
    }

    private static String resource(String name) throws IOException {
        try (InputStream stream = Objects.requireNonNull(GtpTranscriptTest.class.getResourceAsStream(name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theStandardIsComplete() {
        String names = answers("list_commands\n");
        assertThat(names.lines().map(line -> line.replace("= ", "")))
                .contains(
                        "protocol_version",
                        "name",
                        "version",
                        "known_command",
                        "list_commands",
                        "quit",
                        "boardsize",
                        "clear_board",
                        "komi",
                        "fixed_handicap",
                        "place_free_handicap",
                        "set_free_handicap",
                        "play",
                        "genmove",
                        "undo",
                        "time_settings",
                        "time_left",
                        "final_score",
                        "final_status_list",
                        "loadsgf",
                        "reg_genmove",
                        "showboard",
                        "kgs-genmove_cleanup",
                        "kgs-game_over",
                        "kgs-rules",
                        "kgs-time_settings",
                        "kgs-chat",
                        "gogui-analyze_commands",
                        "set_game",
                        "list_games",
                        "gogui-rules_game_id",
                        "gogui-rules_legal_moves");
    }

    /** Black's stones around two eyes are Black's in nearly all playouts, and White's row is White's. */
    @Test
    void ownershipIsAMapOfTheBoard() {
        String setup = "boardsize 5\ngogui-setup b A2 b B2 b B1 b C2 b D2 b E2 b D1 w A4 w B4 w C4 w D4 w E4\n";
        String[] rows =
                answers(setup + "tesuji-ownership\n").split("= ")[3].strip().split("\n");
        assertThat(rows).hasSize(5);
        for (String owner : rows[3].split(" "))
            assertThat(Double.parseDouble(owner)).isGreaterThan(0.9);
        for (String owner : rows[1].split(" "))
            assertThat(Double.parseDouble(owner)).isLessThan(0);
    }

    @Test
    void aSeededEngineRepeatsItself() {
        String input = "boardsize 5\nreg_genmove b\ngenmove b\ngenmove w\ngenmove b\nshowboard\n";
        String once = answers(input);
        String again = answers(input);
        assertThat(once).isEqualTo(again).doesNotContain("?");
    }
}
