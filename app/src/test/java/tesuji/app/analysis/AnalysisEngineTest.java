package tesuji.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What goes in and what comes out, line by line. Queries are written with ' for ". */
@Timeout(60)
final class AnalysisEngineTest {
    private static final String PLAIN = EngineRun.PLAIN;

    @TempDir
    private static Path folder;

    private static AnalysisNetwork network;

    @BeforeAll
    static void readNetwork() throws IOException {
        network = TinyNetwork.read(TinyNetwork.in(folder));
    }

    private static AnalysisEngine engine(int workers, boolean waits) {
        return new AnalysisEngine(network, TinyNetwork.queries(), new AnalysisEngine.Workers(workers, 1, waits));
    }

    private static List<JsonNode> answers(int workers, String... queries) {
        return EngineRun.answers(engine(workers, true), queries);
    }

    @Test
    void everyTurnIsAnsweredOnce() {
        List<JsonNode> answers =
                answers(2, "{'id':'q'," + PLAIN + ",'analyzeTurns':[0,1,2]}", "", "  ", "{'id':'r'," + PLAIN + "}");
        assertThat(answers)
                .extracting(line -> line.get("id").stringValue() + line.get("turnNumber"))
                .containsExactlyInAnyOrder("q0", "q1", "q2", "r2");
        assertThat(answers).allMatch(line -> !line.get("isDuringSearch").booleanValue());
    }

    /** One worker is busy with the first query while the others come in. */
    @Test
    void urgentTurnsComeFirst() throws IOException, InterruptedException {
        try (Conversation engine = new Conversation(1)) {
            engine.say("{'id':'long'," + PLAIN + ",'maxVisits':1000000,'reportDuringSearchEvery':0.01}");
            assertThat(engine.next().get("isDuringSearch").booleanValue()).isTrue();
            engine.say("{'id':'low'," + PLAIN + ",'priority':-1}");
            engine.say("{'id':'late'," + PLAIN + "}");
            engine.say("{'id':'high'," + PLAIN + ",'priority':1}");
            engine.say("{'id':'t','action':'terminate','terminateId':'long'}");
            List<String> order = new ArrayList<>();
            while (order.size() < 4) {
                JsonNode line = engine.next();
                boolean last = line.has("isDuringSearch")
                        && !line.get("isDuringSearch").booleanValue();
                if (last) order.add(line.get("id").stringValue());
            }
            assertThat(order).containsExactly("long", "high", "late", "low");
        }
    }

    @Test
    void rubbishIsAnsweredByOneLineEach() {
        List<JsonNode> answers = answers(
                1,
                "rubbish",
                "[1]",
                "{'id':5}",
                "{}",
                "{'id':'x'",
                "{'id':'e'," + PLAIN + ",'komi':'much'}",
                "{'id':'a','action':'dance'}",
                "[".repeat(5000),
                "{'id':'" + "x".repeat((1 << 22) + 5) + "'}",
                "{'id':'last'," + PLAIN + "}");
        assertThat(answers).hasSize(10);
        assertThat(error(answers, 0)).endsWith(" - could not parse input line as json request: rubbish");
        assertThat(error(answers, 1)).isEqualTo("Request line was valid json but was not an object, ignoring: [1]");
        assertThat(error(answers, 2)).isEqualTo("Request must have a string \"id\" field");
        assertThat(error(answers, 3)).isEqualTo("Request must have a string \"id\" field");
        assertThat(error(answers, 4)).contains("could not parse input line as json request");
        assertThat(answers.get(5).propertyNames()).containsExactlyInAnyOrder("error", "field", "id");
        assertThat(answers.get(5).get("field").stringValue()).isEqualTo("komi");
        assertThat(answers.get(6).propertyNames()).containsExactly("error");
        assertThat(error(answers, 6)).startsWith("'action' field must be 'query_version' or ");
        assertThat(error(answers, 7)).hasSizeLessThan(2000);
        assertThat(error(answers, 8)).hasSizeLessThan(2000).contains("4194304 characters");
        assertThat(answers.get(9).get("id").stringValue()).isEqualTo("last");
    }

    private static String error(List<JsonNode> answers, int index) {
        return answers.get(index).get("error").stringValue();
    }

