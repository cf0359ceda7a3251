package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.games.Games;

/** The commands that the pages show can be given, and print what is shown. */
final class DocumentedCommandsTest {
    /** Done by the launcher, not by the program. */
    private static final Set<String> LAUNCHER = Set.of("test", "dist", "jdk", "spark");

    private static final Set<String> OPTIONS_WITH_A_FILE =
            Set.of("--out", "--proof", "--check", "--save", "--strategy");
    private static final String LINES_LEFT_OUT = "…";
    private static final Pattern SPEEDS_OF_A_MATCH = Pattern.compile(" +[0-9.]+ ?[kM]? +[0-9.]+$| +[0-9.]+$");
    private static final Pattern SECONDS = Pattern.compile("\\b[0-9.]+ s\\b");

    /** Where commands write; one folder for all of them, so that the next command finds the files of the last. */
    @TempDir
    private static Path folder = Path.of("");

    static Stream<Manual.Example> examples() throws IOException {
        return Manual.examples().stream()
                .filter(example -> example.words().isEmpty()
                        || !LAUNCHER.contains(example.words().get(0)));
    }

    static Stream<Manual.Example> runs() throws IOException {
        return examples().filter(Manual.Example::run);
    }

    /** Nobody types anything, so a game in the terminal ends at the first question. */
    @ParameterizedTest
    @MethodSource("runs")
    void whatIsShownIsPrinted(Manual.Example example) {
        Transcript transcript =
                Transcript.of(Games.library(), "", words(example).toArray(String[]::new));
        assertThat(transcript.err()).as("complaints").isEmpty();
        assertThat(transcript.code()).as("exit code").isZero();
        if (example.shown().isEmpty()) return;
        String printed = transcript.out().replace(folder + "/", "").replace(Manual.ROOT + "/docs/", "docs/");
        assertThat(comparable(example, printed.lines())).matches(pattern(example));
    }

    /** The words with files of the project and files to be written in their places. */
    private static List<String> words(Manual.Example example) {
        String[] words = example.words().toArray(String[]::new);
        for (int i = 0; i < words.length; i++) {
            if (words[i].startsWith("docs/")) words[i] = Manual.ROOT + "/" + words[i];
            if (i > 0 && OPTIONS_WITH_A_FILE.contains(words[i - 1])) {
                words[i] = folder.resolve(words[i]).toString();
            }
        }
        return List.of(words);
    }

    /** Speeds and times differ from machine to machine. */
    private static String comparable(Manual.Example example, Stream<String> lines) {
        boolean match = example.words().get(0).equals("match");
        return lines.map(String::stripTrailing)
                .map(line -> match ? SPEEDS_OF_A_MATCH.matcher(line).replaceFirst("") : line)
                .map(line -> SECONDS.matcher(line).replaceAll("… s"))
                .map(line -> line + "\n")
                .collect(Collectors.joining())
                .stripTrailing();
    }

    /** Where lines are left out before, the last ones may be left out as well. */
    private static Pattern pattern(Manual.Example example) {
        String text = comparable(example, example.shown().stream());
        String shown = text.lines()
                .map(line -> line.equals(LINES_LEFT_OUT) ? "(?:.*\\R)*?.*" : Pattern.quote(line))
                .collect(Collectors.joining("\\R"));
        return Pattern.compile(shown + (example.shown().contains(LINES_LEFT_OUT) ? "(?:\\R.*)*" : ""));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyOptionIsExplainedByTheHelpOfItsCommand(Manual.Example example) {
        List<String> options =
                example.words().stream().filter(word -> word.startsWith("--")).toList();
        List<String> commands = example.words().stream()
                .takeWhile(word -> word.matches("[a-z]+"))
                .limit(2)
                .toList();
        boolean nested = commands.equals(List.of("lab", "run")) || commands.equals(List.of("lab", "list"));
        String[] help = Stream.concat(commands.stream().limit(nested ? 2 : 1), Stream.of("--help"))
                .toArray(String[]::new);
        Transcript transcript = Transcript.of(Games.library(), "", help);
        assertThat(transcript.code()).as("exit code of %s", List.of(help)).isZero();
        assertThat(options).allSatisfy(option -> assertThat(transcript.out()).contains(option));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void filesOfTheProjectAreThere(Manual.Example example) {
        assertThat(example.words().stream()
                        .filter(word -> word.startsWith("docs/"))
                        .map(Manual.ROOT::resolve))
                .allSatisfy(file -> assertThat(file).exists());
    }
}
