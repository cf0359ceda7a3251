package tesuji.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of the page, without a browser. */
final class SiteTest {
    private static final int MOST_COMPRESSED = 60_000;
    private static final int MOST_LINES = 400;
    private static final int LONGEST_LINE = 120;
    private static final int MOST_REQUESTS = 38;

    private static Path site() throws URISyntaxException {
        URL index = SiteTest.class.getResource("/site/index.html");
        assertThat(index).isNotNull();
        return Path.of(index.toURI()).resolveSibling(".").normalize();
    }

    private static List<Path> own(String ending) throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.walk(site())) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .filter(file -> !file.toString().contains("/lib/"))
                    .toList();
        }
    }

    /** What comes from elsewhere is what was looked at. */
    @ParameterizedTest
    @CsvSource({
        "lit-html.js, 5b38623fdb1513e0a559fc25d516f669027f937c86d4451f7e704d37c298e061",
        "directive.js, 3344c4f41c69cd0701d3937e8f9ef90bd845614bf6456d0b8314b7c51d415b9d",
        "directive-helpers.js, f7fb1154b8f72ed2cc08b05eaeed71c99270e9ad2d48620ed24688a1af4c2b62",
        "directives/repeat.js, 083140026ecd8665fedd15b17769f9d516252a9f1502f1e91e6967686ee82626",
        "LICENSE, 2b66f9390afde29edfe4314daff93f01fb182e1178053e228120178987e5db75"
    })
    void theLibraryIsTheOneThatWasChecked(String name, String hash) throws IOException, NoSuchAlgorithmException {
        try (InputStream file = SiteTest.class.getResourceAsStream("/site/lib/" + name)) {
            assertThat(file).as(name).isNotNull();
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(file.readAllBytes());
            assertThat(HexFormat.of().formatHex(digest)).isEqualTo(hash);
        }
    }

    static List<String> textFolders() throws IOException, URISyntaxException {
        List<String> folders = new ArrayList<>();
        for (Path english : own("/text/en.js")) {
            folders.add(site().relativize(english).toString().replaceFirst("/en\\.js$", ""));
        }
        assertThat(folders).contains("text", "lab/text", "analyse/text");
        return folders;
    }

    @ParameterizedTest
    @MethodSource("textFolders")
    void bothLanguagesHaveTheSameTextsWithTheSamePlaces(String folder) throws IOException, URISyntaxException {
        String english = Files.readString(site().resolve(folder).resolve("en.js"));
        String polish = Files.readString(site().resolve(folder).resolve("pl.js"));
        assertThat(keys(polish)).isEqualTo(keys(english));
        Pattern line = Pattern.compile("^ {2}'?([\\w. -]+?)'?:\\s+'(.*)',$", Pattern.MULTILINE);
        Matcher text = line.matcher(english);
        while (text.find()) {
            String key = Pattern.quote(text.group(1));
            Matcher other = Pattern.compile("^ {2}'?" + key + "'?:\\s+'(.*)',$", Pattern.MULTILINE)
                    .matcher(polish);
            assertThat(other.find()).as(text.group(1)).isTrue();
            assertThat(places(other.group(1))).as(text.group(1)).isEqualTo(places(text.group(2)));
        }
    }

    /** Of two texts with one key the first would never be seen. */
    @Test
    void noTextIsReplacedByALaterOne() throws IOException, URISyntaxException {
        for (String language : List.of("/en.js", "/pl.js")) {
            for (Path file : own(language)) {
                List<String> keys = Pattern.compile("^ {2}'?([\\w. -]+?)'?:(?: |$)", Pattern.MULTILINE)
                        .matcher(Files.readString(file))
                        .results()
                        .map(key -> key.group(1))
                        .toList();
                assertThat(keys).as(file.toString()).doesNotHaveDuplicates();
            }
        }
    }

    private static Set<String> keys(String texts) {
        Set<String> keys = new TreeSet<>();
        Matcher key = Pattern.compile("^ {2}'?([\\w. -]+?)'?:(?: |$)", Pattern.MULTILINE)
                .matcher(texts);
        while (key.find()) keys.add(key.group(1));
        return keys;
    }

    private static Set<String> places(String text) {
        Set<String> places = new TreeSet<>();
        Matcher place = Pattern.compile("\\{(\\w+)}").matcher(text);
        while (place.find()) places.add(place.group(1));
        return places;
    }

    /** A part of the page has its own texts and those of the first view; two parts may share a folder. */
    @Test
    void everyTextThatIsAskedForExists() throws IOException, URISyntaxException {
        Set<String> first = keys(Files.readString(site().resolve("text/en.js")));
        for (Path file : own(".js")) {
            Set<String> known = new TreeSet<>(first);
            Path texts = file.resolveSibling("text/en.js");
            if (Files.exists(texts)) known.addAll(keys(Files.readString(texts)));
            Matcher asked = Pattern.compile("\\bt\\('([^']+)'[,)]").matcher(Files.readString(file));
            while (asked.find()) assertThat(known).as(file.toString()).contains(asked.group(1));
        }
    }

    /** The policy of the page forbids all of these; a page that has none does not fail when somebody looks. */
    @Test
    void thereIsNoInlineCodeAndNothingFromElsewhere() throws IOException, URISyntaxException {
        for (Path file : own(".js")) {
            String code = Files.readString(file);
            assertThat(code).as(file.toString()).doesNotContain("innerHTML", "eval(", "https://", " style=");
            assertThat(code.lines().count()).as(file.toString()).isLessThan(MOST_LINES);
            if (file.toString().contains("/text/")) continue;
            assertThat(code.lines()).as(file.toString()).allMatch(line -> line.length() <= LONGEST_LINE);
        }
        String index = Files.readString(site().resolve("index.html"));
        assertThat(index).doesNotContain("https://", "<style", " style=", "onclick");
    }

    /**
     * The first view: the page, its styles, the modules that the first one imports, and the texts of one language. What
     * {@code import(...)} names comes when somebody asks for it.
     */
    @Test
    void thePageIsSmall() throws IOException, URISyntaxException {
        Set<Path> files = new TreeSet<>();
        collect(site().resolve("main.js"), files);
        Matcher link = Pattern.compile("href=\"/([^\"]+)\"").matcher(Files.readString(site().resolve("index.html")));
        while (link.find()) files.add(site().resolve(link.group(1)));
        files.addAll(List.of(site().resolve("index.html"), site().resolve("text/pl.js")));
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        for (Path file : files) {
            try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
                zip.write(Files.readAllBytes(file));
            }
        }
        assertThat(files).anyMatch(file -> file.endsWith("lib/lit-html.js"));
        assertThat(packed.size()).isLessThan(MOST_COMPRESSED);
        assertThat(files.size()).isLessThanOrEqualTo(MOST_REQUESTS);
    }

    /** A module and what it imports before it runs. */
    private static void collect(Path module, Set<Path> files) throws IOException {
        if (!files.add(module)) return;
        Matcher imported = Pattern.compile("^(?:import|export)[^;(]*from\\s*'(\\.[^']+)'", Pattern.MULTILINE)
                .matcher(Files.readString(module));
        while (imported.find()) collect(module.resolveSibling(imported.group(1)).normalize(), files);
    }
}
