package tesuji.gtp.server;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringWriter;
import java.util.List;
import tesuji.gtp.toy.ToyEngine;

/** A server at work on a thread of its own, spoken to line by line. */
final class Dialogue implements AutoCloseable {
    private static final long TIMEOUT_MILLIS = 20_000;

    private final PipedWriter input = new PipedWriter();
    private final StringWriter output = new StringWriter();
    private final Thread serving;

    Dialogue(Session session, Command... more) throws IOException {
        PipedReader in = new PipedReader(input);
        Server server = new Server(session, ToyEngine.commands(List.of(more)));
        serving = new Thread(
                () -> {
                    try (session) {
                        server.serve(in, output);
                    }
                },
                "dialogue");
        serving.start();
    }

    void send(String line) throws IOException {
        input.write(line + "\n");
        input.flush();
    }

    /** Waits until at least this has been answered. */
    void awaitOutput(String wanted) throws InterruptedException {
        long begin = System.nanoTime();
        while (!output.toString().startsWith(wanted)) {
            boolean late = System.nanoTime() - begin > 1_000_000 * TIMEOUT_MILLIS;
            if (late) throw new AssertionError("no such answer; so far: " + output);
            Thread.sleep(1);
        }
    }

    /** Interrupts the serving thread from outside. */
    void interrupt() {
        serving.interrupt();
    }

    /** Ends the input and returns all that was answered. */
    String finish() throws IOException, InterruptedException {
        input.close();
        return awaitEnd();
    }

    /** Waits for the server to end by itself. */
    String awaitEnd() throws InterruptedException {
        serving.join(TIMEOUT_MILLIS);
        if (serving.isAlive()) throw new AssertionError("the server does not end; so far: " + output);
        return output.toString();
    }

    @Override
    public void close() throws IOException {
        input.close();
        serving.interrupt();
    }
}
