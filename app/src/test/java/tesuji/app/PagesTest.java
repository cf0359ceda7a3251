package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.game.GameFamily;
import tesuji.games.Games;

/** The form of the pages: links lead somewhere, tables are whole. */
final class PagesTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w*)");
    private static final Pattern NAMED_TYPE = Pattern.compile("`([A-Z][a-z]\\w*)");
    private static final Pattern DRAWN_TYPE =
            Pattern.compile("^ [ │├└─]*([A-Z][a-z]\\w*)|\\b([A-Z][a-z]+[A-Z]\\w+)\\b");
    private static final Set<String> OF_THE_JDK = Set.of("Optional", "System");
    private static final Pattern CODE = Pattern.compile("`[^`]*`");

    static List<Path> pages() throws IOException {
        return Manual.pages();
    }

    /** A link to a file, and after a {@code #} to a heading in it. */
    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadSomewhere(Path page) throws IOException {
        for (String target : links(page)) {
            if (target.matches("https?://.*")) continue;
            String[] parts = target.split("#", 2);
            Path file =
                    parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
            assertThat(file).as(target).exists();
            if (parts.length == 2) assertThat(anchors(file)).as(target).contains(parts[1]);
        }
    }

    private static List<String> links(Path page) throws IOException {
        List<String> links = new ArrayList<>();
        for (String line : Manual.prose(page)) {
            Matcher link = LINK.matcher(CODE.matcher(line).replaceAll("code"));
            while (link.find()) links.add(link.group(1));
        }
        return links;
    }

    /** The headings of a page as the web pages of repositories name them; of equal ones the second ends in -1. */
    private static Set<String> anchors(Path page) throws IOException {
        Set<String> anchors = new HashSet<>();
        Map<String, Integer> seen = new HashMap<>();
        for (String line : Manual.prose(page)) {
            if (!line.matches("#{1,6} .*")) continue;
            String anchor = anchor(line.replaceFirst("#+ ", ""));
            int before = seen.merge(anchor, 1, Integer::sum) - 1;
            anchors.add(before == 0 ? anchor : anchor + "-" + before);
        }
        return anchors;
    }

    private static String anchor(String heading) {
        return heading.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                .replace(' ', '-');
    }

    @ParameterizedTest
    @CsvSource({
        "Go on small boards, go-on-small-boards",
        "What `final_score` and the referee believe, what-final_score-and-the-referee-believe",
        "'Who, me?', who-me",
        "Śliwa’s table, śliwas-table"
    })
    void anchorsAreThoseOfTheWeb(String heading, String expected) {
        assertThat(anchor(heading)).isEqualTo(expected);
    }

    @Test
    void theFirstPageNamesAllGames() throws IOException {
        String page = Files.readString(Manual.ROOT.resolve("README.md")).replaceAll("\\s+", " ");
        for (GameFamily game : Games.library().families()) {
            assertThat(page).containsIgnoringCase(game.title().replaceFirst(":.*", ""));
        }
    }

    @Test
    void thePageOfCommandsHasThemAll() throws IOException {
        String page = Files.readString(Manual.ROOT.resolve("docs/use/commands.md"));
        Matcher command = Pattern.compile("(?m)^  ([a-z]+) {2,}[A-Z]")
                .matcher(Transcript.of(Games.library(), "", "--help").out());
        Set<String> found = new HashSet<>();
        while (command.find()) found.add(command.group(1));
        assertThat(found).contains("games", "match", "menu");
        assertThat(found).allSatisfy(name -> assertThat(page).containsPattern("\\| `\\./tesuji " + name + "\\b"));
    }

    /** The newest release of the list of changes is the one that is being built. */
    @Test
    void theChangesAreThoseOfThisVersion() throws IOException {
        Matcher version = Pattern.compile("<artifactId>tesuji</artifactId>\\s*<version>([0-9.]+)")
                .matcher(Files.readString(Manual.ROOT.resolve("pom.xml")));
        assertThat(version.find()).isTrue();
        assertThat(Files.readAllLines(Manual.ROOT.resolve("CHANGELOG.md")).stream()
                        .filter(line -> line.startsWith("## ")))
                .first()
                .asString()
                .startsWith("## " + version.group(1) + " (");
    }

    /** Every page below docs can be reached from the index, in one step; reports of runs from the page about them. */
    @Test
    void theIndexNamesEveryPage() throws IOException {
        Path index = Manual.ROOT.resolve("docs/README.md");
        assertThat(links(index).stream().map(link -> index.resolveSibling(link).normalize()))
                .containsAll(Manual.pages().stream()
                        .filter(page -> page.startsWith(index.getParent()) && !page.equals(index))
                        .filter(page -> !page.startsWith(
                                index.resolveSibling("evidence").resolve("runs")))
                        .map(Path::normalize)
                        .toList());
    }

    /** A row has as many cells as the head of its table, and a table has a head. */
    @ParameterizedTest
    @MethodSource("pages")
    void tablesAreWhole(Path page) throws IOException {
        int cells = 0;
        List<String> lines = Manual.prose(page);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.startsWith("|")) {
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

    /** Names between backquotes, and in pictures those that begin a line or are put together from several words. */
    @Test
    void typesOfTheArchitectureExist() throws IOException {
        Set<String> types = new HashSet<>();
        try (Stream<Path> sources = Files.walk(Manual.ROOT)) {
            for (Path source :
                    (Iterable<Path>) sources.filter(file -> file.toString().endsWith(".java"))::iterator) {
                Matcher declared = TYPE.matcher(Files.readString(source));
                while (declared.find()) types.add(declared.group(1));
            }
        }
        Path page = Manual.ROOT.resolve("docs/how/architecture.md");
        List<String> lines = Files.readAllLines(page);
        List<String> prose = Manual.prose(page);
        Set<String> named = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            boolean drawn = prose.get(i).isEmpty();
            Matcher name = (drawn ? DRAWN_TYPE : NAMED_TYPE).matcher(lines.get(i));
            while (name.find()) named.add(name.group(1) == null ? name.group(2) : name.group(1));
        }
        assertThat(named).contains("MctsPlayer", "Referee", "GameContract");
        named.removeAll(OF_THE_JDK);
        named.removeAll(types);
        assertThat(named).as("types that are not there").isEmpty();
    }

    @Test
    void theTestsLookAtAllPages() throws IOException {
        assertThat(Manual.pages().stream()
                        .map(page -> Manual.ROOT.relativize(page).toString()))
                .contains("README.md", "CHANGELOG.md", "docs/README.md", "docs/how/architecture.md");
        try (Stream<Path> docs = Files.walk(Manual.ROOT.resolve("docs"))) {
            assertThat(docs.filter(file -> file.toString().endsWith(".md"))).hasSizeGreaterThan(15);
        }
    }
}