    @Test
    void warningsComeBeforeTheAnswer() {
        List<JsonNode> answers = answers(1, "{'id':'q'," + PLAIN + ",'visits':3,'overrideSettings':{'x':1}}");
        assertThat(answers).hasSize(3);
        for (JsonNode warning : answers.subList(0, 2)) {
            assertThat(warning.propertyNames()).containsExactlyInAnyOrder("warning", "field", "id");
        }
        assertThat(answers.get(0).get("warning").stringValue()).isEqualTo("Unknown config params: x");
        assertThat(answers.get(1).get("field").stringValue()).isEqualTo("visits");
        assertThat(answers.get(2).has("rootInfo")).isTrue();
    }

    @Test
    void actionsRepeatTheQuery() {
        List<JsonNode> answers = answers(
                1,
                "{'id':'v','action':'query_version','more':[1,2]}",
                "{'id':'m','action':'query_models'}",
                "{'id':'c','action':'clear_cache'}",
                "{'id':'t','action':'terminate','terminateId':'nobody','turnNumbers':[3]}",
                "{'id':'a','action':'terminate_all'}");
        assertThat(answers.get(0).propertyNames())
                .containsExactlyInAnyOrder("id", "action", "more", "version", "git_hash");
        JsonNode model = answers.get(1).get("models").get(0);
        assertThat(model.propertyNames())
                .containsExactlyInAnyOrder(
                        "name", "internalName", "maxBatchSize", "usesHumanSLProfile", "version", "usingFP16");
        assertThat(model.get("name").stringValue()).endsWith("tiny.bin.gz");
        assertThat(model.get("version").intValue()).isEqualTo(8);
        assertThat(answers.get(2).propertyNames()).containsExactlyInAnyOrder("id", "action");
        assertThat(answers.get(3).get("terminateId").stringValue()).isEqualTo("nobody");
        assertThat(answers.get(4).get("id").stringValue()).isEqualTo("a");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'id':'t','action':'terminate'} | terminateId",
                "{'id':'t','action':'terminate','terminateId':3} | terminateId",
                "{'id':'t','action':'terminate','terminateId':'q','turnNumbers':3} | turnNumbers",
                "{'id':'t','action':'terminate_all','turnNumbers':['a']} | turnNumbers"
            })
    void actionsWithWrongFieldsAreRefused(String query, String field) {
        List<JsonNode> answers = answers(1, query);
        assertThat(answers).hasSize(1);
        assertThat(answers.get(0).propertyNames()).containsExactlyInAnyOrder("error", "field", "id");
        assertThat(answers.get(0).get("field").stringValue()).isEqualTo(field);
    }

    /** What is searched is answered with what is known, what waits at once with nothing. */
    @Test
    void turnsMayBeEndedAtAnyTime() throws IOException, InterruptedException {
        try (Conversation engine = new Conversation(1)) {
            engine.say("{'id':'q'," + PLAIN
                    + ",'analyzeTurns':[0,1,2],'maxVisits':1000000,'reportDuringSearchEvery':0.01}");
            assertThat(engine.next().get("turnNumber").intValue()).isZero();
            engine.say("{'id':'t','action':'terminate','terminateId':'q','turnNumbers':[2]}");
            JsonNode waiting = engine.nextThat("noResults");
            assertThat(waiting.get("turnNumber").intValue()).isEqualTo(2);
            assertThat(waiting.propertyNames())
                    .containsExactlyInAnyOrder("id", "turnNumber", "isDuringSearch", "noResults");
            assertThat(engine.nextThat("action").get("id").stringValue()).isEqualTo("t");
            engine.say("{'id':'all','action':'terminate_all'}");
            List<JsonNode> last = engine.rest();
            List<JsonNode> ends = last.stream()
                    .filter(line -> line.has("isDuringSearch")
                            && !line.get("isDuringSearch").booleanValue())
                    .toList();
            assertThat(ends).hasSize(2);
            assertThat(ends)
                    .anyMatch(line ->
                            line.has("noResults") && line.get("turnNumber").intValue() == 1);
            assertThat(ends)
                    .anyMatch(line -> line.has("rootInfo")
                            && line.get("rootInfo").get("visits").intValue() > 1
                            && line.get("turnNumber").intValue() == 0);
        }
    }

    /** KataGo's {@code -quit-without-waiting}. */
    @Test
    void theEndOfTheInputMayEndTheWork() {
        StringWriter out = new StringWriter();
        String query = "{'id':'q'," + PLAIN + ",'analyzeTurns':[0,1,2],'maxVisits':1000000}";
        engine(1, false).serve(new StringReader(query.replace('\'', '"')), out);
        assertThat(EngineRun.lines(out.toString()))
                .extracting(line -> line.get("turnNumber").intValue())
                .containsExactlyInAnyOrder(0, 1, 2);
    }

    @Test
    void lettersOfAllAlphabetsAreEscaped() {
        StringWriter out = new StringWriter();
        engine(1, true).serve(new StringReader("{\"id\":\"zażółć 囲碁\",\"action\":\"clear_cache\"}"), out);
        assertThat(out.toString().strip()).matches("\\p{ASCII}+");
        assertThat(EngineRun.lines(out.toString()).get(0).get("id").stringValue())
                .isEqualTo("zażółć 囲碁");
    }

    @Test
    void anEngineThatNobodyReadsEnds() throws IOException {
        Writer broken = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("closed");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        try (PipedWriter input = new PipedWriter();
                PipedReader in = new PipedReader(input, 1 << 16)) {
            input.write(("{'id':'q'," + PLAIN + "}\n").replace('\'', '"'));
            input.flush();
            assertThatThrownBy(() -> engine(1, true).serve(in, broken)).isInstanceOf(UncheckedIOException.class);
        }
    }

    @Test
    void manyQueriesAtOnceAreAllAnswered() {
        String[] queries = IntStream.range(0, 200)
                .mapToObj(i -> i % 10 == 3
                        ? "{'id':'t" + i + "','action':'terminate','terminateId':'q" + (i - 1) + "'}"
                        : "{'id':'q" + i + "'," + PLAIN + ",'maxVisits':5,'analyzeTurns':[0,2]}")
                .toArray(String[]::new);
        List<JsonNode> answers = answers(4, queries);
        assertThat(answers.stream().filter(line -> line.has("turnNumber"))).hasSize(360);
        assertThat(answers.stream().map(line -> line.get("id").stringValue() + line.get("turnNumber")))
                .doesNotHaveDuplicates();
    }

    /** An engine at work, and a client that waits for what it says. */
    private static final class Conversation implements AutoCloseable {
        private final PipedWriter input = new PipedWriter();
        private final BlockingQueue<JsonNode> output = new LinkedBlockingQueue<>();
        private final CompletableFuture<Void> end;

        Conversation(int workers) throws IOException {
            PipedReader in = new PipedReader(input, 1 << 16);
            AnalysisEngine engine = engine(workers, true);
            end = CompletableFuture.runAsync(() -> engine.serve(in, new Lines(output)));
        }

        void say(String query) throws IOException {
            input.write(query.replace('\'', '"') + "\n");
            input.flush();
        }

        JsonNode next() throws InterruptedException {
            JsonNode line = output.poll(30, TimeUnit.SECONDS);
            assertThat(line).as("an answer in time").isNotNull();
            return line;
        }

        JsonNode nextThat(String hasField) throws InterruptedException {
            JsonNode line = next();
            while (!line.has(hasField)) line = next();
            return line;
        }

        /** Everything until the engine ends, which it does when there is no more input. */
        List<JsonNode> rest() throws IOException {
            input.close();
            assertThat(end).succeedsWithin(30, TimeUnit.SECONDS);
            return List.copyOf(output);
        }

        @Override
        public void close() throws IOException {
            input.close();
        }
    }

    /** Takes whole lines, each of which is flushed. */
    private static final class Lines extends StringWriter {
        private final BlockingQueue<JsonNode> taken;

        Lines(BlockingQueue<JsonNode> taken) {
            this.taken = taken;
        }

        @Override
        public void flush() {
            taken.addAll(EngineRun.lines(toString()));
            getBuffer().setLength(0);
        }
    }
}
