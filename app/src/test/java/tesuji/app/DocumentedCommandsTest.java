package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.games.Games;

/** What the pages show can be done: the files are there, cheap commands print what is printed, tables are tables. */
final class DocumentedCommandsTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern FILE = Pattern.compile("tesuji [a-z]+ (?:.* )?(docs/\\S+)");
    private static final String ALL_THAT_IS_LEFT_OUT = "…";

    static List<Path> pages() throws IOException {
        try (Stream<Path> pages = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(pages, Stream.of(ROOT.resolve("README.md")))
                    .filter(page -> page.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void filesThatCommandsReadAreShipped(Path page) throws IOException {
        assertThat(Files.readAllLines(page).stream()
                        .map(FILE::matcher)
                        .filter(matcher -> matcher.find())
                        .map(matcher -> ROOT.resolve(matcher.group(1))))
                .allSatisfy(file -> assertThat(file).exists());
    }

    /** The lines of a page from the one with this command to the end of the block. */
    private static List<String> shown(String page, String command) throws IOException {
        List<String> lines = Files.readAllLines(ROOT.resolve("docs").resolve(page));
        int begin = lines.indexOf("$ ./tesuji " + command);
        assertThat(begin).as("%s shows %s", page, command).isNotNegative();
        List<String> block = new ArrayList<>();
        for (String line : lines.subList(begin + 1, lines.size())) {
            if (line.startsWith("```") || line.startsWith("$ ")) break;
            if (!line.equals(ALL_THAT_IS_LEFT_OUT)) block.add(line);
        }
        return block;
    }

    @ParameterizedTest
    @CsvSource({
        "endgames.md, endgame docs/examples/tedomari.sgf --move 0",
        "endgames.md, endgame docs/examples/tedomari.sgf --move 0 --ownership",
        "solving.md, 'states skoczki:width=1..3,height=5..6,variant=A'"
    })
    void whatIsShownIsPrinted(String page, String command) throws IOException {
        String[] words = command.replace("docs/", ROOT + "/docs/").split(" ", -1);
        Transcript transcript = Transcript.of(Games.library(), "", words);
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out().lines().map(String::stripTrailing))
                .containsSubsequence(
                        shown(page, command).stream().map(String::stripTrailing).toList());
    }

    /** Speeds differ from machine to machine. */
    @Test
    void theMatchThatIsShownIsPlayed() throws IOException {
        String command = "match --game tictactoe --a uct --b random --games 6 --simulations 200";
        Transcript transcript = Transcript.of(Games.library(), "", command.split(" ", -1));
        List<String> shown = shown("match.md", command);
        String speeds = " +[0-9.]+ ?[kM]? +[0-9.]+$| +[0-9.]+$";
        assertThat(transcript.out().lines().map(line -> line.replaceFirst(speeds, "")))
                .containsExactlyElementsOf(shown.stream()
                        .map(line -> line.replaceFirst(speeds, ""))
                        .toList());
    }

    /** A row has as many cells as the head of its table, and a table has a head. */
    @ParameterizedTest
    @MethodSource("pages")
    void tablesAreWhole(Path page) throws IOException {
        boolean code = false;
        int cells = 0;
        List<String> lines = Files.readAllLines(page);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("```")) code = !code;
            if (code || !line.startsWith("|")) {
                cells = 0;
                continue;
            }
            int here = line.replace("\\|", "").split("\\|", -1).length;
            if (cells == 0) {
                assertThat(i + 1 < lines.size() && lines.get(i + 1).matches("\\|[-:| ]+\\|"))
                        .as("line %d has a head: %s", i + 1, line)
                        .isTrue();
                cells = here;
            }
            assertThat(here).as("cells of line %d: %s", i + 1, line).isEqualTo(cells);
        }
    }
}
