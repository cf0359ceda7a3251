package tesuji.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/**
 * Queries that were sent to {@code katago analysis} 1.17.2 with the network g170-b6c96 and without symmetries, and what
 * it answered after one visit: rules, handicaps, passes, two moves in a row, points of view. Our answers have the same
 * fields of the same types and the same numbers.
 */
@Timeout(120)
final class KataGoAnswersTest {
    /** Numbers that everybody may choose. */
    private static final Set<String> HASHES = Set.of("thisHash", "symHash");

    private static String resource(String name) throws IOException {
        try (InputStream stream = Objects.requireNonNull(KataGoAnswersTest.class.getResourceAsStream(name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void answersAreThoseOfKataGo() throws IOException {
        Path file = Path.of(
                System.getProperty("tesuji.shared", "../shared"), "data/nets/g170-b6c96-s175395328-d26788732.bin.gz");
        assumeTrue(Files.isRegularFile(file), "the network is not here");
        AnalysisEngine engine = new AnalysisEngine(
                TinyNetwork.read(file), TinyNetwork.queries(), new AnalysisEngine.Workers(1, 1, true));
        List<JsonNode> ours = EngineRun.answers(engine, resource("queries.jsonl"));
        List<JsonNode> theirs = EngineRun.lines(resource("katago-answers.jsonl"));
        assertThat(ours).hasSameSizeAs(theirs);
        for (JsonNode expected : theirs) {
            JsonNode answer = ours.stream()
                    .filter(each -> each.get("id").equals(expected.get("id"))
                            && each.get("turnNumber").equals(expected.get("turnNumber")))
                    .findFirst()
                    .orElseThrow();
            compare(expected.get("id") + " " + expected.get("turnNumber"), answer, expected);
        }
    }

    private static void compare(String where, JsonNode answer, JsonNode expected) {
        if (expected.isNumber()) {
            double allowed = 2e-5 + 2e-4 * Math.abs(expected.doubleValue());
            assertThat(answer.isNumber()).as(where).isTrue();
            assertThat(answer.doubleValue()).as(where).isCloseTo(expected.doubleValue(), within(allowed));
        } else if (expected.isArray()) {
            assertThat(answer.size()).as(where).isEqualTo(expected.size());
            for (int i = 0; i < expected.size(); i++) compare(where + " " + i, answer.get(i), expected.get(i));
        } else if (expected.isObject()) {
            assertThat(new TreeSet<>(answer.propertyNames()))
                    .as(where)
                    .isEqualTo(new TreeSet<>(expected.propertyNames()));
            for (String name : expected.propertyNames()) {
                if (HASHES.contains(name)) continue;
                compare(where + " " + name, answer.get(name), expected.get(name));
            }
        } else {
            assertThat(answer).as(where).isEqualTo(expected);
        }
    }
}
