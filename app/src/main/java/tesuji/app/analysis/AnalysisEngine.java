package tesuji.app.analysis;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import tesuji.gtp.LineReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers queries, line by line, until the input ends and everything that was asked has been answered. Nothing that
 * comes in ends it. One thread reads, others search, and each line of output is written at once.
 */
final class AnalysisEngine {
    /** Longer lines are refused; a game of a thousand moves has about 12,000 characters. */
    private static final int LONGEST_LINE = 1 << 22;

    /** So much of a line that cannot be read is repeated in the answer. */
    private static final int LONGEST_ECHO = 1000;

    /** Escapes keep the output readable whatever the encoding of the terminal is. */
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final AnalysisNetwork network;
    private final QueryReader queries;
    private final Workers workers;
    private final TurnQueue queue = new TurnQueue();
    private final CountDownLatch end;
    private final AtomicReference<IOException> unread = new AtomicReference<>();

    /**
     * How the work is shared out.
     *
     * @param turns that are searched at once
     * @param threads that search one turn together
     * @param waits whether turns that wait at the end of the input are still searched
     */
    record Workers(int turns, int threads, boolean waits) {}

    AnalysisEngine(AnalysisNetwork network, QueryReader queries, Workers workers) {
        this.network = network;
        this.queries = queries;
        this.workers = workers;
        end = new CountDownLatch(workers.turns());
    }

    /** Serves one client; an {@link UncheckedIOException} says that nobody reads the answers. */
    void serve(Reader in, Writer out) {
        Output output = new Output(out);
        AnalysisActions actions = new AnalysisActions(network, queue, output::write);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < workers.turns(); i++) threads.add(new Thread(() -> work(output), "analysis-" + i));
        threads.add(new Thread(() -> read(in, output, actions), "analysis-reader"));
        for (Thread thread : threads) {
            thread.setDaemon(true); // the reader may wait for input that never comes
            thread.start();
        }
        try {
            end.await();
        } catch (InterruptedException stopped) {
            threads.forEach(Thread::interrupt);
            Thread.currentThread().interrupt();
        }
        IOException broken = unread.get();
        if (broken != null) throw new UncheckedIOException(broken);
    }

    private void read(Reader in, Output output, AnalysisActions actions) {
        LineReader lines = new LineReader(in, LONGEST_LINE);
        try {
            for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                receive(line.get(), output, actions);
            }
        } catch (IOException broken) {
            // A broken input has ended, and the end is what follows.
        }
        if (!workers.waits()) actions.terminate(Optional.empty(), Optional.empty());
        queue.close();
    }

    private void receive(LineReader.Line line, Output output, AnalysisActions actions) {
        String text = line.text().strip();
        if (text.isEmpty()) return;
        if (line.cut()) {
            output.error("A line has at most " + LONGEST_LINE + " characters - could not parse input line as json"
                    + " request: " + echo(text));
            return;
        }
        JsonNode query;
        try {
            query = JSON.readTree(text);
        } catch (JacksonException garbled) {
            output.error(garbled.getOriginalMessage() + " - could not parse input line as json request: " + echo(text));
            return;
        }
        if (!(query instanceof ObjectNode object)) {
            output.error("Request line was valid json but was not an object, ignoring: " + echo(text));
            return;
        }
        if (!object.has("id") || !object.get("id").isString()) {
            output.error("Request must have a string \"id\" field");
            return;
        }
        answer(object.get("id").stringValue(), object, output, actions);
    }

    private void answer(String id, ObjectNode query, Output output, AnalysisActions actions) {
        try {
            if (query.has("action") && query.get("action").isString()) {
                actions.run(query.get("action").stringValue(), query);
            } else {
                begin(queries.read(id, new QueryFields(query)), output);
            }
        } catch (FieldException wrong) {
            String message = String.valueOf(wrong.getMessage());
            if (wrong.field().isEmpty()) output.error(message);
            else output.remark("error", id, wrong.field(), message);
        } catch (RuntimeException | Error unexpected) {
            output.remark("error", id, "", "internal error: " + unexpected);
        }
    }

    private static String echo(String text) {
        return text.length() <= LONGEST_ECHO ? text : text.substring(0, LONGEST_ECHO) + "…";
    }

    private void begin(AnalysisQuery query, Output output) {
        for (AnalysisQuery.Warning warning : query.warnings()) {
            output.remark("warning", query.id(), warning.field(), warning.text());
        }
        queue.add(query.turns().stream()
                .map(turn -> new AnalysisTurn(query, turn))
                .toList());
    }

    private void work(Output output) {
        try {
            for (Optional<AnalysisTurn> turn = queue.take(); turn.isPresent(); turn = queue.take()) {
                search(turn.get(), output);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            end.countDown();
        }
    }

    /** A turn is answered once, whatever happens. */
    private void search(AnalysisTurn turn, Output output) {
        if (!turn.begin()) return;
        boolean[] answered = {false};
        try {
            new TurnSearch(network, workers.threads(), line -> {
                        output.write(line);
                        answered[0] |= !line.get("isDuringSearch").booleanValue();
                    })
                    .run(turn);
        } catch (RuntimeException | Error unexpected) {
            output.remark("error", turn.query().id(), "", "internal error: " + unexpected);
        } finally {
            turn.end();
            if (!answered[0]) output.write(TurnAnswer.nothing(turn.query().id(), turn.number()));
            queue.answered(turn);
        }
    }

    /** Writes lines, from any thread. When nobody reads them any more, the engine ends. */
    private final class Output {
        private final Writer out;

        Output(Writer out) {
            this.out = out;
        }

        void error(String message) {
            write(JSON.createObjectNode().put("error", message));
        }

        /** An error or a warning about a field. */
        void remark(String kind, String id, String field, String message) {
            ObjectNode line = JSON.createObjectNode().put(kind, message);
            if (!field.isEmpty()) line.put("field", field);
            write(line.put("id", id));
        }

        synchronized void write(ObjectNode line) {
            if (unread.get() != null) return;
            try {
                out.write(JSON.writeValueAsString(line) + "\n");
                out.flush();
            } catch (IOException broken) {
                unread.set(broken);
                queue.open().forEach(AnalysisTurn::terminate);
                for (int i = 0; i < workers.turns(); i++) end.countDown();
            }
        }
    }
}
