package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.Heaps;
import tesuji.core.game.Library;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;

/** Whatever is wrong with a command line is said in one line, with exit code 2 and nothing on the standard output. */
final class BadInputTest {
    static Stream<Arguments> commandLines() {
        return Stream.of(
                wrong("There is no command \"dance\"", "dance"),
                wrong("There is no command \"gamess\"; did you mean games?", "gamess"),
                wrong("There is no option \"--jsn\"; did you mean --json?", "games", "--jsn"),
                wrong("\"extra\" is one word too many", "games", "extra"),
                wrong("--depth=N", "perft", "heaps"),
                wrong("Missing required parameter: 'GAME'.", "perft", "--depth", "3"),
                wrong("'x' is not an int", "perft", "heaps", "--depth", "x"),
                wrong("between 1 and 10000, not 0", "perft", "heaps", "--depth", "0"),
                wrong("There is no game \"chess\"; the games are heaps.", "perft", "chess", "--depth", "1"),
                wrong("heaps has no key \"width\"; its keys are size, take.", "perft", "heaps:width=3", "--depth", "1"),
                wrong("heaps: size must be 1 to 9, not 10.", "play", "heaps:size=10"),
                wrong("\"heaps:size\" is not a game", "play", "heaps:size"),
                wrong("\"z9\" is not a move", "perft", "heaps", "--depth", "1", "--moves", "a1,z9"),
                wrong(
                        "Move 2 (a3) is illegal: the heap has fewer counters.",
                        "perft",
                        "heaps",
                        "--depth",
                        "1",
                        "--moves",
                        "a3,a3"),
                wrong(
                        "There is no player \"me\"; the players are human, best, go-strong, uct, ",
                        "play",
                        "heaps",
                        "--first",
                        "me"),
                wrong("/no/such/engine", "play", "heaps", "--first", "gtp:/no/such/engine"),
                wrong("--simulations must be at least 1, not 0.", "play", "heaps", "--simulations", "0"),
                wrong("measures no player", "bench", "perft", "--game", "heaps", "--player", "mcts"),
                wrong(
                        "There is no \"Luck\" here",
                        "bench",
                        "mcts",
                        "--game",
                        "heaps",
                        "--player",
                        "mcts[selection=Luck]"),
                wrong("--simulations must be at least 1, not 0.", "play", "heaps", "--visits", "0"),
                wrong("--seconds must be more than 0", "play", "heaps", "--seconds", "-1"),
                wrong("--seconds must be more than 0", "play", "heaps", "--seconds", "NaN"),
                wrong(
                        "There is no benchmark \"luck\"; there are playouts, perft, mcts, selection, retrograde,"
                                + " proof, cgt, regions, net.",
                        "bench",
                        "luck"),
                wrong(
                        "--threads must be between 1 and 1024 or the word hardware, not 0.",
                        "bench",
                        "perft",
                        "--game",
                        "heaps",
                        "--threads",
                        "0"),
                wrong("At character 4 of \"{1|\"", "cgt", "{1|"),
                wrong("There is no option \"--jsn\"", "cgt", "--jsn"),
                wrong("--json, --compare and --cool need an expression", "cgt", "--json"),
                wrong("--cool takes a number, not *.", "cgt", "1", "--cool", "*"),
                wrong("--limit must be between 1 and 50000000, not 0.", "cgt", "1", "--limit", "0"),
                wrong("measures no game", "bench", "cgt", "--game", "heaps"),
                wrong(
                        "There is no player \"me\" here; name human, book, hot or gambler.",
                        "economy",
                        "1|0",
                        "--first",
                        "me"),
                wrong("--json is for games between programs", "economy", "1|0", "--json"),
                wrong("--games must be between 1 and 1000000, not 0.", "economy", "1|0", "--games", "0"),
                wrong("At character 4", "economy", "{1|"),
                wrong("Missing required options", "match", "--game", "heaps"),
                wrong("Missing required parameter: 'FILE'.", "regress"),
                wrong("The field game is missing: the name of a game.", "tune"),
                wrong("The file none.json cannot be read: there is no such file", "tune", "none.json"),
                wrong("The file none.tst cannot be read: there is no such file", "regress", "none.tst"),
                match(
                        "There is no player \"human\" for a match; the players are best, go-strong, uct, ",
                        "--a",
                        "human"),
                match("cannot be started", "--a", "gtp:/no/such/engine"),
                match("--games must be between 1 and 1000000, not 0.", "--games", "0"),
                match("--parallel must be between 1 and 1024, not 0.", "--parallel", "0"),
                match("--threads must be between 1 and 1024 or the word hardware, not 2000.", "--threads", "2000"),
                match("--opening must be between 0 and 7, not 8.", "--opening", "8"),
                match("--max-moves must be more than the opening, not 2.", "--opening", "2", "--max-moves", "2"),
                match("--expect must be from 0 to 1, not 55.0.", "--expect", "55"),
                match("--expect must be from 0 to 1, not NaN.", "--expect", "NaN"),
                match("--seconds must be more than 0", "--b-seconds", "0"),
                match("--seconds must be more than 0", "--a-seconds", "1e999"),
                match(
                        "Ucb1's exploration must be a finite number, not \"1e999\".",
                        "--a",
                        "mcts[selection=Ucb1[exploration=1e999]]"),
                wrong("--warm-up must be between 0", "bench", "perft", "--game", "heaps", "--warm-up", "-1"),
                wrong("--warm-up must be between 0", "bench", "perft", "--game", "heaps", "--warm-up", "Infinity"),
                wrong("--seconds must be more than 0", "bench", "perft", "--game", "heaps", "--seconds", "1e999"),
                wrong("--seconds must be more than 0", "bench", "perft", "--game", "heaps", "--seconds", "0"));
    }

    private static Arguments wrong(String said, String... args) {
        return Arguments.of(said, args);
    }

    /** A match with all it needs, of which the last options are wrong. */
    private static Arguments match(String said, String... options) {
        List<String> given = List.of(options);
        List<String> args = new ArrayList<>(List.of("match", "--game", "heaps"));
        for (String required : List.of("--a", "--b", "--games")) {
            if (!given.contains(required)) args.addAll(List.of(required, required.equals("--games") ? "2" : "random"));
        }
        args.addAll(given);
        return wrong(said, args.toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("commandLines")
    void isRefusedInOneLine(String said, String[] args) {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, "", args);
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.out()).isEmpty();
        assertThat(transcript.err().lines())
                .singleElement()
                .asString()
                .startsWith("tesuji: ")
                .contains(said);
    }

    @Test
    void aFaultOfTheProgramIsOneLineToo() {
        GameFamily heaps = Heaps.LIBRARY.families().get(0);
        Library broken = new Library(List.of(new BrokenFamily(heaps)));
        Transcript transcript = Transcript.of(broken, "", "perft", "heaps", "--depth", "1");
        assertThat(transcript.code()).isEqualTo(70);
        assertThat(transcript.err())
                .isEqualToNormalizingNewlines("tesuji: something went wrong inside the program"
                        + " (IllegalStateException: out of order); set TESUJI_DEBUG=1 to see where.\n");
    }

    /** A family whose games cannot be opened. */
    private record BrokenFamily(GameFamily model) implements GameFamily {
        @Override
        public String name() {
            return model.name();
        }

        @Override
        public String title() {
            return model.title();
        }

        @Override
        public List<RuleKey> keys() {
            return model.keys();
        }

        @Override
        public Game open(RuleReader rules) {
            throw new IllegalStateException("out of order");
        }
    }
}
