package tesuji.desk.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.play.FlatMonteCarloPlayer;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.gtp.command.CommandSets;
import tesuji.gtp.command.GoDesk.Status;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.CommandTable;
import tesuji.gtp.server.Engine;
import tesuji.gtp.server.Persona;
import tesuji.gtp.server.Server;
import tesuji.gtp.server.Session;

final class GoTableTest {
    private static final GoTable TABLE = new GoTable(Games.library());

    /** Black on the left, White on the right; the white stone A5 is lost. */
    private static final String DIVIDED = """
            O X . O .
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private static GameRecord divided(String rules, String rest) {
        return new GameRecord(
                Games.library().open("go:size=5,komi=0.5,rules=" + rules).id(), DIVIDED + rest, List.of());
    }

    @Test
    void deadStonesAreTakenOffBeforeCounting() {
        assertThat(TABLE.score(divided("chinese", "move black"))).hasValue(-1);
        assertThat(TABLE.score(divided("japanese", "move black\nprisoners 0 2")))
                .as("a dead stone and two prisoners")
                .hasValue(2 * 3 - 1);
    }

    @Test
    void chainsAreListedByTheirFate() {
        GameRecord record = divided("chinese", "move black");
        assertThat(TABLE.stones(record, Status.DEAD)).containsExactly(List.of(20));
        assertThat(TABLE.stones(record, Status.ALIVE)).hasSize(2).allMatch(chain -> chain.size() == 5);
        assertThat(TABLE.stones(record, Status.SEKI)).isEmpty();
    }

    @Test
    void cleaningUpTakesDeadStonesOfTheOtherSideOnly() {
        assertThat(TABLE.cleanup(divided("chinese", "move black"))).hasValue(15);
        assertThat(TABLE.cleanup(divided("chinese", "move white"))).isEqualTo(OptionalInt.empty());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 13, 19})
    void freeHandicapStonesAreDistinctAndAsManyAsAsked(int size) {
        Game game = Games.library().open("go:size=" + size);
        for (int stones = 2; stones < Math.min(5, size * size); stones++) {
            List<Integer> points = TABLE.freeHandicap(game, stones);
            assertThat(points).hasSize(stones).doesNotHaveDuplicates();
            GameRecord record = TABLE.handicap(game, points);
            GoPosition position = (GoPosition) record.replay(Games.library().open(record.game()));
            assertThat(position.toMove()).isEqualTo(1);
            assertThat(points).allMatch(point -> position.stones().at(point) == Stones.BLACK);
        }
        assertThat(TABLE.freeHandicap(game, size * size)).isEmpty();
        assertThat(TABLE.freeHandicap(game, 1)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"6, 2, 0", "7, 4, 4", "7, 5, 0", "9, 9, 9", "9, 10, 0", "19, 1, 0"})
    void fixedHandicapStonesHaveTheirPoints(int size, int asked, int placed) {
        assertThat(TABLE.fixedHandicap(Games.library().open("go:size=" + size), asked))
                .hasSize(placed);
    }

    private static List<String> answers(String input) {
        Engine engine = new Engine(
                new Persona("Tesuji", "test", "flat"),
                Games.library(),
                game -> new FlatMonteCarloPlayer(game, Games.playout(game), 1),
                Limits.steps(1),
                () -> 0);
        List<Command> commands = new ArrayList<>(CommandSets.everyGame());
        commands.addAll(CommandSets.go(TABLE));
        StringWriter out = new StringWriter();
        try (Session session = new Session(engine, GameId.of("go"))) {
            new Server(session, new CommandTable(commands)).serve(new StringReader(input), out);
        }
        return List.of(out.toString().strip().split("\n\n"));
    }

    private static String last(List<String> answers, int ago) {
        return answers.get(answers.size() - 1 - ago).strip();
    }

    /** Black takes a stone, then moves out of turn: the prisoner must not get lost on the way through the file. */
    @Test
    void aFileTellsMovesOutOfTurnAndSoKeepsPrisoners() throws IOException {
        Path file = folder.resolve("game.sgf");
        List<String> answers = answers("""
                boardsize 5
                kgs-rules japanese
                komi 0
                play b A2
                play w A1
                play b B1
                play b C3
                play w pass
                play b pass
                final_score
                printsgf %s
                clear_board
                loadsgf %s
                final_score
                gogui-rules_captured_count
                """.formatted(file, file));
        assertThat(answers).noneMatch(answer -> answer.startsWith("?"));
        assertThat(last(answers, 1)).isEqualTo(last(answers, 5)).isNotEqualTo("= 0");
        assertThat(Files.readString(file)).contains(";B[ad]").contains(";W[ae]").contains(";B[be]");
    }

    @Test
    void whoseMoveItIsSurvivesAFile() throws IOException {
        Path file = folder.resolve("game.sgf");
        List<String> answers = answers("""
                boardsize 5
                play b C3
                gogui-setup_player b
                printsgf %s
                loadsgf %s
                gogui-rules_side_to_move
                """.formatted(file, file));
        assertThat(last(answers, 0)).isEqualTo("= black");
        assertThat(Files.readString(file)).contains(";B[cc]");
    }

    @Test
    void everyAnswerToWhoWonIsTheSame() {
        List<String> answers = answers("""
                boardsize 5
                komi 0.5
                gogui-setup b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5 w A5
                play b pass
                play w pass
                final_score
                gogui-rules_final_result
                showboard
                """);
        assertThat(last(answers, 2)).isEqualTo("= W+0.5");
        assertThat(last(answers, 1)).isEqualTo("= White wins by 0.5 points.");
        assertThat(last(answers, 0)).endsWith("White wins by 0.5 points.");
    }

    @ParameterizedTest
    @CsvSource({"-625, -625", "625, 625", "7.5, 7.5"})
    void aKomiOfTheGameIsAccepted(String komi, String accepted) {
        List<String> answers = answers("komi " + komi + "\nshowboard\n");
        assertThat(answers.get(0).strip()).isEqualTo("=");
        assertThat(last(answers, 0)).contains("komi=" + accepted + ",");
    }

    @ParameterizedTest
    @ValueSource(strings = {"700", "1e300", "-1e300"})
    void aKomiBeyondAllProportionIsRefused(String komi) {
        List<String> answers = answers("komi 5.5\nkomi " + komi + "\nshowboard\n");
        assertThat(answers.get(1))
                .isEqualTo("? go: komi must be -625 to 625 points, halves allowed, not " + komi + ".");
        assertThat(last(answers, 0)).contains("komi=5.5,");
    }

    @Test
    void twoFreeStonesStandOnTheSmallestBoards() {
        assertThat(answers("boardsize 3\nplace_free_handicap 2\n").get(1)).isEqualTo("= B2 B1");
        assertThat(answers("boardsize 2\nplace_free_handicap 4\n").get(1)).isEqualTo("? invalid number of stones");
    }
}
