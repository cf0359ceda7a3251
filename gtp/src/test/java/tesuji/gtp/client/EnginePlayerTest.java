package tesuji.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.gtp.client.EngineException.Fault;
import tesuji.gtp.toy.Toys;

/** Records played through a toy engine that keeps a log of what it was asked. */
@Timeout(120)
final class EnginePlayerTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final EngineTimeouts TIMEOUTS = new EngineTimeouts(TIMEOUT, TIMEOUT);

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private EnginePlayer player(Game game, String... unknown) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                ToyMain.class.getName(),
                folder.resolve("log").toString(),
                "catch"));
        command.addAll(List.of(unknown));
        return new EnginePlayer(Client.start(command, TIMEOUT), Toys.LIBRARY, game, TIMEOUT);
    }

    /** What the engine was asked since the last look. */
    private List<String> log() throws IOException {
        Path log = folder.resolve("log");
        List<String> lines = Files.exists(log) ? Files.readAllLines(log) : List.of();
        Files.deleteIfExists(log);
        return lines;
    }

    private static Decision play(int move) {
        return new Decision.Play(move, Analysis.NONE);
    }

    private static GameRecord record(Game game, Integer... moves) {
        return new GameRecord(game.id(), "", List.of(moves));
    }

    @Test
    void sendsOnlyWhatIsNew() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=4,komi=1.5");
        try (EnginePlayer player = player(game, "set_game")) {
            assertThat(player.name()).isEqualTo("Toy 0.15");
            assertThat(player.choose(record(game), Limits.NONE)).isEqualTo(play(0));
            assertThat(log())
                    .containsExactly(
                            "name",
                            "version",
                            "boardsize 4",
                            "clear_board",
                            "komi 1.5",
                            "kgs-rules chinese",
                            "genmove b");
            assertThat(player.choose(record(game, 0, 5), Limits.NONE)).isEqualTo(play(1));
            assertThat(log()).containsExactly("play w B2", "genmove b");
            assertThat(player.choose(record(game, 0, 5, 1, 16), Limits.NONE)).isEqualTo(play(2));
            assertThat(log()).containsExactly("play w pass", "genmove b");
            // another fourth move: the engine's own and White's are taken back
            assertThat(player.choose(record(game, 0, 5, 1, 9), Limits.NONE)).isEqualTo(play(2));
            assertThat(log()).containsExactly("undo", "undo", "play w B3", "genmove b");
            // hardly anything in common
            assertThat(player.choose(record(game, 3), Limits.NONE)).isEqualTo(play(0));
            assertThat(log())
                    .containsExactly(
                            "boardsize 4", "clear_board", "komi 1.5", "kgs-rules chinese", "play b D1", "genmove w");
        }
    }

    @Test
    void tellsAnEngineOfOurKindTheGame() throws IOException {
        Game game = Toys.LIBRARY.open("drop:width=3,height=2");
        try (EnginePlayer player = player(game)) {
            assertThat(player.choose(record(game, 0), Limits.NONE)).isEqualTo(play(0));
            assertThat(log())
                    .containsExactly("name", "version", "set_game drop:width=3,height=2", "play b A1", "genmove w");
        }
    }

    private List<String> timeCommands() throws IOException {
        return log().stream().filter(line -> line.contains("time")).toList();
    }

    @Test
    void tellsTimeWhereThereIsALimit() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=4");
        try (EnginePlayer player = player(game)) {
            player.choose(record(game), Limits.time(Duration.ofSeconds(3)));
            player.choose(record(game, 0, 1), Limits.time(Duration.ofMillis(300)));
            player.choose(record(game, 0, 1, 2, 3), Limits.time(Duration.ofMillis(300)));
            player.choose(record(game, 0, 1, 2, 3, 4, 5), Limits.steps(10));
            assertThat(timeCommands())
                    .containsExactly(
                            "time_settings 0 3 1",
                            "time_left b 3 1",
                            "kata-time_settings canadian 0 0.3 1",
                            "time_left b 0.3 1",
                            "time_left b 0.3 1");
            assertThat(player.warning()).isEmpty();
        }
    }

    @Test
    void anEngineThatKnowsWholeSecondsOnlyIsToldTheNextOneAndThatIsSaid() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=4");
        try (EnginePlayer player = player(game, "kata-time_settings")) {
            player.choose(record(game), Limits.time(Duration.ofMillis(2500)));
            player.choose(record(game, 0, 1), Limits.time(Duration.ofSeconds(2)));
            assertThat(player.warning()).isEmpty();
            player.choose(record(game, 0, 1, 2, 3), Limits.time(Duration.ofMillis(300)));
            assertThat(timeCommands())
                    .containsExactly(
                            "time_settings 0 3 1",
                            "time_left b 3 1",
                            "time_settings 0 2 1",
                            "time_left b 2 1",
                            "time_settings 0 1 1",
                            "time_left b 1 1");
            assertThat(player.warning())
                    .contains("The engine \"java\" was told 1 s a move, not 0.3 s: time_settings has whole seconds"
                            + " only, and it"
                            + " did not take kata-time_settings.");
        }
    }

    @Test
    void anEngineThatRefusesFractionsIsToldWholeSeconds() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=3");
        try (EnginePlayer player = scripted(game, "time_settings kata-time_settings", "kata-time_settings*")) {
            player.choose(record(game), Limits.time(Duration.ofMillis(1500)));
            assertThat(timeCommands()).containsExactly("kata-time_settings canadian 0 1.5 1", "time_settings 0 2 1");
            assertThat(player.warning()).get().asString().contains("was told 2 s a move, not 1.5 s");
        }
    }

    @Test
    void anEngineWithoutAClockPlaysAtItsOwnPaceAndThatIsSaid() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=3");
        try (EnginePlayer player = scripted(game, "time_left", "nothing")) {
            player.choose(record(game), Limits.steps(10));
            assertThat(player.warning()).isEmpty();
            player.choose(record(game), Limits.time(Duration.ofSeconds(1)));
            assertThat(timeCommands()).isEmpty();
            assertThat(player.warning())
                    .contains(
                            "The engine \"sh\" could not be told that it has 1 s a move, and played at its own pace.");
        }
    }

    @Test
    void setsUpPositionsAndHandicaps() throws IOException {
        Game handicap = Toys.LIBRARY.open("catch:size=3,handicap=2");
        try (EnginePlayer player = player(handicap, "set_game", "kgs-rules", "undo")) {
            assertThat(player.choose(record(handicap), Limits.NONE)).isEqualTo(play(2));
            assertThat(log())
                    .containsExactly(
                            "name",
                            "version",
                            "boardsize 3",
                            "clear_board",
                            "komi 0.5",
                            "set_free_handicap A1 B1",
                            "genmove w");
            GameRecord arranged = new GameRecord(handicap.id(), "X...O.... 0 0", List.of(3));
            assertThat(player.choose(arranged, Limits.NONE)).isEqualTo(play(1));
            assertThat(log())
                    .containsExactly(
                            "boardsize 3",
                            "clear_board",
                            "komi 0.5",
                            "gogui-setup b A1 w B2",
                            "gogui-setup_player b",
                            "play b A2",
                            "genmove w");
        }
        assertThat(log()).containsExactly("quit");
        Game plain = Toys.LIBRARY.open("catch:size=3");
        try (EnginePlayer player = player(plain, "set_game", "kgs-rules", "gogui-setup")) {
            GameRecord arranged = new GameRecord(plain.id(), "X...O.... 1 0", List.of());
            assertThat(player.choose(arranged, Limits.NONE)).isEqualTo(play(1));
            assertThat(log())
                    .containsExactly(
                            "name",
                            "version",
                            "boardsize 3",
                            "clear_board",
                            "komi 0.5",
                            "play b A1",
                            "play w B2",
                            "genmove w");
        }
    }

    @Test
    void resignsWithTheEngine() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=2");
        try (EnginePlayer player = player(game)) {
            GameRecord nearlyFull = record(game, 0, 4, 1, 4, 2);
            assertThat(player.choose(nearlyFull, Limits.NONE)).isEqualTo(new Decision.Resign(Analysis.NONE));
            log();
            assertThat(player.choose(nearlyFull, Limits.NONE)).isInstanceOf(Decision.Resign.class);
            assertThat(log()).containsExactly("genmove w");
        }
    }

    @Test
    void aPositionThatCannotBeSentIsRefused() {
        Game game = Toys.LIBRARY.open("heaps");
        try (EnginePlayer player = player(game)) {
            GameRecord arranged = new GameRecord(game.id(), "321 0 0", List.of());
            EngineException e = catchThrowableOfType(EngineException.class, () -> player.choose(arranged, Limits.NONE));
            assertThat(e.fault()).isEqualTo(Fault.REFUSED);
            assertThat(e).hasMessage("The engine \"java\" cannot be given a position of heaps.");
        }
    }

    /** An engine in a shell that logs every line and answers all but some commands, {@code A1} to a genmove. */
    private EnginePlayer scripted(Game game, String commands, String refused) {
        String script = "while read -r id line; do"
                + " [ \"$line\" = list_commands ] || echo \"$line\" >> " + folder.resolve("log") + ";"
                + " case \"$line\" in"
                + " list_commands) printf '=%s " + commands.replace(" ", "\\n") + "\\n\\n' $id;;"
                + " " + refused + ") printf '?%s no\\n\\n' $id;;"
                + " genmove*) printf '=%s A1\\n\\n' $id;;"
                + " *) printf '=%s\\n\\n' $id;;"
                + " esac; done";
        return EnginePlayer.start("/bin/sh -c '" + script.replace("'", "'\\''") + "'", TIMEOUTS, Toys.LIBRARY, game);
    }

    @Test
    void tellsTheRulesInTheEnginesOwnWords() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=3,rules=new-zealand");
        try (EnginePlayer player = scripted(game, "kgs-rules kata-set-rules", "nothing")) {
            assertThat(player.name()).isEqualTo("sh");
            player.choose(record(game), Limits.NONE);
            assertThat(log()).contains("kata-set-rules new-zealand").doesNotContain("kgs-rules new_zealand");
        }
        try (EnginePlayer player = scripted(game, "kgs-rules", "kgs-rules*")) {
            player.choose(record(game), Limits.NONE);
            assertThat(log()).endsWith("kgs-rules new_zealand", "genmove b");
        }
    }

    /** A program that is called Pat and tells its version like this. */
    private String nameOf(String version) {
        String script = "while read -r id line; do case \"$line\" in"
                + " list_commands) printf '=%s name\\nversion\\n\\n' $id;;"
                + " name) printf '=%s Pat\\n\\n' $id;;"
                + " version) " + version + ";;"
                + " *) printf '=%s\\n\\n' $id;;"
                + " esac; done";
        String command = "/bin/sh -c '" + script.replace("'", "'\\''") + "'";
        try (EnginePlayer player = EnginePlayer.start(command, TIMEOUTS, Toys.LIBRARY, Toys.LIBRARY.open("catch"))) {
            return player.name();
        }
    }

    @Test
    void theNameHasTheVersionWithoutAnyGreeting() {
        assertThat(nameOf("printf '=%s 3.8\\n\\n' $id")).isEqualTo("Pat 3.8");
        assertThat(nameOf("printf '=%s 12.90 (git 1a2b): have a nice game!\\n\\n' $id"))
                .isEqualTo("Pat 12.90 (git 1a2b)");
        assertThat(nameOf("printf '=%s 2.0\\nbuilt by hand\\n\\n' $id")).isEqualTo("Pat 2.0");
        assertThat(nameOf("printf '=%s\\n\\n' $id")).isEqualTo("Pat");
        assertThat(nameOf("printf '?%s no\\n\\n' $id")).isEqualTo("Pat");
    }

    @Test
    void startsAnewWhereAnEngineDoesNotTakeBack() throws IOException {
        Game game = Toys.LIBRARY.open("catch:size=3");
        try (EnginePlayer player = scripted(game, "undo set_game", "undo|set_game*")) {
            List<String> anew = List.of(
                    "set_game catch:size=3,komi=0.5,rules=chinese",
                    "boardsize 3",
                    "clear_board",
                    "komi 0.5",
                    "play b B1",
                    "play w C1",
                    "genmove b");
            player.choose(record(game, 1, 2), Limits.NONE);
            assertThat(log()).isEqualTo(anew);
            player.choose(record(game, 1, 2), Limits.NONE);
            assertThat(log()).startsWith("undo").endsWith(anew.toArray(String[]::new));
        }
    }

    @Test
    void anEngineThatKnowsOnlyGoPlaysNothingElse() throws IOException {
        Game game = Toys.LIBRARY.open("drop:width=3,height=2");
        EngineException unknown =
                catchThrowableOfType(EngineException.class, () -> scripted(game, "undo play", "nothing"));
        assertThat(unknown.fault()).isEqualTo(Fault.REFUSED);
        assertThat(unknown).hasMessage("The engine \"sh\" cannot play drop: it does not know the command set_game.");
        log();
        try (EnginePlayer player = scripted(game, "undo set_game", "set_game*")) {
            EngineException refused =
                    catchThrowableOfType(EngineException.class, () -> player.choose(record(game), Limits.NONE));
            assertThat(refused)
                    .hasMessage("The engine \"sh\" cannot play drop: it refused \"set_game drop:width=3,height=2\".");
            assertThat(log()).containsExactly("set_game drop:width=3,height=2");
        }
    }

    @Test
    void aMoveThatCannotBePlayedIsTheEnginesFault() {
        String script = "while read -r id name rest; do printf '=%s I99\\n\\n' $id; done";
        Game game = Toys.LIBRARY.open("catch");
        try (EnginePlayer player =
                EnginePlayer.start("/bin/sh -c '" + script.replace("'", "'\\''") + "'", TIMEOUTS, Toys.LIBRARY, game)) {
            EngineException e =
                    catchThrowableOfType(EngineException.class, () -> player.choose(record(game), Limits.NONE));
            assertThat(e)
                    .hasMessage("The engine \"sh\" answered genmove with \"I99\", which cannot be played here: syntax"
                            + " error: \"I99\" is not a move of catch.");
        }
    }

    /** A library that does not know the game is bad input, and no fault of the engine. */
    @Test
    void anEngineIsEndedWhateverGoesWrong() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh to run the scripted engine");
        Path number = folder.resolve("process");
        Path script = Files.writeString(
                folder.resolve("engine"),
                "echo $$ > '" + number + "'; while read -r id name; do printf '=%s lz-analyze\\n\\n' $id; done");
        String command = "/bin/sh '" + script + "'";
        Game game = Toys.LIBRARY.open("catch:size=4,komi=1.5");
        Library empty = new Library(List.of());
        assertThatThrownBy(() -> EnginePlayer.start(command, TIMEOUTS, empty, game))
                .isInstanceOf(InputException.class);
        assertEnds(number);
        assertThatThrownBy(() -> EngineAnalyst.start(command, TIMEOUT, empty, game))
                .isInstanceOf(InputException.class);
        assertEnds(number);
    }

    private static void assertEnds(Path number) throws Exception {
        Optional<ProcessHandle> process =
                ProcessHandle.of(Long.parseLong(Files.readString(number).strip()));
        if (process.isPresent()) process.get().onExit().get(10, TimeUnit.SECONDS);
    }
}
