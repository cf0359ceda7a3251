package tesuji.app.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.Transcript;
import tesuji.app.command.ExitCode;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class EndgameCommandTest {
    /** Tedomari: two regions of temperature one, and only the star wins (Frejlak 2020, §4.2). */
    private static final String TEDOMARI =
            "(;GM[1]FF[4]SZ[7]KM[0]AB[ea][ga][bb][cb][db][fb][gb][dc][ec][fc][gc][cd][dd]"
                    + "[fd][gd][de][ge][gf][gg]AW[aa][da][ab][ac][bc][cc][bd][ae][be][ce][fe][bf][df][ff][ag][bg]"
                    + "[cg][dg][eg]"
                    + "[fg]PL[B];B[ee];W[ba])";

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private Transcript run(String sgf, String... options) throws IOException {
        Path file = folder.resolve("game.sgf");
        Files.writeString(file, sgf);
        return run(file, options);
    }

    private static Transcript run(Path file, String... options) {
        List<String> words = new ArrayList<>(List.of("endgame", file.toString()));
        words.addAll(List.of(options));
        return Transcript.of(Games.library(), "", words.toArray(String[]::new));
    }

    private static JsonNode json(Transcript transcript) {
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    private static List<String> moves(JsonNode answer) {
        return answer.get("best")
                .valueStream()
                .map(choice -> choice.get("move").asString())
                .toList();
    }

    @Test
    void drawsTheRegionsAndValuesThem() throws IOException {
        Transcript transcript = run(TEDOMARI, "--move", "0");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out()).isEqualToNormalizingNewlines("""
                  A B C D E F G
                7 O b b O X + X 7
                6 O X X X + X X 6
                5 O O O X X X X 5
                4 - O X X a X X 4
                3 O O O X a O X 3
                2 - O - O a O X 2
                1 O O O O O O X 1
                  A B C D E F G
                X and O: stones; letters: regions with something left to do; + and -: points of Black and of White.

                  region  points  value     chilled  mean  temperature  first to move  known
                  a            3  +-(1*)    *           0            1  gote           exact
                  b            3  {3||2|0}  2^          2            1  boundary       exact

                Black's:    1 + 1
                White's:    1 + 1 + 1
                Walls:      38 stones with two eyes.
                Counted by: territory, komi 0
                Result:     Black to move: Black wins by 2, proven.
                Best:       E3 (a)
                """);
    }

    @Test
    void tellsProgramsTheSame() throws IOException {
        JsonNode answer = json(run(TEDOMARI, "--move", "0", "--json"));
        assertThat(answer.get("score").asString()).isEqualTo("2");
        assertThat(answer.get("proven").asBoolean()).isTrue();
        assertThat(answer.get("low").asString()).isEqualTo("2");
        assertThat(answer.get("high").asString()).isEqualTo("2");
        assertThat(answer.get("counting").asString()).isEqualTo("territory");
        assertThat(answer.get("toMove").asString()).isEqualTo("black");
        assertThat(answer.get("why").isEmpty()).isTrue();
        assertThat(moves(answer)).containsExactly("E3");
        JsonNode region = answer.get("regions")
                .get(answer.get("best").get(0).get("region").asInt());
        assertThat(region.get("label").asString()).isEqualTo("a");
        assertThat(region.get("points").valueStream().map(JsonNode::asString)).containsExactly("E2", "E3", "E4");
        assertThat(region.get("value").asString()).isEqualTo("+-(1*)");
        assertThat(region.get("chilled").asString()).isEqualTo("*");
        assertThat(region.get("mean").asString()).isEqualTo("0");
        assertThat(region.get("temperature").asString()).isEqualTo("1");
        assertThat(region.get("kind").asString()).isEqualTo("gote");
        assertThat(region.get("standing").asString()).isEqualTo("exact");
        assertThat(region.get("moves").isEmpty()).isFalse();
        JsonNode overlay = answer.get("regionOf");
        assertThat(overlay).hasSize(49);
        assertThat(overlay.get(0).asInt()).as("A7 is a wall").isEqualTo(-1);
        assertThat(overlay.get(3 * 7 + 4).asInt())
                .as("E4")
                .isEqualTo(answer.get("best").get(0).get("region").asInt());
    }

    @Test
    void sideRulesAndMoveMayBeChosen() throws IOException {
        JsonNode white = json(run(TEDOMARI, "--move", "0", "--to-move", "white", "--json"));
        assertThat(white.get("score").asString()).isEqualTo("0");
        assertThat(moves(white)).containsExactly("B7");
        JsonNode area = json(run(TEDOMARI, "--move", "0", "--rules", "chinese", "--json"));
        assertThat(area.get("counting").asString()).isEqualTo("area");
        assertThat(area.get("score").asString()).isEqualTo("1");
        JsonNode end = json(run(TEDOMARI, "--json"));
        assertThat(end.get("toMove").asString()).isEqualTo("black");
        assertThat(end.get("score").asString()).isEqualTo("2");
    }

    /** Without rules in the file territory is counted; those of the file count, and so do komi and prisoners. */
    @Test
    void rulesAndKomiAreThoseOfTheFile() throws IOException {
        JsonNode area = json(run(TEDOMARI.replace("KM[0]", "KM[0.5]RU[Chinese]"), "--move", "0", "--json"));
        assertThat(area.get("counting").asString()).isEqualTo("area");
        assertThat(area.get("komi").asString()).isEqualTo("1/2");
        assertThat(area.get("score").asString()).isEqualTo("1/2");
    }

    /**
     * Whoever comes first gets the points of a gote; of White's corridor she takes the first point half of the time.
     */
    @Test
    void ownersAreExpected() throws IOException {
        JsonNode owners =
                json(run(TEDOMARI, "--move", "0", "--ownership", "--json")).get("ownership");
        assertThat(owners.get("A7").asString()).isEqualTo("-1");
        assertThat(owners.get("E3").asString()).isEqualTo("0");
        assertThat(run(TEDOMARI, "--move", "0", "--ownership").out()).contains("Expected:   ");
        assertThat(json(run(TEDOMARI, "--move", "0", "--json")).get("ownership").isNull())
                .isTrue();
    }

    /** The position of Berlekamp and Wolfe that stumped professionals: five moves win, the rule names S14. */
    @Test
    void solvesTheStumpingProblem() {
        Path file = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "stumping-problem.sgf");
        assumeTrue(Files.exists(file), "the problem is not here");
        Transcript transcript = run(file, "--json");
        assertThat(transcript.code()).isZero();
        JsonNode answer = json(transcript);
        assertThat(answer.get("score").asString()).isEqualTo("-1");
        assertThat(answer.get("proven").asBoolean()).isFalse();
        assertThat(answer.get("provenIf")
                        .valueStream()
                        .flatMap(JsonNode::valueStream)
                        .map(JsonNode::asString))
                .contains("B18", "A16", "T13", "K10")
                .doesNotContain("T2", "K19");
        Transcript strict = run(file, "--json", "--strict");
        assertThat(strict.code()).isEqualTo(ExitCode.LIMIT);
        JsonNode unaided = json(strict);
        assertThat(unaided.get("score").isNull()).isTrue();
        assertThat(unaided.get("proven").asBoolean()).isFalse();
        assertThat(unaided.get("provenIf").isEmpty()).isTrue();
        assertThat(moves(answer)).startsWith("S14").containsExactlyInAnyOrder("S14", "Q16", "Q10", "R9", "Q7", "O8");
    }

    /**
     * Groups with room for two eyes on either side of three neutral points; nobody shows that their answers cost
     * nothing.
     */
    @Test
    void programsAreToldThatAProofRestsOnWalls() throws IOException {
        String room = "(;GM[1]FF[4]SZ[6]KM[0]AB[ba][ca][ab][cb][cc][cd][be][ce][cf]AW[da][eb][dc][ed][de][ef]PL[B])";
        JsonNode given = json(run(room, "--json"));
        assertThat(given.get("score").isNull()).isFalse();
        assertThat(given.get("proven").asBoolean()).isFalse();
        assertThat(given.get("provenIf")).hasSize(4);
        assertThat(given.get("walls").get("room").asInt()).isEqualTo(15);
        assertThat(given.get("walls").get("given").asBoolean()).isTrue();
        Transcript told = run(room);
        assertThat(told.code()).isZero();
        assertThat(told.out())
                .contains("proven if these groups live:")
                .contains("Black, 9 stones: ", "White, 2 stones: ");
        Transcript doubted = run(room, "--strict", "--json");
        assertThat(doubted.code()).isEqualTo(ExitCode.LIMIT);
        JsonNode strict = json(doubted);
        assertThat(strict.get("score").isNull()).isTrue();
        assertThat(strict.get("proven").asBoolean()).isFalse();
        assertThat(strict.get("provenIf").isEmpty()).isTrue();
        assertThat(strict.get("walls").get("given").asBoolean()).isFalse();
        JsonNode eyes = json(run(TEDOMARI, "--move", "0", "--json"));
        assertThat(eyes.get("proven").asBoolean()).isTrue();
        assertThat(eyes.get("walls").get("given").asBoolean()).isFalse();
    }

    /** A board on which nothing is settled is no bad input: it is just not known who gets what. */
    @Test
    void anOpenBoardMayBeAnybodys() throws IOException {
        Transcript transcript = run("(;SZ[9]KM[0]RU[Chinese]AB[ee])", "--json");
        assertThat(transcript.code()).isEqualTo(ExitCode.LIMIT);
        JsonNode answer = json(transcript);
        assertThat(answer.get("score").isNull()).isTrue();
        assertThat(answer.get("low").asString()).isEqualTo("-81");
        assertThat(answer.get("high").asString()).isEqualTo("81");
    }

    /** Only the corner lives; what lies around it is too large to be looked into. */
    @Test
    void aLimitIsToldWithWhatIsKnown() throws IOException {
        String corner = "(;SZ[9]KM[0]AB[ba][bb][bc][ac][ca][cb]PL[B])";
        Transcript transcript = run(corner, "--json");
        JsonNode answer = json(transcript);
        assertThat(answer.get("proven").asBoolean()).isFalse();
        assertThat(answer.get("score").isNull()).isTrue();
        assertThat(answer.get("best").isEmpty()).isTrue();
        assertThat(answer.get("why").get(0).asString()).contains("too large to be looked into");
        assertThat(transcript.code()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[2]SZ[8]) | | Go",
                "rubbish | | game.sgf",
                "(;SZ[9]AB[ee];B[aa]) | --move=2 | --move must be between 0 and 1 in this game, not 2.",
                "(;SZ[9]AB[ee]) | --to-move=red | --to-move is black or white",
                "(;SZ[9]AB[ee]) | --rules=korean | is not a set of rules",
                "(;SZ[9]AB[ee]) | --nodes=0 | --nodes must be between 1 and"
            })
    void badInputIsRefusedInOneSentence(String sgf, String option, String said) throws IOException {
        Transcript refused = option == null ? run(sgf) : run(sgf, option);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err().lines())
                .singleElement()
                .asString()
                .startsWith("tesuji: ")
                .contains(said);
    }
}
