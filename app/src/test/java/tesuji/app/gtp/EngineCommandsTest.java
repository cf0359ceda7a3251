package tesuji.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.gtp.command.CommandSets;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.CommandTable;
import tesuji.gtp.server.Engine;
import tesuji.gtp.server.Persona;
import tesuji.gtp.server.PlayerFactory;
import tesuji.gtp.server.Server;
import tesuji.gtp.server.Session;

final class EngineCommandsTest {
    /** Knows two moves at the root, A1 and B2, the answer B2 to A1, and nothing beyond. */
    private record Gardener(Game game) implements Analyst, TreeView {
        @Override
        public String name() {
            return "gardener";
        }

        @Override
        public Decision analyse(GameRecord record, AnalysisRequest request, Consumer<Analysis> listener) {
            int side = record.replay(game).toMove();
            List<Double> owners = request.ownership()
                    ? IntStream.range(0, 9)
                            .mapToObj(point -> point == 0 ? 1.0 : 0.0)
                            .toList()
                    : List.of();
            List<Analysis.Candidate> candidates = List.of(
                    new Analysis.Candidate(4 * side, 16, 0.625, 1.5, 0.75, 0.5, List.of(4 * side, 8)),
                    new Analysis.Candidate(9, 4, 0.25));
            return new Decision.Play(4 * side, new Analysis(20, 0.55, 1.25, 3, candidates, owners));
        }

        @Override
        public Optional<Level> level(List<Integer> moves) {
            if (moves.isEmpty()) {
                return Optional.of(new Level(
                        moves,
                        20,
                        0.55,
                        List.of(
                                new Branch(0, 16, 0.625, 18, 0.5, 0.75),
                                new Branch(4, 4, 0.25, 0, 0, Double.NaN),
                                new Branch(9, 1, 0.125, 0, 0, Double.NaN))));
            }
            return moves.equals(List.of(0))
                    ? Optional.of(new Level(moves, 16, 0.375, List.of(new Branch(4, 3, 0.5, 0, 0, Double.NaN))))
                    : Optional.empty();
        }

        @Override
        public Size size() {
            return new Size(7, 100, 4096);
        }
    }

    private static List<String> answers(PlayerFactory players, String... lines) {
        Engine engine =
                new Engine(new Persona("Tesuji", "test", ""), Games.library(), players, Limits.steps(20), () -> 0);
        List<Command> commands = new ArrayList<>(CommandSets.everyGame());
        commands.addAll(TreeCommands.commands());
        commands.addAll(CgosCommand.commands());
        StringWriter out = new StringWriter();
        try (Session session = new Session(engine, GameId.parse("go:size=3"))) {
            new Server(session, new CommandTable(commands)).serve(new StringReader(String.join("\n", lines)), out);
        }
        return List.of(out.toString().split("\n\n"));
    }

    private static List<String> answers(String... lines) {
        return answers(Gardener::new, lines);
    }

    @Test
    void theTreeIsShownNodeByNode() {
        List<String> answers = answers(
                "tesuji-tree", "reg_genmove b", "tesuji-tree", "tesuji-tree A1", "tesuji-tree B2", "tesuji-tree A1 A1");
        assertThat(answers.get(0)).isEqualTo("? nothing has been searched yet");
        assertThat(answers.get(2))
                .isEqualTo(
                        "= {\"path\":[],\"toMove\":\"black\",\"visits\":20,\"value\":0.55,\"nodes\":7,\"capacity\":100,"
                                + "\"branches\":["
                                + "{\"move\":\"A1\",\"visits\":16,\"value\":0.625,\"amafVisits\":18,"
                                + "\"amafValue\":0.5,\"prior\":0.75},"
                                + "{\"move\":\"B2\",\"visits\":4,\"value\":0.25,\"amafVisits\":0,"
                                + "\"amafValue\":0.0,\"prior\":null},"
                                + "{\"move\":\"pass\",\"visits\":1,\"value\":0.125,\"amafVisits\":0,"
                                + "\"amafValue\":0.0,\"prior\":null}]}");
        assertThat(answers.get(3))
                .startsWith("= {\"path\":[\"A1\"],\"toMove\":\"white\",\"visits\":16,\"value\":0.375,")
                .contains("\"move\":\"B2\",\"visits\":3,");
        assertThat(answers.get(4)).isEqualTo("? the tree does not reach so far");
        assertThat(answers.get(5)).isEqualTo("? illegal move: the point is occupied");
    }

    /** The tree still grows from the position that was searched, whatever is played afterwards. */
    @Test
    void theRootIsThePositionSearched() {
        List<String> answers = answers(
                "genmove b", "tesuji-tree A1", "clear_cache", "tesuji-tree", "set_game go:size=5", "tesuji-tree");
        assertThat(answers.get(1)).contains("\"path\":[\"A1\"]");
        assertThat(answers.get(3)).isEqualTo("? nothing has been searched yet");
        assertThat(answers.get(5)).isEqualTo("? nothing has been searched yet");
    }

    /** Greys from 30 to ff by the root of the share: 16 of 16, then 4 of 16, which is half the way: 48 + 103.5. */
    @Test
    void visitsAreAPicture() {
        assertThat(answers("reg_genmove b", "tesuji-tree-visits", "gogui-analyze_commands")
                        .subList(1, 3))
                .satisfiesExactly(
                        picture -> assertThat(picture).isEqualTo("""
                                = COLOR #ffffff A1
                                COLOR #989898 B2
                                LABEL A1 16 B2 4
                                TEXT 20 visits, 55.0 % for black"""),
                        offered -> assertThat(offered)
                                .contains("string/Tree/tesuji-tree\n", "gfx/Tree Visits/tesuji-tree-visits\n"));
    }

    @Test
    void aPlayerWithoutATreeIsToldSo() {
        List<String> answers =
                answers(game -> new tesuji.core.play.RandomPlayer(game, 1), "tesuji-tree", "tesuji-tree-visits");
        assertThat(answers).containsOnly("? the player random has no tree to show");
    }

    /**
     * Top row first; White sees Black's corner as lost (A), everything else as nobody's (f, the middle of 63 steps).
     */
    @Test
    void cgosGetsOneLineOfJsonAndTheMove() {
        List<String> answers = answers("3 cgos-genmove_analyze b", "4 cgos-genmove_analyze w", "cgos-genmove_analyze");
        assertThat(answers.get(0)).isEqualTo("""
                =3
                {"winrate":0.55,"score":1.25,"visits":20,"moves":[\
                {"move":"A1","visits":16,"winrate":0.625,"score":1.5,"prior":0.75,"pv":"C3"},\
                {"move":"pass","visits":4,"winrate":0.25,"pv":""}],"ownership":"ffffff+ff"}
                play A1""");
        assertThat(answers.get(1)).contains("\"ownership\":\"ffffffAff\"").endsWith("play B2");
        assertThat(answers.get(2)).isEqualTo("? syntax error: argument 1 is missing");
        String names = answers("list_commands").stream().collect(Collectors.joining());
        assertThat(names).contains("cgos-genmove_analyze", "kata-genmove_analyze");
    }
}
