package tesuji.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.game.GameId;
import tesuji.core.play.Limits;
import tesuji.core.play.RandomPlayer;
import tesuji.desk.round.Players;
import tesuji.games.Games;
import tesuji.gtp.server.Engine;
import tesuji.gtp.server.Persona;
import tesuji.gtp.server.PlayerFactory;
import tesuji.gtp.server.Server;
import tesuji.gtp.server.Session;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** KataGo's commands when a network plays. */
@Timeout(60)
final class NetworkGtpTest {
    private static final String NUMBER = "-?[0-9]+(\\.[0-9]+)?";
    private static final String FIELDS = "info move [A-G][1-7] visits N edgeVisits N utility N winrate N scoreMean N"
            + " scoreStdev N scoreLead N scoreSelfplay N prior N lcb N utilityLcb N weight N order N"
            + " pv( [A-G][1-7]| pass)+";
    private static final Pattern INFO = Pattern.compile(FIELDS.replace(" N", " " + NUMBER));

    @TempDir
    private static Path folder;

    private static String network;

    @BeforeAll
    static void makeNetwork() throws IOException {
        Path file = folder.resolve("tiny.bin.gz");
        NetworkShape shape = NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), file);
        network = file.toString();
    }

    private static List<String> answers(PlayerFactory players, SearchParameters parameters, String... lines) {
        Engine engine =
                new Engine(new Persona("Tesuji", "test", ""), Games.library(), players, Limits.steps(30), () -> 0);
        StringWriter out = new StringWriter();
        try (Session session = new Session(engine, GameId.parse("go:size=7"))) {
            new Server(session, EngineCommands.table(Games.library(), parameters))
                    .serve(new StringReader(String.join("\n", lines)), out);
        }
        return List.of(out.toString().split("\n\n"));
    }

    private static List<String> answers(String... lines) {
        SearchParameters parameters = new SearchParameters();
        PlayerSpec spec = new PlayerSpec("net:" + network, Limits.steps(30), 1);
        return answers(
                game -> parameters.apply(
                        Players.seat(spec, game, 1).orElseThrow().player()),
                parameters,
                lines);
    }

    @Test
    void aLineHasAllFieldsInOrder() {
        String answer = answers("kata-genmove_analyze b").get(0);
        List<String> lines = answer.lines().toList();
        assertThat(lines.get(0)).isEqualTo("=");
        assertThat(lines.get(lines.size() - 1)).matches("play [A-G][1-7]");
        String[] infos = lines.get(lines.size() - 2).split(" (?=info )");
        assertThat(infos).allMatch(info -> INFO.matcher(info).matches());
    }

    @Test
    void whatIsAskedForFollows() {
        String answer = answers("kata-search_analyze b 100 rootInfo true ownership true ownershipStdev true"
                        + " movesOwnership true movesOwnershipStdev true pvVisits true pvEdgeVisits true maxmoves 1")
                .get(0);
        String line = answer.lines().skip(1).findFirst().orElseThrow();
        assertThat(line.split("info move", -1)).hasSize(2);
        String owners = "( " + NUMBER + "){49}";
        assertThat(line)
                .matches(".* pv[^v]+ pvVisits( [0-9]+)+ pvEdgeVisits( [0-9]+)+ movesOwnership" + owners
                        + " movesOwnershipStdev" + owners + " rootInfo visits 30 utility .*"
                        + " weight " + NUMBER + " rawStWrError -1 rawStScoreError -1 rawVarTimeLeft -1"
                        + " ownership" + owners + " ownershipStdev" + owners);
    }

    @Test
    void movesThatWereNotTriedFillTheList() {
        String answer = answers("kata-search_analyze b 100 minmoves 50").get(0);
        String line = answer.lines().skip(1).findFirst().orElseThrow();
        assertThat(line.split("info move", -1)).hasSize(51);
        assertThat(line).contains(" visits 0 edgeVisits 0 utility ");
        String banned = answers("kata-search_analyze b 100 minmoves 50 avoid b A1,pass 1")
                .get(0);
        assertThat(banned.lines().skip(1).findFirst().orElseThrow().split("info move", -1))
                .hasSize(49);
    }

    @Test
    void theNetworkIsToldWithoutASearch() {
        List<String> answers = answers("play b D4", "kata-raw-nn 0", "kata-raw-nn all", "kata-raw-nn b 3 0.5");
        List<String> lines = answers.get(1).lines().toList();
        assertThat(lines.get(0)).isEqualTo("= symmetry 0");
        assertThat(lines.subList(1, 4)).allMatch(line -> line.matches("(whiteWin|whiteLoss|noResult) [01]\\.[0-9]{6}"));
        assertThat(lines.subList(4, 10)).allMatch(line -> line.matches("[a-zA-Z]+ -?[0-9]+\\.[0-9]{3}"));
        assertThat(lines.get(10)).isEqualTo("policy");
        assertThat(lines.get(14).split("\\s+")[3]).as("D4 is occupied").isEqualTo("NAN");
        assertThat(lines.get(18)).matches("policyPass [01]\\.[0-9]{6}");
        assertThat(lines.get(19)).isEqualTo("whiteOwnership");
        assertThat(lines).hasSize(27);
        assertThat(answers.get(2).lines().filter(line -> line.contains("symmetry")))
                .hasSize(8);
        assertThat(answers.get(3)).startsWith("= symmetry 3");
    }

    @Test
    void wrongArgumentsAreRefused() {
        List<String> answers = answers("kata-raw-nn", "kata-raw-nn 8", "kata-raw-nn b none", "kata-raw-nn 0 2");
        assertThat(answers).allMatch(answer -> answer.startsWith("? syntax error: "));
    }

    @Test
    void numbersOfTheSearchCanBeChanged() {
        List<String> answers = answers(
                "kata-list-params",
                "kata-get-param cpuctExploration",
                "kata-set-param cpuctExploration 1.5",
                "komi 5.5",
                "kata-get-param cpuctExploration",
                "kata-set-params {\"wideRootNoise\":0.1,\"useLcbForSelection\":\"false\"}",
                "kata-get-params",
                "kata-set-param maxVisits 7",
                "kata-get-param maxVisits",
                "kata-set-param cpuctExploration much",
                "kata-set-params {\"nonsense\":1}",
                "kata-set-params [",
                "kata-set-params 5",
                "kata-get-param nonsense");
        assertThat(answers.get(0)).contains("maxVisits", "cpuctExploration", "lcbStdevs");
        assertThat(answers.get(1)).isEqualTo("= 1.0");
        assertThat(answers.get(4)).isEqualTo("= 1.5");
        JsonNode all = JsonMapper.shared().readTree(answers.get(6).substring(2));
        assertThat(all.get("cpuctExploration").stringValue()).isEqualTo("1.5");
        assertThat(all.get("wideRootNoise").stringValue()).isEqualTo("0.1");
        assertThat(all.get("useLcbForSelection").stringValue()).isEqualTo("false");
        assertThat(answers.get(8)).isEqualTo("= 7");
        assertThat(answers.subList(9, 14)).allMatch(answer -> answer.startsWith("? "));
    }

    @Test
    void theNetworkIsNamed() {
        JsonNode model = JsonMapper.shared()
                .readTree(answers("kata-get-models").get(0).substring(2))
                .get(0);
        assertThat(model.get("name").stringValue()).isEqualTo(network);
        assertThat(model.get("version").intValue()).isEqualTo(8);
    }

    @Test
    void aPlayerWithoutANetworkSaysSo() {
        List<String> answers = answers(
                game -> new RandomPlayer(game, 1),
                new SearchParameters(),
                "kata-raw-nn 0",
                "kata-get-models",
                "kata-get-params",
                "kata-set-params {}");
        assertThat(answers).containsOnly("? the player random has no network");
    }
}
